// The words of progress: an event as the interface reports it, and how safely it is kept.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { QuestEffect } from '@lanternwise/shared/quests/reducer';

type NewEvent<E> = E extends unknown ? Omit<E, 'id' | 'at' | 'realm'> : never;
/** A quest event without what the recorder adds: id, time and realm. */
export type NewQuestEvent = NewEvent<QuestEvent>;

/** Records what the learner did; answers with what follows from it. The same effects reach the world's listeners by themselves. */
export type RecordEvent = (event: NewQuestEvent) => readonly QuestEffect[];

export type SaveStatus = 'saved' | 'saving' | 'offline';
