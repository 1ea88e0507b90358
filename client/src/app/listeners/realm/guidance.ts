// Tells the world who has a task for the player and where the current goal is.
import { characterMarks, currentGoal } from '@lanternwise/shared/quests/guidance';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { observeStore } from '../../../lib/observeStore.ts';
import { getRealmState, type RealmContext, selectRealmState } from './realmState.ts';

/** Emits marks and goal now and after each change of the learner's state. Returns the unsubscribe function. */
export function connectGuidance({ bus, store, content }: RealmContext): () => void {
  const emit = (state: RealmState) => {
    const characters = content.realm.characters.map(({ id }) => id);
    bus.emit('characters/marked', { marks: characterMarks(content.quest, state, characters) });
    bus.emit('goal/marked', { target: currentGoal(content.quest, state) });
  };
  emit(getRealmState(store, content));
  return observeStore(store, selectRealmState(content), emit);
}
