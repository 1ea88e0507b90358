// Finds the names of what Tiled hides in a raw map: the game leaves it out, and messages about missing names say where it is.
import type { HiddenThing } from '../realmMap.ts';
import { isRecord, type Json, recordsOf } from './fieldRules.ts';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Its Name, and the properties by which content knows a prop. */
function namesOf({ name, properties }: Json): string[] {
  const named = recordsOf(properties).filter((property) => property.name === 'board' || property.name === 'swap');
  return [name, ...named.map(({ value }) => value)].filter(
    (each) => typeof each === 'string' && each !== '',
  ) as string[];
}

export function hiddenNames(raw: unknown): HiddenThing[] {
  return recordsOf(isRecord(raw) ? raw.layers : undefined).flatMap((layer) => {
    const isLayerHidden = layer.visible === false;
    return recordsOf(layer.objects)
      .filter((object) => isLayerHidden || object.visible === false)
      .flatMap((object) =>
        namesOf(object).map((name) => ({
          ...{ name, object: numberOf(object.id), x: numberOf(object.x), y: numberOf(object.y) },
          ...(isLayerHidden && { layer: String(layer.name ?? '') }),
        })),
      );
  });
}
