// Tells world and interface who has a task for the player and what the one goal is.
import { characterMarks, currentGoal, type Goal } from '@lanternwise/shared/quests/guidance';
import { selectLesson } from '../../../features/live/liveSlice.ts';
import { askedTasks } from '../../../features/realm/askedTasks.ts';
import { goalChanged, selectChosenTask } from '../../../features/realm/realmSlice.ts';
import { getRealmState, type RealmContext, selectRealmState } from '../../../features/realm/realmState.ts';
import { observeStore } from '../../../lib/observeStore.ts';
import { stopAll } from '../../../lib/subscriptions.ts';

const goalId = (goal: Goal | null): string | null =>
  goal === null ? null : goal.kind === 'exit' ? goal.target : goal.step.id;

/** Emits marks and goal now and after each change of the learner's state or of what was asked for. Returns the cleanup function. */
export function connectGuidance({ bus, store, content }: RealmContext): () => void {
  const emit = () => {
    const state = getRealmState(store, content);
    const characters = content.realm.characters.map(({ id }) => id);
    bus.emit('characters/marked', { marks: characterMarks(content.quest, state, characters) });
    const asked = askedTasks(content.realm.id, selectLesson(store.getState()), selectChosenTask(store.getState()));
    const goal = currentGoal(content.quest, state, asked);
    bus.emit('goal/marked', { target: goal?.target ?? null });
    store.dispatch(goalChanged(goalId(goal)));
  };
  emit();
  return stopAll(
    observeStore(store, selectRealmState(content), emit),
    observeStore(store, selectChosenTask, emit),
    observeStore(store, selectLesson, emit),
  );
}
