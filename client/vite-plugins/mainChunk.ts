// Puts everything that the entry of the site imports statically into one chunk: forty small files cost forty round trips.
import type { Plugin } from 'vite';

const ENTRY = /\/client\/src\/app\/main\.tsx$/;

/** `inMainChunk` tells the bundler, after the plugin has seen all modules, which of them belong to that chunk. */
export function mainChunk(): { plugin: Plugin; inMainChunk: (id: string) => boolean } {
  const modules = new Set<string>();
  const plugin: Plugin = {
    name: 'lanternwise:main-chunk',
    apply: 'build',
    buildEnd() {
      modules.clear();
      const entry = [...this.getModuleIds()].find((id) => ENTRY.test(id));
      const waiting = entry === undefined ? [] : [entry];
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        // The entry itself stays outside: other entries that share a module must not start the site.
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) {
          if (modules.has(imported)) continue;
          modules.add(imported);
          waiting.push(imported);
        }
      }
    },
  };
  return { plugin, inMainChunk: (id) => modules.has(id) };
}
