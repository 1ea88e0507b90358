// Lets the player fight the meme duel with the feet: shows the open round on the stage, and keeps each choice where the window finds it.
import { type DuelRound, ROUNDS, scenesOf } from '@lanternwise/shared/activities/meme-duel/duel';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { t } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { selectIsOverlayOpen } from '../../features/overlays/overlaysSlice.ts';
import { isWorldHidden, type RealmContext } from '../../features/realm/realmState.ts';
import { observeStore } from '../../lib/observeStore.ts';

/** Returns the unsubscribe function. */
export function connectMemeDuel({ bus, store, content }: RealmContext): () => void {
  const duel = Object.values(content.activities).find(
    (one): one is ActivityOf<'meme-duel'> => one.kind === 'meme-duel',
  );
  const meter = duel && content.activities[duel.from];
  const belt = meter?.kind === 'laugh-meter' ? content.activities[meter.from] : undefined;
  if (!duel || meter?.kind !== 'laugh-meter' || belt?.kind !== 'caption-belt') return () => undefined;
  let isStopped = false;
  /** The captions of the duel with this plan. */
  let prepared: { plan: string; rounds: DuelRound[] } | undefined;
  /** Only this realm needs them. */
  const parts = () =>
    Promise.all([
      import('./duelCommand.ts'),
      import('../../features/realm/memes.ts'),
      import('../caption-belt/captionLabels.ts'),
    ]);
  const prepare = async (plan: string): Promise<DuelRound[]> => {
    if (prepared?.plan === plan) return prepared.rounds;
    const [, , { meterExamples, meterStorage }] = await parts();
    const { model } = await learningClient.run('laugh-meter', [meterExamples(belt, meter, meterStorage(meter).read())]);
    const rounds = await learningClient.run('meme-duel', [duel, JSON.parse(plan), model]);
    prepared = { plan, rounds };
    return rounds;
  };
  const isHidden = () => isStopped || isWorldHidden(store);
  /** `isTold` = the last round with its laughs, until the player leaves the places. */
  const show = async (isTold = false) => {
    if (isHidden()) return;
    const [{ DUEL_STAGE, duelCommand, EMPTY_STAGE }, { duelStorage }] = await parts();
    const { packs, isFiltered, seed, isOnStage, picks } = duelStorage(duel).read();
    const emit = (command: typeof EMPTY_STAGE) => {
      if (!isHidden()) bus.emit('mechanic/command', { id: DUEL_STAGE, mechanic: 'duel-stage', command });
    };
    if (!isOnStage || seed === 0) return emit(EMPTY_STAGE);
    const rounds = await prepare(JSON.stringify({ packs, isFiltered, seed }));
    const round = Math.min(ROUNDS - 1, isTold ? picks.length - 1 : picks.length);
    const title = scenesOf(duel.scenes, seed)[round]?.title ?? '';
    emit(duelCommand(rounds, { picks, round, title }));
  };
  const choose = async (place: number) => {
    const [{ duelCommand }, { duelStorage }] = await parts();
    const storage = duelStorage(duel);
    const draft = storage.read();
    const { packs, isFiltered, seed, isOnStage, picks } = draft;
    if (!isOnStage || picks.length >= ROUNDS) return;
    const rounds = await prepare(JSON.stringify({ packs, isFiltered, seed }));
    if (!rounds[picks.length]?.mine[place]) return;
    const next = [...picks, place];
    storage.write({ ...draft, picks: next });
    const { told, score } = duelCommand(rounds, { picks: next, round: picks.length, title: '' });
    const [mine, neo] = told ? [told.mine.laughs, told.neo.laughs] : [0, 0];
    const { mine: allMine = 0, neo: allNeo = 0 } = score ?? {};
    store.dispatch(
      hintGiven(
        'answer',
        next.length < ROUNDS
          ? t`Laughs: you ${mine}, Neo ${neo}. Leave the letters for the next round.`
          : t`All laughs: you ${allMine}, Neo ${allNeo}. Talk to Neo to finish the duel.`,
      ),
    );
    await show(true);
  };
  void show();
  const stops = [
    observeStore(store, selectIsOverlayOpen, () => void show()),
    bus.on('mechanic/event', ({ mechanic, event }) => {
      if (mechanic === 'duel-stage') void (event.kind === 'stepped' ? choose(event.place) : show());
    }),
  ];
  return () => {
    isStopped = true;
    for (const stop of stops) stop();
  };
}
