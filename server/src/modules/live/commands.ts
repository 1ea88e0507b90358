// The effect of commands on a live lesson: a pure function, which runs in the transaction and again in every process that shows the lesson.
import type { LiveCommandKind } from '@lanternwise/shared/constants/live';
import type { LiveCommand, LiveGathering, LiveGoal } from '@lanternwise/shared/contracts/liveMessages';
import type { AdmittedText } from '../teacher-texts/text.ts';

/** What a command carries besides its kind. */
export interface CommandDetail {
  gathering?: LiveGathering | undefined;
  goal?: LiveGoal | null | undefined;
  on?: boolean | undefined;
  learner?: string | undefined;
  coming?: boolean | undefined;
}

/** As it is stored: a text of a teacher's own only if it was admitted. */
export type StoredDetail = Omit<CommandDetail, 'gathering'> & {
  gathering?: { line: LiveGathering['line']; text: AdmittedText | null } | undefined;
};

/** What commands change. */
export interface LessonState {
  seq: number;
  paused: boolean;
  hints: boolean;
  goal: LiveGoal | null;
  gathering: LiveGathering | null;
  /** Since when learners can have been stuck. */
  workFrom: number;
}

type Applied = { seq: number; at: number; kind: LiveCommandKind } & CommandDetail;

export function applyCommand<S extends LessonState>(lesson: S, command: Applied): S {
  const next = { ...lesson, seq: command.seq };
  switch (command.kind) {
    case 'pause':
      return { ...next, paused: true };
    case 'resume':
      return { ...next, paused: false, workFrom: command.at };
    case 'gather':
      return { ...next, gathering: command.gathering ?? null };
    case 'release':
      return { ...next, gathering: null, workFrom: command.at };
    case 'goal':
      return { ...next, goal: command.goal ?? null, workFrom: command.at };
    case 'hints':
      return { ...next, hints: command.on ?? true };
    case 'start':
    case 'help':
    case 'end':
      return next;
  }
}

/** Whom the teachers are coming to, after these commands. */
export function applyHelp(coming: ReadonlySet<string>, { kind, learner, coming: comes }: Applied): ReadonlySet<string> {
  if (kind !== 'help' || learner === undefined || coming.has(learner) === (comes === true)) return coming;
  const next = new Set(coming);
  if (comes) next.add(learner);
  else next.delete(learner);
  return next;
}

/** Whether a learner gets a command: a mark for one is nobody else's business. */
export const concerns = (command: Pick<LiveCommand, 'kind' | 'learner'>, userId: string): boolean =>
  command.kind !== 'help' || command.learner === userId;
