// Lets the player pull the lever of the dice cave on the map: each pull makes the dice hotter, and the learner's own model writes at that temperature.
import { pullLever } from '@lanternwise/shared/activities/dice-samples/lever';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { TrainedText } from '@lanternwise/shared/activities/river-crossing/crossing';
import { t } from '@lingui/core/macro';
import type { StaleKeys } from '../../app/listeners/realm/staleKeys.ts';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { observeRealm } from '../../features/realm/observeRealm.ts';
import { getRealmState, isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';

/** The object on the map. */
const LEVER = 'dice-lever';

const isDice = (one: { kind: string }): one is ActivityOf<'dice-samples'> => one.kind === 'dice-samples';

/** The rules come with the first text. */
const loadRules = async () => {
  const [draft, command, river] = await Promise.all([
    import('./diceDraft.ts'),
    import('./diceCommand.ts'),
    import('../word-river/riverText.ts'),
  ]);
  return { ...draft, ...command, ...river };
};

/** Returns the unsubscribe function. */
export function connectDiceLever(world: RealmContext, keys: Pick<StaleKeys, 'isStale'>): () => void {
  const { bus, store, content } = world;
  const dice = Object.values(content.activities).find(isDice);
  const source = dice && content.activities[dice.from];
  if (!dice || source?.kind !== 'word-river') return () => undefined;
  let isStopped = false;
  let river: { text: string; trained: TrainedText } | undefined;
  const isTrained = () => getRealmState(store, content).activities[source.id]?.correct === true;
  const isCovered = () => isStopped || isWorldHidden(store);
  /** The text is chosen again each time: the learner may have changed it. */
  const train = async () => {
    const { text } = (await loadRules()).riverText(source);
    if (river?.text !== text) river = { text, trained: await learningClient.run('word-table', [text]) };
    return river;
  };
  const show = async () => {
    if (isCovered() || !isTrained()) return;
    const { readDice, diceCommand } = await loadRules();
    const { text, trained } = await train();
    if (isCovered()) return;
    const command = diceCommand(trained.model, readDice(dice.id, text));
    bus.emit('mechanic/command', { id: LEVER, mechanic: 'dice-lever', command });
  };
  const pull = async () => {
    if (!isTrained()) {
      store.dispatch(hintGiven('answer', t`The dice have no words to roll yet. Train the Word River first.`));
      return;
    }
    const { readDice, writeDice, runDice, addRun } = await loadRules();
    const { text } = await train();
    const before = readDice(dice.id, text);
    const temperature = pullLever(before.temperature);
    writeDice(dice.id, { ...before, temperature });
    await show();
    const run = await runDice(text, { temperature, topK: before.topK }, Date.now());
    writeDice(dice.id, addRun(readDice(dice.id, text), run));
    await show();
    // The next pull has something to say of its own.
    if (readDice(dice.id, text).temperature !== temperature) return;
    const [said = ''] = run.sentences;
    store.dispatch(hintGiven('answer', t`Temperature ${temperature}. The cave says: “${said}”`));
  };
  void show();
  const stops = [
    observeRealm({ store, content }, () => void show()),
    bus.on('interaction/requested', ({ id, kind }) => {
      if (kind !== 'lever' || id !== LEVER || isCovered()) return;
      if (!keys.isStale(store.getState().settings.keys.interact)) void pull();
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
