// Compares the names that a realm's content uses with those on its map: told where the content, or else the map, says them.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkReferences } from '../../shared/src/maps/checkReferences.ts';
import type { MapUse } from '../../shared/src/maps/mapNames.ts';
import { mapUses } from '../../shared/src/maps/mapUses.ts';
import type { RealmMap } from '../../shared/src/maps/realmMap.ts';
import { readMapFile } from '../maps/readMap.ts';
import { type Issue, issueAt, type Source } from './issue.ts';
import type { LoadedRealm } from './loadRealm.ts';

interface FoundMap {
  /** Path from the project root. */
  file: string;
  text: string;
  map: RealmMap;
}

function sourceOf({ sources }: LoadedRealm, { part, id = '' }: MapUse['by']): Source | undefined {
  if (part === 'realm' || part === 'quest') return sources[part];
  return sources[part][id];
}

/** The line on which the map file names this object; a Tiled id stands once on its own line. */
function lineOfObject(text: string, object: number | undefined): number {
  const at = object === undefined ? -1 : text.search(new RegExp(`^\\s*"id": ?${object},?$`, 'm'));
  return at < 0 ? 1 : text.slice(0, at + 1).split('\n').length;
}

export function mapReferenceIssues(loaded: LoadedRealm, { file, text, map }: FoundMap): Issue[] {
  return checkReferences(map, mapUses(loaded.content)).map(({ use, object, message }) => {
    const source = use && sourceOf(loaded, use.by);
    if (source) return issueAt(source, use.by.path, `${file}: ${message}`);
    return { file, line: lineOfObject(text, object), path: `object ${object}`, message };
  });
}

/** A map that is missing or broken is reported by `npm run maps`. */
export function mapReferenceIssuesOnDisk(root: string, loaded: LoadedRealm): Issue[] {
  const { id } = loaded.content.realm;
  const file = `tiled-maps/${id}/${id}.tmj`;
  if (!existsSync(join(root, file))) return [];
  const text = readFileSync(join(root, file), 'utf8');
  const { map } = readMapFile(join(root, file), text);
  return map ? mapReferenceIssues(loaded, { file, text, map }) : [];
}
