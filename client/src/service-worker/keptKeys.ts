// Which kept copy answers a request: by its path, and of files that two builds hold in two versions this build's own.
import { isVersioned, withoutVersion } from '../features/offline/builtNames.ts';

/** From the paths that pages ask for to the keys of the cache. */
export type KeptKeys = ReadonlyMap<string, string>;

/** `planned` holds the addresses of this build's plan; undefined where there is none, as before the first realm is taken along. */
export function keysByPath(kept: readonly string[], planned: ReadonlySet<string> | undefined): KeptKeys {
  const isOwn = (url: string) => planned === undefined || planned.has(url);
  return new Map(
    kept.flatMap((url): [string, string][] => {
      if (!isVersioned(url)) return [[url, url]];
      return isOwn(url) ? [[withoutVersion(url), url]] : [];
    }),
  );
}

/** The query of a picture names an attempt at loading it, the one of Python's worker decides its rights. */
export function keyOf(path: string, kept: KeptKeys): string | undefined {
  const key = kept.get(path);
  if (key !== undefined) return key;
  const bare = path.split('?', 1)[0] ?? path;
  return bare.endsWith('.js') ? undefined : kept.get(bare);
}
