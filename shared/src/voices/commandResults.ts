// What the bridge robot makes of its 90 test clips after each choice of teaching voices, measured with commandModel.ts:
// the server grades by this table and need not listen itself. A test measures part of it again.
import { TAKES, TEACHING_VOICES, TEST_VOICES } from './voices.ts';
import { WORD_IDS, type Word } from './words.ts';

/** Clips of the voices that never teach. */
export const TEST_CLIPS = TEST_VOICES.length * WORD_IDS.length * TAKES;

type Confusion = `${Word}>${Word}`;
/** How many clips of a word were taken for another one: said>heard. */
type Misheard = Readonly<Partial<Record<Confusion, number>>>;

/** By the teaching voices in their order, joined. */
const MISHEARD: Readonly<Record<string, Misheard>> = {
  arjun: { 'carry>come': 21 },
  meera: { 'stop>come': 1, 'carry>come': 4 },
  'arjun+meera': { 'carry>come': 5 },
  tariq: { 'carry>come': 19, 'stop>come': 1 },
  'arjun+tariq': { 'carry>come': 19, 'stop>come': 1 },
  'meera+tariq': { 'stop>come': 1, 'carry>come': 4 },
  'arjun+meera+tariq': { 'stop>come': 1, 'carry>come': 4 },
  lucia: { 'carry>come': 6 },
  'arjun+lucia': { 'carry>come': 6 },
  'meera+lucia': { 'stop>come': 1, 'carry>come': 4 },
  'arjun+meera+lucia': { 'carry>come': 4 },
  'tariq+lucia': { 'stop>come': 1, 'carry>come': 6 },
  'arjun+tariq+lucia': { 'stop>come': 1, 'carry>come': 6 },
  'meera+tariq+lucia': { 'stop>come': 1, 'carry>come': 4 },
  'arjun+meera+tariq+lucia': { 'stop>come': 1, 'carry>come': 4 },
  kiran: { 'carry>come': 3, 'stop>come': 1 },
  'arjun+kiran': { 'carry>come': 1 },
  'meera+kiran': { 'stop>come': 1 },
  'arjun+meera+kiran': { 'carry>come': 1 },
  'tariq+kiran': { 'stop>come': 1 },
  'arjun+tariq+kiran': { 'stop>come': 1 },
  'meera+tariq+kiran': { 'stop>come': 1 },
  'arjun+meera+tariq+kiran': { 'stop>come': 1 },
  'lucia+kiran': {},
  'arjun+lucia+kiran': {},
  'meera+lucia+kiran': { 'stop>come': 1 },
  'arjun+meera+lucia+kiran': {},
  'tariq+lucia+kiran': { 'stop>come': 1 },
  'arjun+tariq+lucia+kiran': { 'stop>come': 1 },
  'meera+tariq+lucia+kiran': { 'stop>come': 1 },
  'arjun+meera+tariq+lucia+kiran': { 'stop>come': 1 },
};

export interface Hearing {
  said: Word;
  heard: Word;
  clips: number;
}

export interface CommandResult {
  /** Clips understood of TEST_CLIPS. */
  right: number;
  /** Wrongly heard words, the most frequent first. */
  misheard: readonly Hearing[];
}

/** The order in which the voices were chosen does not count; undefined without a teaching voice. */
export function commandResult(voices: readonly string[]): CommandResult | undefined {
  const known = TEACHING_VOICES.filter(({ id }) => voices.includes(id)).map(({ id }) => id);
  const found = MISHEARD[known.join('+')];
  if (!found) return undefined;
  const misheard = WORD_IDS.flatMap((said) =>
    WORD_IDS.map((heard) => ({ said, heard, clips: found[`${said}>${heard}`] ?? 0 })),
  )
    .filter(({ clips }) => clips > 0)
    .sort((a, b) => b.clips - a.clips);
  return { right: TEST_CLIPS - misheard.reduce((sum, { clips }) => sum + clips, 0), misheard };
}

/** Share of the test clips that were understood; 0 without a teaching voice. */
export const commandAccuracy = (voices: readonly string[]): number => (commandResult(voices)?.right ?? 0) / TEST_CLIPS;

const FIGURE = 'taught by ';

/** The teaching voices in the figures of a model card, which travel between devices. */
export const voiceFigures = (voices: readonly string[]): Record<string, number> =>
  Object.fromEntries(
    TEACHING_VOICES.filter(({ id }) => voices.includes(id)).map(({ id }) => [`${FIGURE}${id}`, 1] as const),
  );

export const voicesOfFigures = (figures: Readonly<Record<string, number>>): string[] =>
  TEACHING_VOICES.filter(({ id }) => figures[`${FIGURE}${id}`] === 1).map(({ id }) => id);
