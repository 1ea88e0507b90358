// Tests the joke belt in a fake scene: a label needs a stand on a plate of the open switch, once for each switch, and never by walking across.
import type { CaptionLabel } from '@lanternwise/shared/activities/kit/captions/labels';
import { expect, it, vi } from 'vitest';
import type { MechanicContext, MechanicScene } from '../../../game/mechanics/mechanic.ts';
import { cardStop, chipPlaces, openSwitch, plateAt, plates } from './beltLayout.ts';
import { create } from './jokeBelt.ts';

const SPOT = { x: 680, y: 500 };
const plate = (what: keyof CaptionLabel, label: boolean) => {
  const found = plates(SPOT).find((one) => one.what === what && one.label === label)!;
  return { x: found.x + 20, y: found.y + 20 };
};
const ASIDE = { x: 600, y: 700 };

function createBelt(isStill = false) {
  const shown = new Set<object>();
  const image = () => {
    const added: Record<string, unknown> = {};
    for (const name of ['setScale', 'setDepth', 'setPosition', 'setAngle']) added[name] = () => added;
    added.destroy = () => void shown.delete(added);
    shown.add(added);
    return added;
  };
  const textures = { exists: () => false, remove: () => undefined, createCanvas: () => null };
  const player = { ...ASIDE, radius: 16 };
  const emit = vi.fn();
  const mechanic = create({
    ...{ scene: { add: { image }, textures } as unknown as MechanicScene, bodies: [player], emit },
    ...{ isMotionReduced: () => isStill, playSound: () => undefined, setWalls: () => undefined },
    spot: { id: 'belt', width: 390, height: 280, ...SPOT },
  } as unknown as MechanicContext<'joke-belt'>);
  const show = (id: string | null, labels: Partial<CaptionLabel> = {}, done = 0) =>
    mechanic.command?.({
      card: id === null ? null : { id, text: 'My sock left.', ...labels },
      notice: 'All done.',
      plates: [
        { what: 'funny', yes: 'Funny', no: 'Not funny' },
        { what: 'kind', yes: 'Kind', no: 'Unkind' },
      ],
      crates: [{ name: 'You', labels: Array.from({ length: done }, () => ({ funny: true, kind: true })) }],
    });
  /** Seconds in frames of a tenth. */
  const stand = (at: { x: number; y: number }, seconds: number) => {
    Object.assign(player, at);
    for (let passed = 0; passed < seconds; passed += 0.1) mechanic.update?.(0, 0.1);
  };
  return { mechanic, emit, show, stand, shown };
}

it('labels the caption by a stand on a plate, first funny, then kind', () => {
  const { emit, show, stand } = createBelt();
  show('sock');
  stand(ASIDE, 3);
  stand(plate('kind', true), 1);
  expect(emit).not.toHaveBeenCalled();
  stand(plate('funny', false), 1);
  expect(emit.mock.calls).toEqual([[{ kind: 'switched', caption: 'sock', what: 'funny', label: false }]]);
  show('sock', { funny: false });
  stand(plate('funny', false), 3);
  stand(plate('kind', true), 1);
  expect(emit).toHaveBeenCalledTimes(2);
  expect(emit).toHaveBeenLastCalledWith({ kind: 'switched', caption: 'sock', what: 'kind', label: true });
});

it('gives no label to who only walks across', () => {
  const { emit, show, stand } = createBelt();
  show('sock');
  stand(ASIDE, 2);
  stand(plate('funny', true), 0.3);
  stand(ASIDE, 0.1);
  expect(emit).not.toHaveBeenCalled();
});

it('counts who waits on the plate already when the caption comes, or when the label before is stored late', () => {
  const { emit, show, stand } = createBelt();
  stand(ASIDE, 0.1);
  stand(plate('funny', true), 1);
  show('sock');
  stand(plate('funny', true), 1.5);
  expect(emit).toHaveBeenCalledOnce();
  // On a slow machine the player is on the next plate before the belt hears of the first label.
  stand(plate('kind', true), 1);
  show('sock', { funny: true });
  stand(plate('kind', true), 2);
  expect(emit).toHaveBeenLastCalledWith({ kind: 'switched', caption: 'sock', what: 'kind', label: true });
});

it('asks those to come again whom it finds on a plate at first, or who stand there when the window changes a label', () => {
  const { emit, show, stand } = createBelt();
  show('sock');
  stand(plate('funny', true), 2);
  expect(emit).not.toHaveBeenCalled();
  stand(plate('kind', true), 2);
  show('sock', { funny: true });
  expect(emit).not.toHaveBeenCalled();
  stand(plate('kind', true), 2);
  expect(emit).not.toHaveBeenCalled();
  stand(ASIDE, 0.1);
  stand(plate('kind', true), 1);
  expect(emit).toHaveBeenCalledOnce();
});

it('works the same with motion reduced, without the ride', () => {
  const { emit, show, stand } = createBelt(true);
  show('sock');
  stand(ASIDE, 0.1);
  stand(plate('funny', true), 0.7);
  expect(emit).toHaveBeenCalledOnce();
});

it('draws four plates, a crate and a card, lets the labelled card ride away, and removes all it drew', () => {
  const { mechanic, show, stand, shown } = createBelt();
  show('sock');
  expect(shown.size).toBe(4 + 1 + 1);
  show('bus', {}, 1);
  expect(shown.size).toBe(4 + 1 + 2);
  stand(ASIDE, 4);
  expect(shown.size).toBe(4 + 1 + 1);
  show(null, {}, 2);
  stand(plate('funny', true), 2);
  mechanic.destroy();
  expect(shown.size).toBe(0);
});

it('has plates that do not overlap, over the place where the card waits, and room for every chip', () => {
  const all = plates(SPOT);
  for (const one of all) {
    const middle = { x: one.x + one.width / 2, y: one.y + one.height / 2 };
    expect(plateAt(all, middle)).toBe(one);
    expect(middle.x - SPOT.x).toBe(cardStop(one.what));
  }
  expect(openSwitch({ funny: true, kind: false })).toBeUndefined();
  expect(new Set(chipPlaces(24).map(({ x, y }) => `${x} ${y}`)).size).toBe(24);
  expect(Math.max(...chipPlaces(24).map(({ y }) => y))).toBeLessThan(45);
});
