// Follows the great lanterns between a realm's quest and its map: one lantern for each task, and none without a task.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanternSpot } from '../../shared/src/maps/realmMap.ts';
import { readMapFile } from '../maps/readMap.ts';
import { type Issue, issueAt } from './issue.ts';
import type { LoadedRealm } from './loadRealm.ts';

interface MapLanterns {
  /** Path from the project root. */
  file: string;
  text: string;
  lanterns: readonly LanternSpot[];
}

/** The line on which the map file names this object; a Tiled id stands once on its own line. */
function lineOfObject(text: string, object: number): number {
  const at = text.search(new RegExp(`^\\s*"id": ?${object},?$`, 'm'));
  return at < 0 ? 1 : text.slice(0, at + 1).split('\n').length;
}

export function lanternIssues({ content, sources }: LoadedRealm, { file, text, lanterns }: MapLanterns): Issue[] {
  const { tasks } = content.quest;
  const missing = tasks.flatMap(({ id }, at) =>
    lanterns.some((lantern) => lantern.id === id)
      ? []
      : [issueAt(sources.quest, ['tasks', at, 'id'], `expected a point of class "lantern" named "${id}" in ${file}`)],
  );
  const known = tasks.map(({ id }) => id).join(', ');
  const idle = lanterns
    .filter((lantern) => !tasks.some(({ id }) => id === lantern.id))
    .map((lantern) => ({
      file,
      line: lineOfObject(text, lantern.object),
      path: `object ${lantern.object}`,
      message: `expected the lantern to have the id of a quest task (${known}), found "${lantern.id}"`,
    }));
  return [...missing, ...idle];
}

/** A map that is missing or broken is reported by `npm run maps`. */
export function lanternIssuesOnDisk(root: string, loaded: LoadedRealm): Issue[] {
  const { id } = loaded.content.realm;
  const file = `tiled-maps/${id}/${id}.tmj`;
  if (!existsSync(join(root, file))) return [];
  const text = readFileSync(join(root, file), 'utf8');
  const { map } = readMapFile(join(root, file), text);
  return map ? lanternIssues(loaded, { file, text, lanterns: map.lanterns }) : [];
}
