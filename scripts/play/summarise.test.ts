// Tests of the figures on recordings made by hand.
import { describe, expect, it } from 'vitest';
import { type Doing, type Observation, readingMs, type View, worldInSight } from './recording.ts';
import { summarise } from './summarise.ts';

const WORLD: View = { covered: 0.05, placeInView: true, livePane: false };
const WHOLE: View = { covered: 1, placeInView: false, livePane: false };
const lesson = { kind: 'lesson', id: 'cycle' } as const;
const activity = { kind: 'activity', id: 'sort' } as const;

const words = (count: number, fixed = 0): Observation => ({
  kind: 'words-shown',
  words: count,
  fixed,
  place: 'window',
});
const read = (count: number, view = WHOLE): Observation => ({
  kind: 'time-passed',
  ms: readingMs(count),
  doing: 'reading',
  view,
});
const time = (seconds: number, doing: Doing, view = WHOLE): Observation => ({
  kind: 'time-passed',
  ms: seconds * 1000,
  doing,
  view,
});
const pressed = (input: 'own' | 'other'): Observation => ({ kind: 'pressed', input, reach: 'pointer' });
const message = (title: string): Observation => ({ kind: 'message-shown', title });

describe('first input', () => {
  it('counts seconds and words from the opening over pages to the input that changes the own thing', () => {
    const { firstInputs } = summarise([
      words(500),
      { kind: 'opened', subject: lesson },
      words(90),
      read(90),
      pressed('other'),
      { kind: 'opened', subject: activity },
      words(30),
      read(30),
      time(0.8, 'pressing'),
      pressed('own'),
      words(40),
      pressed('own'),
    ]);
    expect(firstInputs).toEqual([
      { ...lesson, seconds: 40.8, words: 120 },
      { ...activity, seconds: 10.8, words: 30 },
    ]);
  });

  it('keeps a lesson that closes without any, and leaves loading out of its time', () => {
    const { firstInputs } = summarise([
      { kind: 'opened', subject: lesson },
      words(60),
      time(30, 'loading'),
      pressed('other'),
      { kind: 'closed', subject: lesson },
      { kind: 'opened', subject: activity },
      time(7, 'loading'),
      time(2, 'walking'),
      pressed('own'),
    ]);
    expect(firstInputs).toEqual([
      { ...activity, seconds: 2, words: 0 },
      { ...lesson, seconds: undefined, words: 60 },
    ]);
  });

  it('goes on where the strip of what is played on the map gives way to its window', () => {
    const { firstInputs } = summarise([
      { kind: 'opened', subject: activity },
      words(9),
      read(9),
      pressed('other'),
      { kind: 'closed', subject: activity },
      time(20, 'walking'),
      { kind: 'opened', subject: activity },
      words(12),
      time(2, 'pressing'),
      pressed('own'),
      { kind: 'closed', subject: activity },
      { kind: 'opened', subject: activity },
      words(50),
    ]);
    expect(firstInputs).toEqual([{ ...activity, seconds: 5, words: 21 }]);
  });
});

describe('shares of time', () => {
  it('weighs sight and reading by seconds, without loading', () => {
    const figures = summarise([read(90, WHOLE), time(60, 'walking', WORLD), read(30, WORLD), time(500, 'loading')]);
    expect(figures.seconds).toBe(100);
    expect(figures.inSightShare).toBeCloseTo(0.7);
    expect(figures.readingShare).toBeCloseTo(0.4);
  });

  it("leaves out python-world's writing only where asked", () => {
    const recording = [time(30, 'writing'), time(10, 'walking', WORLD)];
    expect(summarise(recording).inSightShare).toBe(0.25);
    expect(summarise(recording, { withoutWriting: true })).toMatchObject({ inSightShare: 1, writingSeconds: 30 });
    const withReading = [...recording, time(10, 'reading')];
    expect(summarise(withReading, { withoutWriting: true })).toMatchObject({ readingShare: 0.2, seconds: 50 });
  });

  it('sees the world only with 45 percent free and the place in it, or in a live pane', () => {
    expect(worldInSight({ covered: 0.55, placeInView: true, livePane: false })).toBe(true);
    expect(worldInSight({ covered: 0.56, placeInView: true, livePane: false })).toBe(false);
    expect(worldInSight({ covered: 0.1, placeInView: false, livePane: false })).toBe(false);
    expect(worldInSight({ covered: 1, placeInView: false, livePane: true })).toBe(true);
  });
});

describe('words', () => {
  it('lists fixed words and the opening apart, and sums those of each lesson and activity', () => {
    const figures = summarise([
      words(80, 30),
      { kind: 'opening-ended' },
      words(10),
      { kind: 'opened', subject: lesson },
      words(4),
      { kind: 'opened', subject: activity },
      words(25, 5),
      { kind: 'closed', subject: activity },
      words(7),
    ]);
    expect(figures.words).toEqual({ all: 126, opening: 50, fixed: 35, bySubject: { sort: 20, cycle: 31 } });
  });
});

describe('from success to sight', () => {
  it('counts messages until the world is seen, and none after', () => {
    const { successes } = summarise([
      message('before'),
      { kind: 'succeeded', subject: activity },
      message('Milestone'),
      read(20, WHOLE),
      message('Form'),
      time(1, 'walking', WORLD),
      message('after'),
    ]);
    expect(successes).toEqual([{ ...activity, messages: ['Milestone', 'Form'] }]);
  });

  it('counts only from the last answer of a window', () => {
    const { successes } = summarise([
      { kind: 'succeeded', subject: activity },
      message('page two'),
      { kind: 'succeeded', subject: lesson },
      time(1, 'walking', WORLD),
    ]);
    expect(successes).toEqual([{ ...lesson, messages: [] }]);
  });
});

it('counts presses, and those that no pointer reaches', () => {
  const covered = { kind: 'pressed', input: 'own', reach: 'covered' } as const;
  expect(summarise([pressed('other'), covered, pressed('own')])).toMatchObject({ presses: 3, coveredPresses: 1 });
});

it('counts what is opened again once', () => {
  const { firstInputs } = summarise([
    { kind: 'opened', subject: lesson },
    { kind: 'closed', subject: lesson },
    { kind: 'opened', subject: lesson },
    { kind: 'pressed', input: 'own', reach: 'pointer' },
    { kind: 'closed', subject: lesson },
    { kind: 'opened', subject: lesson },
    { kind: 'words-shown', words: 70, fixed: 0, place: 'window', text: '' },
    { kind: 'pressed', input: 'own', reach: 'pointer' },
  ]);
  expect(firstInputs.map(({ seconds }) => seconds)).toEqual([0]);
});
