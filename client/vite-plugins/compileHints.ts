// Marks the scripts of a realm's first frame, whose functions V8 then compiles while they arrive, off the main thread, instead of each at its first call.
import type { Plugin } from 'vite';
import { isChunk, withImports } from './bundleGraph.ts';
import { siteEntry, stageChunks } from './realmPreloads.ts';

/** Chrome 136 and later read it in a script's first line; for all others it is a comment. */
const HINT = '//# allFunctionsCalledOnLoad\n';

export function compileHints(): Plugin {
  return {
    name: 'lanternwise:compile-hints',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter(isChunk);
        const known = new Set(withImports(bundle, siteEntry(chunks)).map(({ fileName }) => fileName));
        for (const chunk of withImports(bundle, stageChunks(chunks), { known })) chunk.code = HINT + chunk.code;
      },
    },
  };
}
