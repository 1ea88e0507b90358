// Fills in objects that were placed from a Tiled template: the map file holds only what differs.

interface RawObject {
  template?: string;
  properties?: { name: string }[];
  [key: string]: unknown;
}
interface RawMap {
  layers?: { objects?: RawObject[] }[];
}

/** Returns the parsed JSON of a template by its path relative to the map; undefined if it is missing. */
export type TemplateLoader = (source: string) => unknown;

/** Changes `raw` in place. A missing template leaves its objects as they are. */
export function resolveTemplates(raw: unknown, findTemplate: TemplateLoader): void {
  const layers = (raw as RawMap | null)?.layers;
  for (const layer of Array.isArray(layers) ? layers : []) {
    if (!Array.isArray(layer?.objects)) continue;
    layer.objects = layer.objects.map((object) => {
      if (typeof object?.template !== 'string') return object;
      return mergeTemplate((findTemplate(object.template) as { object?: RawObject } | undefined)?.object ?? {}, object);
    });
  }
}

const propertiesOf = ({ properties }: RawObject) => (Array.isArray(properties) ? properties : []);

function mergeTemplate(template: RawObject, object: RawObject): RawObject {
  const own = propertiesOf(object);
  const inherited = propertiesOf(template).filter(({ name }) => !own.some((each) => each?.name === name));
  return { ...template, ...object, properties: [...inherited, ...own] };
}
