"""The rules of Frostbite in the order of its sheet: planning, missions, debriefing, climate."""
