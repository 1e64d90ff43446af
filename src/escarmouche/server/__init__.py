"""The table in the browser: routes, rooms, store and messages. It holds no rule of any game."""
