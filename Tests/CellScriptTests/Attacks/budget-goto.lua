-- expect: timeout
-- a loop of gotos without a call
::again::
goto again
