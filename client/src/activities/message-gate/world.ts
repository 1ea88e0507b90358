// Lets the fort's gate sort by the learner's tree: grows it again from the figures of the message gate; a lesson that is open shows its own.
import { gateSetting } from '@lanternwise/shared/activities/message-gate/gateFigures';
import { t } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';

/** Returns the unsubscribe function. */
export function connectFortGate({ bus, store, content }: RealmContext): () => void {
  const fort = Object.values(content.activities).find((activity) => activity.kind === 'message-gate');
  if (fort?.kind !== 'message-gate') return () => undefined;
  const { training, heldOut, known } = fort;
  let isStopped = false;
  const emit = async () => {
    const figures = getRealmState(store, content).cards[fort.id];
    const setting = figures && gateSetting(figures);
    const gate = setting && (await learningClient.run('message-gate', [{ training, heldOut, known }, setting]));
    const { couriersOf } = await import('@lanternwise/shared/activities/message-gate/gate');
    if (isStopped || isWorldHidden(store)) return;
    const { falseAlarms = 0, misses = 0, friends = 0, thieves = 0 } = gate?.onHeldOut ?? {};
    const friendsIn = friends - falseAlarms;
    const command = {
      couriers: gate ? couriersOf(heldOut, gate.shut) : [],
      board: gate ? [t`Friends in: ${friendsIn} of ${friends}`, t`Thieves in: ${misses} of ${thieves}`] : [],
    };
    bus.emit('mechanic/command', { id: 'fort-gate', mechanic: 'fort-gate', command });
  };
  const show = () => void emit();
  show();
  const stop = observeRealm({ store, content }, show);
  return () => {
    isStopped = true;
    stop();
  };
}
