// Chooses what people say of a finished task: by its first tries, with its figures, and never a cheer that was not earned.
import { fillPlaceholders } from '../content/placeholders.ts';
import type { QuestTask } from '../content/quest.ts';
import { countTries, firstTryRate } from './firstTries.ts';
import { isForced } from './stars.ts';
import type { RealmState } from './state.ts';
import { hasSkipped } from './tasks.ts';

export interface Praise {
  mood: 'glad' | 'gentle';
  lines: string[];
}

const isFigured = (line: string): boolean => /\{(right|of)\}/.test(line);

/** Nobody says anything of what was skipped; lines with figures are left out where nothing could be answered wrongly. */
export function praiseOf(task: QuestTask, state: RealmState): Praise {
  const mood = hasSkipped(task, state) || isForced(firstTryRate(task, state)) ? 'gentle' : 'glad';
  const tries = countTries({ tasks: [task] }, state);
  const lines = hasSkipped(task, state) ? [] : (task.praise?.[mood] ?? []);
  return {
    mood,
    lines: lines.filter((line) => tries.of > 0 || !isFigured(line)).map((line) => fillPlaceholders(line, { ...tries })),
  };
}
