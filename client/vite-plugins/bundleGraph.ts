// Walks the chunks of a finished build: which files load which others.
import type { Rollup } from 'vite';

export type Chunk = Rollup.OutputChunk & {
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> };
};

export const isChunk = (file: Rollup.OutputAsset | Rollup.OutputChunk): file is Chunk => file.type === 'chunk';

/** The file that a chunk is made for, without its query; '' for chunks that are shared. */
export const moduleOf = (chunk: Chunk): string => chunk.facadeModuleId?.split('?')[0] ?? '';

interface WalkOptions {
  /** File names of chunks that are loaded anyway. */
  known?: ReadonlySet<string>;
  /** Also follows what is imported while the page runs, except into chunks for which this returns false. */
  followsDynamic?: (chunk: Chunk) => boolean;
}

/** The chunks of `entries` and those that they import. */
export function withImports(
  bundle: Rollup.OutputBundle,
  entries: readonly Chunk[],
  { known = new Set(), followsDynamic }: WalkOptions = {},
): Chunk[] {
  const found = new Map<string, Chunk>();
  const waiting = entries.map(({ fileName }) => fileName);
  const isFollowed = (name: string) => {
    const file = bundle[name];
    return file !== undefined && isChunk(file) && followsDynamic?.(file) === true;
  };
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    const file = bundle[name];
    if (!file || !isChunk(file) || found.has(name) || known.has(name)) continue;
    found.set(name, file);
    waiting.push(...file.imports, ...file.dynamicImports.filter(isFollowed));
  }
  return [...found.values()];
}

/** The file names of styles, pictures and fonts that come with these chunks. */
export const filesWith = (chunks: readonly Chunk[]): string[] =>
  chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])]);
