// Tests the measured table of the bridge robot: part of it is measured again, and it says what the lesson teaches.
import { expect, it } from 'vitest';
import { accuracyOf, testCommandModel } from './commandModel.ts';
import { commandAccuracy, commandResult, TEST_CLIPS, voiceFigures, voicesOfFigures } from './commandResults.ts';
import { TEACHING_VOICES } from './voices.ts';

const ids = TEACHING_VOICES.map(({ id }) => id);
const subsets = Array.from({ length: 31 }, (_, at) => ids.filter((_id, bit) => ((at + 1) >> bit) & 1));

it('has an entry for every choice of voices, and none without one', () => {
  for (const voices of subsets) expect(commandResult(voices)?.right).toBeGreaterThan(0);
  expect(commandResult([])).toBeUndefined();
  expect(commandResult(['devi'])).toBeUndefined();
});

it.each([['arjun'], ['arjun', 'tariq'], ['arjun', 'kiran'], ['meera', 'lucia'], ids].map((voices) => ({ voices })))(
  'is what is measured again after $voices',
  ({ voices }) => {
    const clips = testCommandModel(voices);
    const wrong = clips.filter(({ actual, predicted }) => actual !== predicted);
    expect(clips).toHaveLength(TEST_CLIPS);
    expect(commandResult(voices)?.right).toBe(TEST_CLIPS - wrong.length);
    const [worst] = commandResult(voices)?.misheard ?? [];
    if (worst) {
      const same = wrong.filter(({ actual, predicted }) => actual === worst.said && predicted === worst.heard);
      expect(same).toHaveLength(worst.clips);
    }
    expect(commandAccuracy(voices)).toBeCloseTo(accuracyOf(clips), 9);
  },
);

it('says that a second low voice repairs nothing, and a different one does', () => {
  expect(commandAccuracy(['arjun'])).toBeLessThan(0.8);
  expect(commandAccuracy(['arjun', 'tariq'])).toBeLessThan(0.8);
  for (const different of ['meera', 'lucia', 'kiran'])
    expect(commandAccuracy(['arjun', different])).toBeGreaterThanOrEqual(0.8);
});

it('carries the chosen voices in figures', () => {
  for (const voices of subsets) expect(voicesOfFigures({ tests: 3, ...voiceFigures(voices) })).toEqual(voices);
});
