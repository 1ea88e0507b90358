// Tells world and interface who has a task for the player and what the one goal is.
import { characterMarks } from '@lanternwise/shared/quests/guidance';
import { selectLesson } from '../../../features/live/liveSlice.ts';
import { selectFolded } from '../../../features/overlays/overlaysSlice.ts';
import { readGoal } from '../../../features/realm/goal.ts';
import { selectChosenTask } from '../../../features/realm/realmSlice.ts';
import { getRealmState, type RealmContext, selectRealmState } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { stopAll } from '../../../lib/subscriptions.ts';

/** Emits marks and goal now and after each change of the learner's state or of what was asked for. Returns the cleanup function. */
export function connectGuidance({ bus, store, content }: RealmContext): () => void {
  const emit = () => {
    const state = getRealmState(store, content);
    const characters = content.realm.characters.map(({ id }) => id);
    bus.emit('characters/marked', { marks: characterMarks(content.quest, state, characters) });
    // Whose window waits folded is sent to the ground.
    const target = selectFolded(store.getState())?.ground ?? readGoal(store, content)?.target ?? null;
    bus.emit('goal/marked', { target });
  };
  emit();
  return stopAll(
    observeStore(store, selectRealmState(content), emit),
    observeStore(store, selectChosenTask, emit),
    observeStore(store, selectLesson, emit),
    observeStore(store, selectFolded, emit),
  );
}
