// Turns a recording into the figures of docs/play-figures.md.
import { isSame, type Observation, type Recording, type Subject, worldInSight } from './recording.ts';

/** From the opening of a lesson or an activity to the first input that changes its own thing. */
export interface FirstInput extends Subject {
  /** undefined: closed without such an input. */
  seconds: number | undefined;
  words: number;
}

export interface SuccessToSight extends Subject {
  messages: readonly string[];
}

export interface Figures {
  seconds: number;
  /** Of the time without loading and, where asked, without writing. */
  inSightShare: number;
  /** Of the time without loading. */
  readingShare: number;
  words: { all: number; opening: number; fixed: number; bySubject: Readonly<Record<string, number>> };
  presses: number;
  /** Presses of something that no pointer reaches. */
  coveredPresses: number;
  writingSeconds: number;
  firstInputs: readonly FirstInput[];
  successes: readonly SuccessToSight[];
}

export interface SummaryOptions {
  /** For the world in sight, python-world's time for writing programs is not counted. */
  withoutWriting?: boolean;
}

interface OpenSpan extends Subject {
  ms: number;
  words: number;
}

interface Tally {
  ms: number;
  inSightMs: number;
  readingMs: number;
  writingMs: number;
  words: number;
  opening: number;
  fixed: number;
  bySubject: Record<string, number>;
  presses: number;
  coveredPresses: number;
  isOpening: boolean;
  /** Of those, which wait for their first input. */
  waiting: OpenSpan[];
  /** Closed before it: the strip of what is played on the map gives way to its window, where the same goes on. */
  left: OpenSpan[];
  open: Subject[];
  firstInputs: FirstInput[];
  success: { subject: Subject; messages: string[] } | undefined;
  successes: SuccessToSight[];
}

const emptyTally = (): Tally => ({
  ms: 0,
  inSightMs: 0,
  readingMs: 0,
  writingMs: 0,
  words: 0,
  opening: 0,
  fixed: 0,
  bySubject: {},
  presses: 0,
  coveredPresses: 0,
  isOpening: true,
  waiting: [],
  left: [],
  open: [],
  firstInputs: [],
  success: undefined,
  successes: [],
});

function passTime(tally: Tally, at: Extract<Observation, { kind: 'time-passed' }>, options: SummaryOptions): void {
  if (at.doing === 'loading') return;
  if (at.doing === 'writing') tally.writingMs += at.ms;
  for (const span of tally.waiting) span.ms += at.ms;
  tally.ms += at.ms;
  if (at.doing === 'reading') tally.readingMs += at.ms;
  if (!worldInSight(at.view)) return;
  if (at.doing !== 'writing' || !options.withoutWriting) tally.inSightMs += at.ms;
  const seen = tally.success;
  if (!seen) return;
  tally.successes.push({ ...seen.subject, messages: seen.messages });
  tally.success = undefined;
}

function showWords(tally: Tally, { words, fixed }: Extract<Observation, { kind: 'words-shown' }>): void {
  tally.words += words;
  tally.fixed += fixed;
  if (tally.isOpening) tally.opening += words - fixed;
  for (const span of tally.waiting) span.words += words;
  for (const { id } of tally.open) tally.bySubject[id] = (tally.bySubject[id] ?? 0) + words - fixed;
}

const toFirstInput = ({ kind, id, ms, words }: OpenSpan, reached: boolean): FirstInput => ({
  ...{ kind, id, words },
  seconds: reached ? ms / 1000 : undefined,
});

/** Who comes back from the map has had the thing in hand, or goes on with it. */
function openSpan(tally: Tally, subject: Subject): void {
  if (tally.firstInputs.some((had) => isSame(had, subject))) return;
  const before = tally.left.find((span) => isSame(span, subject));
  tally.left = tally.left.filter((span) => span !== before);
  tally.waiting.push(before ?? { ...subject, ms: 0, words: 0 });
}

function press(tally: Tally, { input, reach }: Extract<Observation, { kind: 'pressed' }>): void {
  tally.presses += 1;
  if (reach === 'covered') tally.coveredPresses += 1;
  if (input !== 'own') return;
  tally.firstInputs.push(...tally.waiting.map((span) => toFirstInput(span, true)));
  tally.waiting = [];
}

function add(tally: Tally, at: Observation, options: SummaryOptions): void {
  switch (at.kind) {
    case 'time-passed':
      passTime(tally, at, options);
      return;
    case 'words-shown':
      showWords(tally, at);
      return;
    case 'opened':
      openSpan(tally, at.subject);
      tally.open.push(at.subject);
      return;
    case 'closed':
      tally.left.push(...tally.waiting.filter((span) => isSame(span, at.subject)));
      tally.waiting = tally.waiting.filter((span) => !isSame(span, at.subject));
      tally.open = tally.open.filter((each) => !isSame(each, at.subject));
      return;
    case 'opening-ended':
      tally.isOpening = false;
      return;
    case 'pressed':
      press(tally, at);
      return;
    // A later answer of the same window replaces it: only the last one is followed by the world.
    case 'succeeded':
      tally.success = { subject: at.subject, messages: [] };
      return;
    case 'message-shown':
      tally.success?.messages.push(at.title);
      return;
  }
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

export function summarise(recording: Recording, options: SummaryOptions = {}): Figures {
  const tally = emptyTally();
  for (const observation of recording) add(tally, observation, options);
  tally.firstInputs.push(...[...tally.left, ...tally.waiting].map((span) => toFirstInput(span, false)));
  if (tally.success) tally.successes.push({ ...tally.success.subject, messages: tally.success.messages });
  const { ms, inSightMs, readingMs, writingMs, words, opening, fixed, bySubject } = tally;
  return {
    seconds: ms / 1000,
    inSightShare: share(inSightMs, options.withoutWriting ? ms - writingMs : ms),
    readingShare: share(readingMs, ms),
    words: { all: words, opening, fixed, bySubject },
    presses: tally.presses,
    coveredPresses: tally.coveredPresses,
    writingSeconds: writingMs / 1000,
    firstInputs: tally.firstInputs,
    successes: tally.successes,
  };
}
