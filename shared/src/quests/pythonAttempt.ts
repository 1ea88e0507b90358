// The figures of an attempt at a step of a Python lesson, and the rule that finds attempts which older clients stored as model cards.
// Without Zod, because the Lab starts without it.

export interface PythonAttempt {
  /** Attempts at this step since the lesson was opened, with this one. */
  attempts: number;
  solved: 0 | 1;
  /** 1 if the first attempt was right. */
  firstTry: 0 | 1;
  /** Milliseconds from the step's first sight to this attempt. */
  ms: number;
}

export const LONGEST_ATTEMPT_MS = 86_400_000;

/** A browser's clock may be set while a step is open. @param ms measured milliseconds */
export const attemptDuration = (ms: number): number => Math.round(Math.min(Math.max(ms, 0), LONGEST_ATTEMPT_MS));

/** No activity has a figure of this name, so that it alone tells an attempt from a card; the migration in SQL asks for it too. */
export const ATTEMPT_FIGURE = 'solved';

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Older clients sent attempts at Python steps as model cards; their queues may wait offline for months. */
export function withPythonAttempt(raw: unknown): unknown {
  if (!isRecord(raw) || raw.kind !== 'model-card' || !isRecord(raw.figures)) return raw;
  if (!Object.hasOwn(raw.figures, ATTEMPT_FIGURE)) return raw;
  const { attempts, solved, firstTry, ms } = raw.figures;
  const duration = typeof ms === 'number' && Number.isFinite(ms) ? attemptDuration(ms) : ms;
  return { ...raw, kind: 'python-attempt', figures: { attempts, solved, firstTry, ms: duration } };
}
