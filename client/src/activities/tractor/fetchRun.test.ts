// Tests a program of the fields on other ground: where the stick is thrown, how each field's program goes, and how it ends.
import { buildProgram, FIELD_PROGRAMS } from '@lanternwise/shared/activities/tractor/solutions';
import { spotAt } from '@lanternwise/shared/maps/ground';
import { expect, it } from 'vitest';
import { drawGround } from '../testing/drawGround.ts';
import { runFetch, throwStick } from './fetchRun.ts';

const solution = (field: string) => FIELD_PROGRAMS[field]!.solution;
const LAWN = `
  ............
  ............
  P...........
  ...W...S....
  ............
  ............
  ............`;

it('throws to another place each turn, on free ground and not at the player, the same after the same turn', () => {
  const { ground } = drawGround(LAWN);
  const throws = Array.from({ length: 40 }, (_, turn) => throwStick(ground, turn));
  for (const thrown of throws) {
    expect(thrown && spotAt(ground, thrown.stick)).not.toBeNull();
    expect(thrown?.stick).not.toEqual(ground.player);
    expect(thrown?.stick).not.toEqual(ground.companion);
  }
  expect(new Set(throws.map((thrown) => JSON.stringify(thrown?.stick))).size).toBeGreaterThan(12);
  expect(new Set(throws.map((thrown) => thrown?.heading)).size).toBe(4);
  expect(throwStick(ground, 7)).toEqual(throws[7]);
});

it('does not throw where there is no room', () => {
  expect(throwStick(drawGround('WP').ground, 0)).toBeUndefined();
});

it('brings a stick that lies in its way, and goes no farther', () => {
  const { ground, at } = drawGround(LAWN);
  const { end, moves, steps } = runFetch(solution('long-row'), ground, { stick: at('S'), heading: 'east' });
  expect({ end, moves }).toEqual({ end: 'brought', moves: 4 });
  expect(steps.at(-1)).toEqual({ step: 'take' });
  expect(steps.filter(({ step }) => step === 'hop')).toHaveLength(3);
});

it('does what is written and no more where the stick lies elsewhere', () => {
  const { ground, at } = drawGround(LAWN);
  const run = runFetch(solution('first-furrow'), ground, { stick: at('S'), heading: 'east' });
  expect(run).toMatchObject({ end: 'finished', moves: 3 });
});

it('stops where the child would not see it any more', () => {
  const { ground, at } = drawGround(`${'.'.repeat(20)}\nPW${'.'.repeat(16)}S.`);
  const far = buildProgram([{ repeat: 20, body: ['move'] }]);
  expect(runFetch(far, ground, { stick: at('S'), heading: 'east' })).toMatchObject({ end: 'far', moves: 9 });
});

it('bumps at what the program does not ask about, and turns where it does', () => {
  const { ground, at } = drawGround(`
    .....
    PW..#
    .....
    ...S.`);
  const thrown = { stick: at('S'), heading: 'east' } as const;
  const blind = runFetch(solution('long-row'), ground, thrown);
  expect(blind).toMatchObject({ end: 'bumped', moves: 2 });
  expect(blind.steps.at(-1)).toEqual({ step: 'bump', to: { x: 4.5 * 64, y: 1.5 * 64 } });
  expect(runFetch(solution('stony-lane'), ground, thrown)).toMatchObject({ end: 'brought', moves: 4 });
});

it('a fence is in the way too', () => {
  const { ground, at } = drawGround(`
    PW|.S
    ....`);
  expect(runFetch(buildProgram(['move']), ground, { stick: at('S'), heading: 'east' })).toMatchObject({
    end: 'bumped',
  });
});

it('ends before the stick as before the water, and takes it from there', () => {
  const { ground, at } = drawGround(LAWN);
  const run = runFetch(solution('new-field-each-day'), ground, { stick: at('S'), heading: 'east' });
  expect(run).toMatchObject({ end: 'brought', moves: 3 });
  expect(run.steps.slice(-2)).toEqual([{ step: 'go', to: { x: 7.5 * 64, y: 3.5 * 64 } }, { step: 'take' }]);
});

it('is stopped where it would never end, with or without a step', () => {
  const { ground, at } = drawGround(LAWN);
  const thrown = { stick: at('S'), heading: 'west' } as const;
  const turning = buildProgram([
    { while: { kind: 'not', condition: { kind: 'water-ahead' } }, body: ['turn-left', 'plough'] },
  ]);
  // It sees the stick from nowhere near it.
  expect(runFetch(turning, ground, thrown)).toMatchObject({ end: 'endless', moves: 0 });
  const ring = buildProgram([
    { while: { kind: 'not', condition: { kind: 'water-ahead' } }, body: ['turn-left', 'move'] },
  ]);
  expect(runFetch(ring, ground, thrown)).toMatchObject({ end: 'endless', moves: 30 });
  expect(runFetch(buildProgram([]), ground, thrown)).toMatchObject({ end: 'finished', moves: 0 });
});
