// What the sync of a learner's progress offers to the features; app/listeners/progressSync.ts runs it.
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import type { MapExitReport } from './progressRequests.ts';

export interface ProgressSync {
  append(event: QuestEvent): void;
  /** Resolves after the account's states were fetched once, or the fetch failed. */
  ready(): Promise<void>;
  flush(): Promise<boolean>;
  /** Reports that a map was left. Rejects if the request fails; the report is then sent later. */
  reportMapExit(body: MapExitReport): Promise<void>;
  stop(): void;
}
