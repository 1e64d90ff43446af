"""Level 1: numbers. Shapes, terrain, sight, paths, formations on a measured table; no rules, no figures."""
