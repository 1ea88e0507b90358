// Finds the maps of the realms: a folder each, with a map of the same name.
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './atlasFiles.ts';

export const MAPS = path.join(ROOT, 'tiled-maps');

export const mapFiles = (): { realm: string; file: string }[] =>
  readdirSync(MAPS)
    .sort()
    .map((realm) => ({ realm, file: path.join(MAPS, realm, `${realm}.tmj`) }))
    .filter(({ file }) => existsSync(file) && statSync(file).isFile());
