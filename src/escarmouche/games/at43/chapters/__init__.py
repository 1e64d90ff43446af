"""The rules of AT-43, one module or folder for each chapter of the sheet."""
