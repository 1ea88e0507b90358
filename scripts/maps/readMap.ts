// Reads a map file and its tilesets from disk: for the validator, the pictures and the dev server.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ParsedMap, parseRealmMap } from '../../shared/src/maps/parseRealmMap.ts';

/** The map's parse, and every file it was read from. */
export interface MapFile extends ParsedMap {
  files: string[];
}

/** `text` overrides what is on disk (the dev server reads a file that is being written with care). */
export function readMapFile(file: string, text = readFileSync(file, 'utf8')): MapFile {
  const name = path.basename(file);
  const files = [file];
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    const message = `not JSON: ${error instanceof Error ? error.message : String(error)}. Save it again in Tiled`;
    return { map: undefined, problems: [{ map: name, message, level: 'error' }], files };
  }
  const load = (source: string): unknown => {
    const read = path.resolve(path.dirname(file), source);
    if (!files.includes(read)) files.push(read);
    try {
      return JSON.parse(readFileSync(read, 'utf8'));
    } catch {
      return undefined;
    }
  };
  const parsed = parseRealmMap(name, raw, { findTileset: load, findTemplate: load });
  return { ...parsed, files };
}
