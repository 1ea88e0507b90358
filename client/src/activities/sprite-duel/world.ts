// Plays maker against checker on the map: a player before the maker's door calls the next round; the learner's sprites stroll on the beach.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { MOST_ROUNDS, type PlayedRound, type SpriteWalker } from '@lanternwise/shared/activities/sprite-duel/duel';
import { t } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';
import { areEnough, cellsOf, type SpriteDraft, spriteDraft } from '../../features/realm/spriteDraft.ts';

/** Objects on the map. */
const WALK = 'museum-walk';
const BEACH = 'sprite-beach';

const activityOf = ({ activities }: RealmContext['content']) =>
  Object.values(activities).find((one): one is ActivityOf<'sprite-duel'> => one.kind === 'sprite-duel');

/** The rounds that were played, which the next one goes on from. */
interface Match {
  key: string;
  rounds: number;
  last: PlayedRound | undefined;
}

const keyOf = ({ sprites, seed }: SpriteDraft): string => `${seed} ${cellsOf(sprites).join(' ')}`;

/** Returns the unsubscribe function. */
export function connectSpriteWalk({ bus, store, content }: RealmContext): () => void {
  const activity = activityOf(content);
  if (!activity) return () => undefined;
  let isStopped = false;
  let isBusy = false;
  let match: Match | undefined;
  let shownOnBeach = '';
  const emit = (id: string, walkers: readonly SpriteWalker[], sign: string) =>
    bus.emit('mechanic/command', { id, mechanic: 'sprite-walk', command: { walkers, sign } });
  /** In another browser, where the learner's sprites are not, the examples stroll under their maker's name. */
  const showBeach = () => {
    if (isWorldHidden(store) || !getRealmState(store, content).activities[activity.id]?.correct) return;
    const own = cellsOf(spriteDraft(activity.id).read().sprites);
    const cells = own.length > 0 ? own : activity.examples.pixels;
    const key = cells.join(' ');
    if (key === shownOnBeach) return;
    shownOnBeach = key;
    const strollers = cells.map((one) => ({ cells: one, isOwn: own.length > 0, isLetIn: null }));
    emit(BEACH, strollers, own.length > 0 ? t`Your sprites` : t`Examples`);
  };
  const playNext = async () => {
    const stored = spriteDraft(activity.id);
    const draft = stored.read();
    if (!areEnough(draft.sprites, activity.needs)) {
      const { sprites, byHand } = activity.needs;
      const count = draft.sprites.length;
      const missing = byHand - draft.sprites.filter((one) => one.isByHand).length;
      if (count >= sprites)
        store.dispatch(
          hintGiven('answer', t`Sprites drawn by hand that are still missing: ${missing}. Then the rounds begin.`),
        );
      else if (count > 0)
        store.dispatch(
          hintGiven('answer', t`You have ${count} of ${sprites} sprites. The rounds begin when all are kept.`),
        );
      return;
    }
    // A match that is over gives way to a new one.
    const isOver = draft.rounds >= MOST_ROUNDS;
    const next: SpriteDraft = isOver
      ? { ...draft, seed: draft.seed + 1, rounds: 1 }
      : { ...draft, rounds: draft.rounds + 1 };
    const key = keyOf(next);
    const known = match?.key === key && match.rounds < next.rounds ? match : undefined;
    const count = next.rounds - (known?.rounds ?? 0);
    const input = [cellsOf(next.sprites), next.seed, count, known?.last?.state] as const;
    const last = (await learningClient.run('duel-rounds', input)).at(-1);
    if (!last || isStopped || isWorldHidden(store)) return;
    match = { key, rounds: next.rounds, last };
    stored.write(next);
    const made = last.walkers.filter(({ isOwn }) => !isOwn);
    const [number, all] = [next.rounds, made.length];
    const letIn = made.filter(({ isLetIn }) => isLetIn).length;
    const right = Math.round(last.checkerAccuracy * 100);
    emit(WALK, last.walkers, t`Round ${number}: ${letIn} of ${all}`);
    store.dispatch(
      hintGiven(
        'answer',
        t`Round ${number}: ${letIn} of ${all} made sprites are let in. The Checker is right ${right}% of the time.`,
      ),
    );
  };
  const call = async () => {
    if (isBusy || isWorldHidden(store)) return;
    isBusy = true;
    try {
      await playNext();
    } finally {
      isBusy = false;
    }
  };
  showBeach();
  const stops = [
    observeRealm({ store, content }, showBeach),
    bus.on('mechanic/event', ({ mechanic, id }) => {
      if (mechanic === 'sprite-walk' && id === WALK) void call();
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
