// Tests a work ground in a fake scene: what can be used when, taking, carrying, swapping, laying down, the bell, and packing up.
import type { MechanicSpot } from '@lanternwise/shared/maps/realmMap';
import { expect, it, vi } from 'vitest';
import type { CarriedThing, WorkGround } from '../../../bridge/events.ts';
import type { UsablePlace } from '../mechanic.ts';
import { createTestScene } from '../testing/testScene.ts';
import { layOutGround, rowsOf } from './groundLayout.ts';
import { create } from './workGround.ts';

const SPOT: MechanicSpot<'work-ground'> = {
  ...{ object: 1, id: 'sort', mechanic: 'work-ground', x: 100, y: 100, width: 320, height: 180, rotation: 0 },
  properties: {},
};

const thing = (id: string, at: string | null = null, mark: CarriedThing['mark'] = null): CarriedThing => ({
  ...{ id, at, mark },
  ...{ text: id.toUpperCase(), icon: null },
});

const ground = (things: readonly CarriedThing[], more: Partial<WorkGround> = {}): WorkGround => ({
  things,
  places: [
    { id: 'good', label: 'Good', icon: null },
    { id: 'bad', label: 'Bad', icon: null },
  ],
  ...{ isSingle: false, bell: 'Check', isOver: false, says: null },
  ...more,
});

function createTestGround() {
  const { scene, pictures, visible } = createTestScene();
  const player = { x: 200, y: 150, radius: 16 };
  const emit = vi.fn();
  const paces: number[] = [];
  let places: readonly UsablePlace[] = [];
  const mechanic = create({
    ...{ scene, spot: SPOT, emit, bodies: [player] },
    ...{
      isMotionReduced: () => false,
      character: () => ({ spot: { x: 40, y: 40 } }) as never,
      playerPicture: () => undefined,
      setWalls: () => undefined,
      playSound: () => undefined,
    },
    setPace: (share) => void paces.push(share),
    setPlaces: (now) => {
      places = now;
    },
  });
  return {
    mechanic,
    player,
    emit,
    paces,
    pictures,
    visible,
    usable: () => places.map(({ use, name }) => `${use} ${name}`),
  };
}

it('offers the things and the bell, and to who carries something the places alone', () => {
  const { mechanic, emit, paces, usable } = createTestGround();
  mechanic.command?.(ground([thing('a'), thing('b')]));
  expect(usable()).toEqual(['take A', 'take B', 'ring Check']);
  mechanic.use?.('thing:a');
  expect(emit).toHaveBeenLastCalledWith({ kind: 'taken', thing: 'a' });
  expect(usable()).toEqual(['put Good', 'put Bad']);
  expect(paces.at(-1)).toBeLessThan(1);
  mechanic.use?.('thing:b');
  expect(emit).toHaveBeenCalledTimes(1);
  mechanic.use?.('place:good');
  expect(emit).toHaveBeenLastCalledWith({ kind: 'put', thing: 'a', place: 'good' });
  expect(paces.at(-1)).toBe(1);
  mechanic.command?.(ground([thing('a', 'good'), thing('b')]));
  expect(usable()).toEqual(['take A', 'take B', 'ring Check']);
  mechanic.use?.('');
  expect(emit).toHaveBeenLastCalledWith({ kind: 'rung' });
});

it('takes the last thing out of a crate, but none that was right', () => {
  const { mechanic, emit, usable } = createTestGround();
  mechanic.command?.(ground([thing('a', 'good', 'right'), thing('b', 'good'), thing('c', 'bad', 'right')]));
  expect(usable()).toEqual(['take B', 'ring Check']);
  mechanic.use?.('place:bad');
  expect(emit).not.toHaveBeenCalled();
  mechanic.use?.('place:good');
  expect(emit).toHaveBeenLastCalledWith({ kind: 'taken', thing: 'b' });
});

