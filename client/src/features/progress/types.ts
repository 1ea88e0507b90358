// Types of progress recording and its save status.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { QuestEffect } from '@lanternwise/shared/quests/reducer';

type NewEvent<E> = E extends unknown ? Omit<E, 'id' | 'at' | 'realm'> : never;
/** A quest event without the fields added by the recorder: id, time and realm. */
export type NewQuestEvent = NewEvent<QuestEvent>;

/** Records an event and returns its effects, which are also reported to the realm's listeners. */
export type RecordEvent = (event: NewQuestEvent) => readonly QuestEffect[];

export type SaveStatus = 'saved' | 'saving' | 'offline';
