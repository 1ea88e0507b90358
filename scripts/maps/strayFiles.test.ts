// Tests that no file of Tiled lies beside the maps unread and untold.
import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MAPS } from './mapFiles.ts';
import { strayFiles } from './strayFiles.ts';

it.each([
  ['harbour/harbour.world', 'a world of several maps'],
  ['harbour.tmx', 'JSON map files'],
  ['tilesets/roofs.tsx', 'JSON tileset files'],
  ['templates/lamp.tx', 'JSON template files'],
  ['harbour/harbor.tmj', 'harbour/harbour.tmj'],
  ['harbour.tmj', 'harbour/harbour.tmj'],
  ['old/harbour/harbour.tmj', 'tiled-maps/harbour/harbour.tmj'],
])('tells of %s', (file, words) => {
  expect(strayFiles([file])).toMatchObject([{ map: file, message: expect.stringContaining(words), level: 'warning' }]);
});

it('says nothing of what is read, nor of our own folder', () => {
  expect(strayFiles(['demo/demo.tmj', 'tilesets/park.tsj', 'README.md', 'guide/live.jpg'])).toEqual([]);
  expect(strayFiles(readdirSync(MAPS, { recursive: true, encoding: 'utf8' }))).toEqual([]);
});
