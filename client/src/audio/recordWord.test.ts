// @vitest-environment jsdom
// Tests recording a word: what is used, that the microphone is let go every time, and a reason for every failure.
import { SAMPLE_RATE } from '@lanternwise/shared/learning/spectrogram';
import { expect, it, vi } from 'vitest';
import { type RecordingTools, recordWord } from './recordWord.ts';

const word = Float32Array.from({ length: 2 * SAMPLE_RATE }, (_, at) => 0.3 * Math.sin(at / 8));

function createTools(change: Partial<RecordingTools> = {}) {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }] } as unknown as MediaStream;
  const tools: RecordingTools = {
    getMicrophone: async () => stream,
    record: async () => new ArrayBuffer(8),
    decode: async () => word,
    ...change,
  };
  return { tools, stop };
}

const failing = (name: string) => async () => Promise.reject(Object.assign(new Error(name), { name }));

it('answers one second of sound, and lets the microphone go', async () => {
  const { tools, stop } = createTools();
  const onStart = vi.fn();
  const heard = await recordWord(onStart, tools);
  expect(heard).toHaveLength(SAMPLE_RATE);
  expect([onStart.mock.calls.length, stop.mock.calls.length]).toEqual([1, 1]);
});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'vanished'],
  ['TypeError', 'unsupported'],
])('says in case of %s: %s', async (name, problem) => {
  const { tools } = createTools({ getMicrophone: failing(name) });
  expect(await recordWord(() => undefined, tools)).toBe(problem);
});

it('says that the microphone vanished in the middle, and lets it go', async () => {
  const { tools, stop } = createTools({ record: failing('AbortError') });
  expect(await recordWord(() => undefined, tools)).toBe('vanished');
  expect(stop).toHaveBeenCalled();
});

it.each([
  ['silent', new Float32Array(SAMPLE_RATE)],
  ['clipped', word.map((value) => Math.sign(value))],
])('refuses a %s recording', async (problem, samples) => {
  const { tools } = createTools({ decode: async () => samples });
  expect(await recordWord(() => undefined, tools)).toBe(problem);
});

it('says so in a browser without recording', async () => {
  expect(await recordWord(() => undefined)).toBe('unsupported');
});
