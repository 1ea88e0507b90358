// Tests which ground is under the feet: the topmost known terrain, or a bridge over it.

import path from 'node:path';
import { expect, it } from 'vitest';
import { readMapFile } from '../../../../scripts/maps/readMap.ts';
import { createGround } from './ground.ts';

const file = path.resolve(import.meta.dirname, '../../../../tiled-maps/ai-adventure-park/ai-adventure-park.tmj');
const { map } = readMapFile(file);
if (!map) throw new Error('the park cannot be read');
const groundAt = createGround(map);
const cells = new Array(map.columns * map.rows).fill(0).map((_, cell) => cell);
const centre = (cell: number) => ({
  x: ((cell % map.columns) + 0.5) * map.tileSize,
  y: (Math.floor(cell / map.columns) + 0.5) * map.tileSize,
});

it('knows a ground for every spot of the park, and several different ones', () => {
  const sounds = cells.map((cell) => groundAt(centre(cell)));
  expect(sounds).not.toContain(undefined);
  expect(new Set(sounds)).toEqual(new Set(['grass', 'path', 'stone', 'wood']));
});

it('is stone on the plaza around the start', () => {
  const plaza = map.tileLayers.find(({ name }) => name.includes('plaza'));
  const cell = plaza?.tiles.findIndex((gid) => gid !== 0) ?? 0;
  expect(groundAt(centre(cell))).toBe('stone');
});

it('is wood on a pier', () => {
  const pier = map.props.find(({ frame }) => frame === 'pier');
  expect(pier && groundAt({ x: pier.x + pier.width / 2, y: pier.y - pier.height / 2 })).toBe('wood');
});

it('is unknown outside the map', () => {
  expect(groundAt({ x: 0, y: map.height + 500 })).toBeUndefined();
});
