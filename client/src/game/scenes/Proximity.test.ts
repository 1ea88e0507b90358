// Tests what can be used where several things are in reach: the nearest, unless one has walked to another.
import { expect, it, vi } from 'vitest';
import { Proximity } from './Proximity.ts';

// It loads the engine.
vi.mock('./RealmObjects.ts', () => ({ toPlace: (entity: object) => entity }));

const port = { on: () => () => undefined, emit: () => undefined };
const thing = (id: string, x: number) => ({ id, kind: 'npc', x, y: 0, size: 40, isUsable: true });

function proximityOf(...entities: ReturnType<typeof thing>[]): Proximity {
  const [world, objects] = [{ port }, { entities, findNpc: () => undefined }] as unknown as ConstructorParameters<
    typeof Proximity
  >;
  return new Proximity(world, objects, { x: 0, y: 0 });
}

it('finds the nearest in reach', () => {
  expect(proximityOf(thing('tile', 10), thing('guide', 30)).nearest()?.id).toBe('tile');
  expect(proximityOf(thing('far', 400)).nearest()).toBeUndefined();
});

it('prefers what one has walked to, as long as it is in reach and until one walks on', () => {
  const proximity = proximityOf(thing('tile', 10), thing('guide', 30), thing('far', 400));
  proximity.seek('guide');
  expect(proximity.nearest()?.id).toBe('guide');
  proximity.seek('far');
  expect(proximity.nearest()?.id).toBe('tile');
  proximity.seek(undefined);
  expect(proximity.nearest()?.id).toBe('tile');
});
