// Tests the pages beside the river: one is taken, thrown over the water, told once it lands, and nothing is left behind.
import { expect, it, vi } from 'vitest';
import type { MechanicContext, UsablePlace } from '../../../game/mechanics/mechanic.ts';
import { createTestScene } from '../../../game/mechanics/testing/testScene.ts';
import { create } from './riverPages.ts';

const PAGES = [
  { id: 'fog', title: 'The fog' },
  { id: 'boats', title: 'The boats' },
];

function createPages() {
  const { scene, pictures } = createTestScene();
  const [emit, playSound] = [vi.fn(), vi.fn()];
  let places: readonly UsablePlace[] = [];
  const player = { x: 40, y: 60 };
  const mechanic = create({
    ...{ scene, emit, playSound, bodies: [player], isMotionReduced: () => false },
    setPlaces: (next: readonly UsablePlace[]) => {
      places = next;
    },
    spot: { id: 'river-pages', x: 0, y: 0, width: 120, height: 30, properties: { splashX: -60, splashY: 80 } },
  } as unknown as MechanicContext<'river-pages'>);
  mechanic.command?.({ pages: PAGES, river: 'The river', thrown: null });
  return { mechanic, emit, pictures, player, places: () => places };
}

it('gives a page into the hands, then only the river, and says what landed in it', () => {
  const { mechanic, emit, places, pictures } = createPages();
  expect(places().map(({ id, use }) => `${use} ${id}`)).toEqual(['take fog', 'take boats']);
  mechanic.use?.('boats');
  expect(places().map(({ name, use }) => `${use} ${name}`)).toEqual(['throw The river']);
  mechanic.use?.('/river');
  mechanic.update?.(0, 0.1);
  expect(emit).not.toHaveBeenCalled();
  for (let step = 0; step < 10; step += 1) mechanic.update?.(0, 0.1);
  expect(emit.mock.calls).toEqual([[{ thrown: 'boats' }]]);
  mechanic.command?.({ pages: PAGES, river: 'The river', thrown: 'boats' });
  expect(places().map(({ id }) => id)).toEqual(['fog']);
  for (let step = 0; step < 20; step += 1) mechanic.update?.(0, 0.1);
  mechanic.destroy();
  expect(pictures()).toBe(0);
});

it('lays a page back that is carried far away', () => {
  const { mechanic, places, player } = createPages();
  mechanic.use?.('fog');
  player.x = 900;
  mechanic.update?.(0, 0.1);
  expect(places().map(({ id }) => id)).toEqual(['fog', 'boats']);
});
