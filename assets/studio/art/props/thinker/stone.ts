import { material } from '../../core/material.ts';
import { bricks, shiny } from '../../core/materials.ts';
import { PALETTE } from '../../core/palette.ts';
import { cylinder, group, place, type Shape } from '../../core/shapes.ts';

export const CYAN = '#5fe6e0';
export const gold = shiny(PALETTE.gold);
export const paleStone = bricks('#e2dcf0', 8);
export const SERIES = [PALETTE.red, PALETTE.yellow, PALETTE.teal, PALETTE.sky, PALETTE.purple];

export const column = (x: number, y: number, height: number): Shape =>
  group(
    place([x, y, 3], cylinder(6.4, 3, 1, material('#f3ecfb'))),
    place([x, y, height / 2], cylinder(4.4, height / 2, 1, material('#fbf6ee'))),
    place([x, y, height - 2], cylinder(6, 3, 1, gold)),
  );
