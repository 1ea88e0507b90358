// Shows the trophies of the mastery quiz on the plinths of the map, in the order in which they were won.
import { wonParts } from '@lanternwise/shared/quests/parts';
import { getRealmState, type RealmContext, selectRealmState } from '../../features/realm/realmState.ts';
import { observeStore } from '../../lib/observeStore.ts';

/** Returns the unsubscribe function. */
export function connectTrophies({ bus, store, content }: RealmContext): () => void {
  const quiz = Object.values(content.activities).find((activity) => activity.kind === 'mastery-quiz');
  if (quiz?.kind !== 'mastery-quiz') return () => undefined;
  const { id, questions, tiers, goal } = quiz;
  const pictureOf = (question: string) => {
    const tier = questions.find((each) => each.id === question)?.tier;
    return tiers.find((each) => each.id === tier)?.icon ?? [];
  };
  let last: string | undefined;
  const emit = () => {
    const won = wonParts(getRealmState(store, content).parts?.[id] ?? {});
    const trophies = won.flatMap(pictureOf).slice(0, goal);
    const key = trophies.join(' ');
    if (key === last) return;
    last = key;
    bus.emit('mechanic/command', { id: 'trophy-plinths', mechanic: 'trophy-plinths', command: { trophies } });
  };
  emit();
  return observeStore(store, selectRealmState(content), emit);
}
