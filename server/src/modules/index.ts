// Finds the modules of the server: each folder with a plugin.ts, in the order of their names.
import { existsSync, readdirSync } from 'node:fs';
import type { ModulePlugin } from '../appContext.ts';

const DISPLAY_NAME = Symbol.for('fastify.display-name');

const hasPlugin = (name: string) => existsSync(`${import.meta.dirname}/${name}/plugin.ts`);

let loaded: Promise<ModulePlugin[]> | undefined;

/**
 * Routes do not depend on the order. Work at start does: `accounts` purges what a backup brought back before anything reads it, and
 * `progress` fills in the summaries that `reports` needs.
 */
export function loadModules(): Promise<ModulePlugin[]> {
  loaded ??= importModules();
  return loaded;
}

async function importModules(): Promise<ModulePlugin[]> {
  const names = readdirSync(import.meta.dirname)
    .filter(hasPlugin)
    .sort();
  const modules: { plugin: ModulePlugin }[] = await Promise.all(names.map((name) => import(`./${name}/plugin.ts`)));
  // Without a name, Fastify looks for the function in all that Node has loaded.
  return modules.map(({ plugin }, index) => Object.assign(plugin, { [DISPLAY_NAME]: names[index] }));
}
