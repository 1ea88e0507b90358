// Tests the map's face of a sorting activity: what lies where and when, and what follows from carrying and from the bell.

import { EMPTY_REALM_STATE } from '@lanternwise/shared/quests/state';
import { describe, expect, it } from 'vitest';
import { parkActivity } from '../../testing/renderActivity.tsx';
import { type CarryDraft, EMPTY_CARRY } from './carryDraft.ts';
import { createCarryFace } from './carryFace.ts';
import type { CarryKind, Placed } from './carryTask.ts';

const activity = parkActivity('acquisition-sort');
if (activity.kind !== 'placing') throw new Error('not a sorting activity');
const { pieces, zones, wait, messages } = activity;
const kind: CarryKind<Placed> = {
  task: {
    things: pieces.map(({ zone, ...piece }) => ({ ...piece, place: zone })),
    places: zones,
    isSingle: false,
    wait,
  },
  answerOf: (placed) => placed,
};
const right = Object.fromEntries(pieces.map(({ id, zone }) => [id, zone]));
const [first] = pieces;
if (!first) throw new Error('no pieces');
const wrong: Placed = { ...right, [first.id]: first.zone === 'good' ? 'bad' : 'good' };

const passed = {
  ...EMPTY_REALM_STATE,
  activities: {
    [activity.id]: { attempts: 1, first: 1, best: 1, correct: true, skipped: false, ms: 0, hints: 0 },
  },
};

function createFace() {
  const face = createCarryFace(activity, kind);
  const now = (draft: Partial<CarryDraft>, state = EMPTY_REALM_STATE) => ({
    ...{ view: null, state, draft: { ...EMPTY_CARRY, ...draft } },
  });
  const ground = (...given: Parameters<typeof now>) => {
    const shown = face.show(now(...given));
    return shown instanceof Promise ? undefined : shown?.[activity.id];
  };
  const on = (event: Parameters<NonNullable<typeof face.on>>[0], ...given: Parameters<typeof now>) => {
    const outcome = face.on?.(event, now(...given), activity.id);
    return outcome instanceof Promise ? undefined : outcome;
  };
  return { ground, on };
}

describe('a ground', () => {
  it('is empty until the learner is sent there', () => {
    const { ground } = createFace();
    expect(ground({ placed: { [first.id]: 'bad' } })).toBeNull();
    expect(ground({ isOut: true })?.things.map(({ at }) => at)).toEqual(pieces.map(() => null));
    const things = ground({ isOut: true, placed: { [first.id]: 'bad' } })?.things;
    expect(things?.find(({ id }) => id === first.id)?.at).toBe('bad');
  });

  it('marks what the last check said of what lies there still', () => {
    const { ground } = createFace();
    const marks = ground({ isOut: true, placed: wrong, checked: wrong })?.things.map(({ mark }) => mark);
    expect(marks?.filter((mark) => mark === 'wrong')).toHaveLength(1);
    expect(
      ground({ isOut: true, placed: { ...wrong, [first.id]: first.zone }, checked: wrong })?.things[0]?.mark,
    ).toBeNull();
  });

  it('is over once it is solved, here or on another device', () => {
    const ground = createFace().ground({ isOut: true }, passed);
    expect(ground?.isOver).toBe(true);
    expect(Object.fromEntries(ground?.things.map(({ id, at }) => [id, at]) ?? [])).toEqual(right);
  });
});

describe('on a ground', () => {
  it('a thing that is put into a place moves in the draft', () => {
    const { on } = createFace();
    expect(on({ kind: 'put', thing: first.id, place: 'bad' }, {})?.draft?.placed).toEqual({ [first.id]: 'bad' });
    expect(on({ kind: 'taken', thing: first.id }, { placed: right })?.draft?.placed).not.toHaveProperty(first.id);
    expect(on({ kind: 'put', thing: 'unknown', place: 'bad' }, {})).toBeUndefined();
  });

  it('the bell checks nothing before all is placed', () => {
    expect(createFace().on({ kind: 'rung' }, {})).toEqual({ hint: wait });
  });

  it('the bell gives the answer as the window does; what is wrong comes out and says why when it is taken', () => {
    const { on, ground } = createFace();
    const outcome = on({ kind: 'rung' }, { isOut: true, placed: wrong });
    expect(outcome?.answers).toMatchObject([{ answer: wrong }]);
    expect(outcome?.hint).toContain(messages.wrong);
    expect(outcome?.hint).toContain(first.why);
    expect(outcome?.draft?.placed).not.toHaveProperty(first.id);
    expect(Object.keys(outcome?.draft?.placed ?? {})).toHaveLength(pieces.length - 1);
    expect(ground(outcome?.draft ?? {})?.says).toMatchObject({ by: activity.guide, line: first.why });
    expect(on({ kind: 'taken', thing: first.id }, outcome?.draft ?? {})?.hint).toContain(first.why);
  });

  it('the bell over what is all right records it and says the fixed words', () => {
    const outcome = createFace().on({ kind: 'rung' }, { placed: right });
    expect(outcome?.answers).toMatchObject([{ answer: right }]);
    expect(outcome?.hint).toBe(messages.correct);
  });

  it('nothing can be done any more once it is solved', () => {
    expect(createFace().on({ kind: 'put', thing: first.id, place: 'bad' }, {}, passed)).toEqual({ again: true });
  });
});