it('swaps where a place holds one thing', () => {
  const { mechanic, emit, usable } = createTestGround();
  mechanic.command?.(ground([thing('a', 'good'), thing('b')], { isSingle: true }));
  mechanic.use?.('thing:b');
  mechanic.use?.('place:good');
  expect(emit).toHaveBeenLastCalledWith({ kind: 'put', thing: 'b', place: 'good' });
  mechanic.command?.(ground([thing('a'), thing('b', 'good')], { isSingle: true }));
  expect(usable()).toEqual(['put Good', 'put Bad']);
  mechanic.use?.('place:bad');
  expect(emit).toHaveBeenLastCalledWith({ kind: 'put', thing: 'a', place: 'bad' });
});

it('lays a thing down where the player stands, and only uses the key elsewhere for that', () => {
  const { mechanic, player, usable } = createTestGround();
  mechanic.command?.(ground([thing('a')]));
  expect(mechanic.keyElsewhere?.()).toBe(false);
  mechanic.use?.('thing:a');
  player.x = 250;
  mechanic.update?.(0, 0.016);
  expect(mechanic.keyElsewhere?.()).toBe(true);
  expect(usable()).toEqual(['take A', 'ring Check']);
});

it('lets go of what the window has put elsewhere, and of what is carried far away', () => {
  const { mechanic, player, usable } = createTestGround();
  mechanic.command?.(ground([thing('a'), thing('b')]));
  mechanic.use?.('thing:a');
  mechanic.command?.(ground([thing('a', 'bad'), thing('b')]));
  expect(usable()).toEqual(['take A', 'take B', 'ring Check']);
  mechanic.use?.('thing:b');
  player.x = 2000;
  mechanic.update?.(0, 0.016);
  expect(usable()).toEqual(['take A', 'take B', 'ring Check']);
});

it('keeps what is solved until the player has gone, and lays nothing out that was solved before', () => {
  const { mechanic, player, pictures, usable } = createTestGround();
  mechanic.command?.(ground([thing('a', 'good'), thing('b', 'bad')]));
  const all = pictures();
  mechanic.command?.(ground([thing('a', 'good', 'right'), thing('b', 'bad', 'right')], { isOver: true }));
  expect(usable()).toEqual([]);
  mechanic.update?.(0, 0.016);
  expect(pictures()).toBe(all);
  player.y = 900;
  mechanic.update?.(0, 0.016);
  expect(pictures()).toBe(0);
  mechanic.command?.(ground([thing('a', 'good', 'right')], { isOver: true }));
  expect(pictures()).toBe(0);
  mechanic.destroy();
});

it('shows nothing before its activity is begun', () => {
  const { mechanic, pictures, usable } = createTestGround();
  mechanic.command?.(null);
  expect([pictures(), usable()]).toEqual([0, []]);
});

it('shares its rectangle evenly, and no two of its things stand at one place', () => {
  expect([rowsOf(5, 3), rowsOf(6, 3), rowsOf(2, 5)]).toEqual([[3, 2], [3, 3], [2]]);
  for (const count of [2, 3, 4, 5]) {
    const { places, bell, things } = layOutGround(SPOT, count, 8);
    const all = [...places, bell, ...things];
    expect(new Set(all.map(({ x, y }) => `${x} ${y}`)).size).toBe(count + 9);
    for (const { x, y } of all) {
      expect(x).toBeGreaterThan(SPOT.x);
      expect(x).toBeLessThan(SPOT.x + SPOT.width);
      expect(y).toBeLessThanOrEqual(SPOT.y + SPOT.height);
    }
    // Nobody stands between the bell and the player in the first row.
    expect(Math.min(...places.map(({ x }) => Math.abs(x - bell.x)))).toBeGreaterThan(20);
  }
});

it('takes the line from over a head when the ground is empty again', () => {
  const { mechanic, visible } = createTestGround();
  const isSaid = () => [...visible].some(([key, is]) => key.startsWith('speech-') && is);
  mechanic.command?.(ground([thing('a')], { says: { by: 'wizard', line: 'Well done.', turn: 1 } }));
  mechanic.update?.(0, 0.1);
  expect(isSaid()).toBe(true);
  mechanic.command?.(null);
  mechanic.update?.(0, 0.3);
  expect(isSaid()).toBe(false);
});
