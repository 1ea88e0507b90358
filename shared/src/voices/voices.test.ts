// Tests the made-up voices: the same take is always the same sound, takes and voices differ, and the words can be told apart.
import { describe, expect, it } from 'vitest';
import { recordingProblem } from '../learning/melFeatures.ts';
import { SAMPLE_RATE } from '../learning/spectrogram.ts';
import { accuracyOf, testCommandModel } from './commandModel.ts';
import { speak } from './synthesise.ts';
import { ALL_VOICES, TEACHING_VOICES, TEST_VOICES } from './voices.ts';
import { WORD_IDS } from './words.ts';

describe('a made-up voice', () => {
  it('says a word for a second, neither silent nor clipped, and the same take alike each time', () => {
    for (const voice of ALL_VOICES)
      for (const word of WORD_IDS) {
        const clip = speak(voice, word, 0);
        expect(clip).toHaveLength(SAMPLE_RATE);
        expect(recordingProblem(clip)).toBeUndefined();
      }
    const [voice] = TEACHING_VOICES;
    expect(speak(voice!, 'come', 3)).toEqual(speak(voice!, 'come', 3));
    expect(speak(voice!, 'come', 3)).not.toEqual(speak(voice!, 'come', 4));
  });

  it('is kept either for teaching or for the test', () => {
    const ids = ALL_VOICES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(TEACHING_VOICES.length + TEST_VOICES.length);
    expect(ids).toHaveLength(8);
  });
});

describe('the model of commands', () => {
  it('is tested on voices that it never heard, and knows nothing before it was taught', () => {
    expect(testCommandModel([])).toEqual([]);
    const clips = testCommandModel(TEACHING_VOICES.map(({ id }) => id));
    expect([...new Set(clips.map(({ voice }) => voice))].sort()).toEqual(TEST_VOICES.map(({ id }) => id).sort());
    expect(clips).toHaveLength(90);
  });

  it('understands too few strangers after one low voice, and a different voice repairs that better than a similar one', () => {
    const taughtBy = (...voices: string[]) => accuracyOf(testCommandModel(voices));
    expect(taughtBy('arjun')).toBeLessThan(0.8);
    expect(taughtBy('arjun', 'kiran')).toBeGreaterThan(taughtBy('arjun', 'tariq'));
    expect(taughtBy(...TEACHING_VOICES.map(({ id }) => id))).toBeGreaterThan(0.9);
  });
});
