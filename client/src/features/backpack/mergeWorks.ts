// Merges this browser's works with those of the backpack, by what both had at the last packing; what is replaced is handed back.
import type { Pack, PackedWork } from './pack.ts';
import type { LocalWork } from './works.ts';

export interface Side {
  works: ReadonlyMap<string, LocalWork>;
  /** Hashes of the works at the last packing or taking out on this device. */
  packed: ReadonlyMap<string, string>;
  /** What was removed here on purpose in this visit. */
  removed: ReadonlySet<string>;
}

export interface Merged {
  /** What the backpack holds from now on. */
  pack: Pack;
  hasNews: boolean;
  /** What this browser writes and removes. */
  write: ReadonlyMap<string, string>;
  remove: readonly string[];
  /** What lost: of here or of the backpack, where both had changed. */
  replaced: ReadonlyMap<string, PackedWork>;
}

interface Draft {
  works: Map<string, PackedWork>;
  gone: Map<string, number>;
  write: Map<string, string>;
  remove: string[];
  replaced: Map<string, PackedWork>;
}

/** @param hash tells whether two texts are the same */
export function mergeWorks(
  here: Side,
  there: Pack,
  { now, hash }: { now: number; hash(text: string): string },
): Merged {
  const draft: Draft = {
    works: new Map(there.works),
    gone: new Map(there.gone),
    write: new Map(),
    remove: [],
    replaced: new Map(),
  };
  for (const name of new Set([...here.works.keys(), ...there.works.keys()])) {
    const local = here.works.get(name);
    const remote = there.works.get(name);
    const packed = here.packed.get(name);
    if (local && remote) mergeBoth(draft, name, { local, remote, packed, now, hash });
    else if (local) mergeLocal(draft, name, { local, isUnchanged: packed === hash(local.text), now });
    else if (remote && here.removed.has(name) && packed === hash(remote.text)) {
      draft.works.delete(name);
      draft.gone.set(name, now);
    } else if (remote) draft.write.set(name, remote.text);
  }
  const { works, gone, ...changes } = draft;
  return { pack: { id: there.id, works, gone }, hasNews: isChanged(draft, there), ...changes };
}

interface Both {
  local: LocalWork;
  remote: PackedWork;
  packed: string | undefined;
  now: number;
  hash(text: string): string;
}

function mergeBoth(draft: Draft, name: string, { local, remote, packed, now, hash }: Both): void {
  if (local.text === remote.text) return;
  const isOnlyThere = packed === hash(local.text);
  const isOnlyHere = packed === hash(remote.text);
  const isNewerThere = !isOnlyHere && local.at !== undefined && remote.at > local.at;
  const at = local.at ?? now;
  if (isOnlyThere || isNewerThere) {
    draft.write.set(name, remote.text);
    if (!isOnlyThere) draft.replaced.set(name, { text: local.text, at });
    return;
  }
  draft.works.set(name, { text: local.text, at });
  if (!isOnlyHere) draft.replaced.set(name, remote);
}

/** Only here: new, or removed on another device since. */
function mergeLocal(
  draft: Draft,
  name: string,
  { local, isUnchanged, now }: { local: LocalWork; isUnchanged: boolean; now: number },
): void {
  const at = local.at ?? now;
  if (isUnchanged && draft.gone.has(name)) {
    draft.remove.push(name);
    draft.replaced.set(name, { text: local.text, at });
    return;
  }
  draft.gone.delete(name);
  draft.works.set(name, { text: local.text, at });
}

const isChanged = ({ works, gone }: Draft, there: Pack): boolean =>
  works.size !== there.works.size ||
  gone.size !== there.gone.size ||
  [...works].some(([name, { text }]) => there.works.get(name)?.text !== text);
