// Keeps the laugh-o-meter of the map at the learner's model once it has been tested: captions pass, and the needle moves.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { t } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';

/** The object on the map. */
const METER = 'laugh-meter';

/** Returns the unsubscribe function. */
export function connectLaughMeter({ bus, store, content }: RealmContext): () => void {
  const meter = Object.values(content.activities).find(
    (one): one is ActivityOf<'laugh-meter'> => one.kind === 'laugh-meter',
  );
  const belt = meter && content.activities[meter.from];
  if (!meter || belt?.kind !== 'caption-belt') return () => undefined;
  let isStopped = false;
  /** What is shown; the same is not shown again, so that the captions go on. */
  let shown = '';
  const show = async () => {
    if (isWorldHidden(store)) {
      shown = '';
      return;
    }
    if (!getRealmState(store, content).activities[meter.id]?.correct) return;
    const { beltLabels, meterExamples, meterStorage } = await import('../caption-belt/captionLabels.ts');
    const draft = meterStorage(meter).read();
    const examples = meterExamples(belt, meter, draft);
    const [{ model }, { meterCommand }] = await Promise.all([
      learningClient.run('laugh-meter', [examples]),
      import('./meterCommand.ts'),
    ]);
    if (isStopped || isWorldHidden(store)) return;
    const title = beltLabels(belt).isSample ? t`A sample: trained by another labeller` : t`Your laugh-o-meter`;
    const texts = [...meter.test, ...meter.more].map(({ text }) => text);
    const command = meterCommand(model, texts, { threshold: draft.threshold, title });
    const next = JSON.stringify(command);
    if (next === shown) return;
    shown = next;
    bus.emit('mechanic/command', { id: METER, mechanic: 'laugh-meter', command });
  };
  void show();
  const stop = observeRealm({ store, content }, () => void show());
  return () => {
    isStopped = true;
    stop();
  };
}
