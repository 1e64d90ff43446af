"""Movement: actions that change place, ways in, transports, ice and water."""
