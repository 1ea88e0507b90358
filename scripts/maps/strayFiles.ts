// Tells of Tiled's files beside the maps that the game never reads: worlds, XML, and maps under another name than their folder's.
import path from 'node:path';
import type { MapProblem } from '../../shared/src/maps/realmMap.ts';

const JSON_INSTEAD: Readonly<Record<string, string>> = {
  '.tmx':
    'a map in XML, which the game does not read; in Tiled choose File > Save As and the type "JSON map files (*.tmj)"',
  '.tsx':
    'a tileset in XML, which the game does not read; in Tiled open it, choose File > Save As and the type "JSON tileset files (*.tsj)"',
  '.tx': 'a template in XML, which the game does not read; in Tiled save it with the type "JSON template files (*.tj)"',
};

/** What new realms begin with. */
const TEMPLATES = 'templates';

/** `file` = relative to tiled-maps, with slashes; undefined for a file that is read or is none of Tiled's. */
function describeStray(file: string): string | undefined {
  const { dir, name, ext } = path.posix.parse(file);
  if (ext === '.world')
    return 'a world of several maps, which the game does not read: each realm is a map of its own, and an arrow (an object of class "exit") leads to the next';
  if (ext === '.tmj' && dir !== name && dir !== TEMPLATES) {
    const realm = path.posix.basename(dir) || name;
    return `a map that no realm loads; a realm's map is called like its folder: tiled-maps/${realm}/${realm}.tmj`;
  }
  return JSON_INSTEAD[ext];
}

/** Warnings; `files` are relative to tiled-maps. */
export const strayFiles = (files: readonly string[]): MapProblem[] =>
  files.flatMap((file) => {
    const stray = describeStray(file.replaceAll('\\', '/'));
    return stray === undefined ? [] : [{ map: file, message: `this is ${stray}`, level: 'warning' as const }];
  });
