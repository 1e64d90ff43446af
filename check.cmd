@echo off
where /q py
if errorlevel 1 goto plain
py -3 "%~dp0check" %*
exit /b %errorlevel%
:plain
python "%~dp0check" %*
exit /b %errorlevel%
