// Decides from all answers about a child what counts: each address counts separately, and any parent's no binds.
import type { ConsentAnswer } from '@lanternwise/shared/contracts/consent';
import { mailboxOf } from '../mail/allowance.ts';
import type { ConsentRow } from './repository.ts';

/** Who answers: a mailbox, however its address is spelt, or the school. */
export type Voice = string;

export const voiceOf = ({ method, parentEmail }: Pick<ConsentRow, 'method' | 'parentEmail'>): Voice =>
  method === 'school' || parentEmail === null ? 'school' : mailboxOf(parentEmail);

export const saidNo = ({ state, method }: ConsentRow): boolean =>
  method === 'mailed-link' && (state === 'declined' || state === 'withdrawn');

const isUnanswered = ({ state }: ConsentRow): boolean => state === 'asked' || state === 'replaced';
export const answerTime = ({ withdrawnAt, answeredAt, askedAt }: ConsentRow): number =>
  withdrawnAt ?? answeredAt ?? askedAt;

/** A request never hides an answer; of two answers the later counts. */
function isLater(row: ConsentRow, other: ConsentRow): boolean {
  if (isUnanswered(row) !== isUnanswered(other)) return isUnanswered(other);
  // The school's end may be dated by a clock that was ahead: there the entry that was made later counts.
  if (row.method === 'school' && other.method === 'school') return row.askedAt > other.askedAt;
  const [time, otherTime] = [answerTime(row), answerTime(other)];
  return time === otherTime ? row.askedAt > other.askedAt : time > otherTime;
}

/** What each voice says now, in the order in which they were first asked. */
export function currentAnswers(rows: readonly ConsentRow[]): Map<Voice, ConsentRow> {
  const current = new Map<Voice, ConsentRow>();
  for (const row of [...rows].sort((a, b) => a.askedAt - b.askedAt)) {
    const before = current.get(voiceOf(row));
    if (!before || isLater(row, before)) current.set(voiceOf(row), row);
  }
  return current;
}

export type Standing =
  | { kind: 'waiting' }
  | { kind: 'given' }
  /** `closed`: a parent declined, so that the account is to be deleted. */
  | { kind: 'refused'; since: number; closed: boolean };

export const isClosed = (standing: Standing): boolean => standing.kind === 'refused' && standing.closed;

/** @param ownMailbox the child's: a yes from there is nobody's */
export function standingOf(rows: readonly ConsentRow[], ownMailbox: string | null): Standing {
  const answers = [...currentAnswers(rows)];
  const refused = answers.map(([, row]) => row).filter(saidNo);
  if (refused.length > 0) {
    const since = Math.min(...refused.map(answerTime));
    return { kind: 'refused', since, closed: refused.some(({ state }) => state === 'declined') };
  }
  return {
    kind: answers.some(([voice, { state }]) => state === 'given' && voice !== ownMailbox) ? 'given' : 'waiting',
  };
}

/** The answers that a voice can give now. Who never agreed can say no to a consent that another gave. */
export function possibleAnswers({ state }: ConsentRow, standing: Standing): ConsentAnswer[] {
  if (state === 'declined') return ['give'];
  if (state === 'given' || (state !== 'withdrawn' && standing.kind === 'given')) return ['withdraw', 'decline'];
  return ['give', 'decline'];
}
