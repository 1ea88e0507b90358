// Fills in objects that were placed from a Tiled template: the map file holds only what differs.
import { readFileSync } from 'node:fs';
import path from 'node:path';

interface RawObject {
  template?: string;
  properties?: { name: string }[];
  [key: string]: unknown;
}
interface RawMap {
  layers?: { objects?: RawObject[] }[];
}

/** Changes `raw` in place; answers the template files that were read. A missing template leaves its objects as they are. */
export function resolveTemplates(raw: unknown, mapFile: string): string[] {
  const files = new Set<string>();
  const layers = (raw as RawMap | null)?.layers;
  for (const layer of Array.isArray(layers) ? layers : []) {
    if (!Array.isArray(layer.objects)) continue;
    layer.objects = layer.objects.map((object) => {
      if (typeof object.template !== 'string') return object;
      const file = path.resolve(path.dirname(mapFile), object.template);
      files.add(file);
      return mergeTemplate(readTemplate(file), object);
    });
  }
  return [...files];
}

function readTemplate(file: string): RawObject {
  try {
    return (JSON.parse(readFileSync(file, 'utf8')) as { object?: RawObject }).object ?? {};
  } catch {
    return {};
  }
}

function mergeTemplate(template: RawObject, object: RawObject): RawObject {
  const own = object.properties ?? [];
  const inherited = (template.properties ?? []).filter(({ name }) => !own.some((each) => each.name === name));
  return { ...template, ...object, properties: [...inherited, ...own] };
}
