// Puts everything that the entry of the site imports statically into one chunk: forty small files cost forty round trips.
import type { Plugin, Rollup } from 'vite';

const ENTRY = /\/client\/src\/app\/main\.tsx$/;
/** Imports every icon there is; which of them a file uses stands in its own import statement. */
const ICONS = /\/lucide-react\.mjs$/;

/** The file names of the icons that a module imports: `import { ChevronDown } from "lucide-react"` → chevron-down.mjs. */
function iconFiles(code: string, iconIndex: string): string[] {
  const names = [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''),
  );
  return names.flatMap((name) => {
    const statement = iconIndex
      .split('\n')
      .find((line) => line.includes(`default as ${name} `) || line.includes(`default as ${name},`));
    return /'\.\/(icons\/[\w-]+\.mjs)'/.exec(statement ?? '')?.[1] ?? [];
  });
}

/** The modules that `id` imports and needs. */
function neededImports(context: Rollup.PluginContext, id: string): readonly string[] {
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {};
  return importedIds.flatMap((imported) => {
    if (!ICONS.test(imported)) return imported;
    const folder = imported.replace(ICONS, '/');
    return iconFiles(code ?? '', context.getModuleInfo(imported)?.code ?? '').map((file) => folder + file);
  });
}

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
        for (const imported of neededImports(this, id)) {
          if (modules.has(imported)) continue;
          modules.add(imported);
          waiting.push(imported);
        }
      }
    },
  };
  return { plugin, inMainChunk: (id) => modules.has(id) };
}
