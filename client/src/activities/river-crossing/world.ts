// Lets the player walk over the words of the river on the map: trains on the chosen text, shows the stones, and records a finished crossing.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { TrainedText } from '@lanternwise/shared/activities/river-crossing/crossing';
import type { Crossing } from '@lanternwise/shared/activities/river-crossing/walk';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';

/** The object on the map. */
const STONES = 'word-stones';

const activityOf = ({ activities }: RealmContext['content']) =>
  Object.values(activities).find((one): one is ActivityOf<'river-crossing'> => one.kind === 'river-crossing');

/** Returns the unsubscribe function. */
export function connectWordStones(world: RealmContext): () => void {
  const { bus, store, content, record } = world;
  const activity = activityOf(content);
  const source = activity && content.activities[activity.from];
  if (!activity || source?.kind !== 'word-river') return () => undefined;
  let isStopped = false;
  let river: { text: string; trained: TrainedText } | undefined;
  let crossing: Crossing | undefined;
  let startedAt = Date.now();
  /** The rules come with the first crossing. */
  const rules = () => import('@lanternwise/shared/activities/river-crossing/walk');
  const show = async () => {
    if (!river || !crossing || isStopped) return;
    const { banner, source: copied } = (await rules()).readCrossing(crossing, river.trained);
    const command = { rows: crossing.rows, banner, source: copied };
    bus.emit('mechanic/command', { id: STONES, mechanic: 'stepping-stones', command });
  };
  /** An ended crossing stays to be read until the player has left. */
  const start = async (hasLeft = false) => {
    if (isWorldHidden(store) || !getRealmState(store, content).activities[source.id]?.correct) return;
    const { riverText } = await import('../word-river/riverText.ts');
    const { text } = riverText(source);
    if (river?.text !== text) {
      const trained = await learningClient.run('word-table', [text]);
      river = { text, trained };
      crossing = undefined;
    }
    if (isStopped || isWorldHidden(store)) return;
    if (!crossing || (crossing.isAcross && hasLeft)) {
      crossing = (await rules()).startCrossing(river.trained);
      startedAt = Date.now();
    }
    await show();
  };
  const step = async (row: number, stone: number) => {
    if (!river || !crossing) return;
    const { stepOn, readCrossing } = await rules();
    crossing = stepOn(crossing, river.trained, row, stone, startedAt);
    const { banner, figures } = readCrossing(crossing, river.trained);
    store.dispatch(hintGiven('answer', banner));
    await show();
    if (!crossing.isAcross) return;
    const answer = { predicted: '_walked', ...figures };
    record({
      kind: 'activity-answered',
      ref: activity.id,
      answer,
      ms: Date.now() - startedAt,
      hints: 0,
      skipped: false,
    });
  };
  void start();
  const stops = [
    observeRealm({ store, content }, () => void start()),
    bus.on('mechanic/event', ({ mechanic, id, event }) => {
      if (mechanic !== 'stepping-stones' || id !== STONES) return;
      void (event.kind === 'stepped' ? step(event.row, event.stone) : start(true));
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
