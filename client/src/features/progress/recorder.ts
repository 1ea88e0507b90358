// Records quest events: runs the shared reducer, appends accepted events and reports the effects.
import type { ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { type QuestContext, type QuestEffect, reduceQuest } from '@lanternwise/shared/quests/reducer';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { newUuid } from '../../lib/newUuid.ts';
import type { NewQuestEvent, RecordEvent } from './types.ts';

export interface RecorderOptions {
  realm: ProgressPlace;
  questContext: QuestContext;
  getState(): RealmState;
  setState(state: RealmState): void;
  /** Stores and sends the event. */
  append(event: QuestEvent): void;
  /** Reports the effects to the world and the interface. */
  onEffects(effects: readonly QuestEffect[], event: QuestEvent): void;
  newId?(): string;
  now?(): number;
}

/** Whether the event adds nothing: a page that was reached before. */
const isAlreadyRecorded = (event: NewQuestEvent, state: RealmState): boolean =>
  event.kind === 'lesson-page' && (state.pages[event.ref] ?? -1) >= event.page;

export function createRecorder(options: RecorderOptions): RecordEvent {
  const { realm, questContext, newId = newUuid, now = Date.now } = options;
  let lastAt = 0;
  return (report) => {
    const before = options.getState();
    if (isAlreadyRecorded(report, before)) return [];
    // Strictly increasing, so that events of the same millisecond keep their order in the outbox.
    lastAt = Math.max(now(), lastAt + 1);
    const event = { ...report, id: newId(), at: lastAt, realm } as QuestEvent;
    const { state, effects } = reduceQuest(questContext, before, event);
    const refused = effects.some((effect) => effect.kind === 'refused');
    if (!refused) {
      options.setState(state);
      options.append(event);
    }
    options.onEffects(effects, event);
    return effects;
  };
}
