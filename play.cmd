@echo off
where /q py
if errorlevel 1 goto plain
py -3 "%~dp0play" %*
exit /b %errorlevel%
:plain
python "%~dp0play" %*
exit /b %errorlevel%
