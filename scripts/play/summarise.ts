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

/** Ends the spans that the test names; `reached`: by an input, else by closing. */
function endSpans(tally: Tally, isEnded: (span: Subject) => boolean, reached: boolean): void {
  for (const { kind, id, ms, words } of tally.waiting.filter(isEnded))
    tally.firstInputs.push({ kind, id, seconds: reached ? ms / 1000 : undefined, words });
  tally.waiting = tally.waiting.filter((span) => !isEnded(span));
}

function press(tally: Tally, { input, reach }: Extract<Observation, { kind: 'pressed' }>): void {
  tally.presses += 1;
  if (reach === 'covered') tally.coveredPresses += 1;
  if (input === 'own') endSpans(tally, () => true, true);
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
      // Who comes back from the map has had the thing in hand.
      if (!tally.firstInputs.some((had) => isSame(had, at.subject) && had.seconds !== undefined))
        tally.waiting.push({ ...at.subject, ms: 0, words: 0 });
      tally.open.push(at.subject);
      return;
    case 'closed':
      endSpans(tally, (span) => isSame(span, at.subject), false);
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
  endSpans(tally, () => true, false);
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
