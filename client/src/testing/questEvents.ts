// Creates quest events for the progress tests.
import type { QuestEvent } from '@lanternwise/shared/quests/events';

/** The nth collected item; ids and times increase with n. */
export const itemEvent = (n: number): QuestEvent => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  at: 1_700_000_000_000 + n,
  realm: 'ai-adventure-park',
  kind: 'item-collected',
  ref: `card-${n}`,
});

/** The nth run of one program. */
export const runEvent = (n: number, code = 'print(1)'): QuestEvent => ({
  ...itemEvent(n),
  kind: 'program-run',
  ref: 'python-print',
  code,
  status: 'failed',
  errorKind: null,
  ms: 1,
});
