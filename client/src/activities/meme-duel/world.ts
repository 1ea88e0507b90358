// The meme duel on the map: the stage shows the open round, and the player chooses captions with the feet.
import { type DuelRound, ROUNDS, scenesOf } from '@lanternwise/shared/activities/meme-duel/duel';
import { t } from '@lingui/core/macro';
import { learningClient } from '../../features/learning/LearningClient.ts';
import { rememberLast } from '../../features/learning/rememberLast.ts';
import { type DuelDraft, duelStorage } from '../../features/realm/memes.ts';
import { meterExamples, meterStorage } from '../caption-belt/captionLabels.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { DUEL_STAGE, duelCommand, EMPTY_STAGE } from './duelCommand.ts';

export interface DuelView {
  /** The round on the screen. */
  round: number;
  /** None before the captions are written. */
  rounds: readonly DuelRound[];
}

export const world: CreateFace<'meme-duel', 'duel-stage', DuelView, DuelDraft> = (duel, { activities }) => {
  const meter = activities[duel.from];
  const belt = meter?.kind === 'laugh-meter' ? activities[meter.from] : undefined;
  if (meter?.kind !== 'laugh-meter' || belt?.kind !== 'caption-belt') return undefined;
  const remember = rememberLast<DuelRound[]>();
  const prepare = ({ packs, isFiltered, seed }: DuelDraft) => {
    const examples = meterExamples(belt, meter, meterStorage(meter).read());
    const plan = { packs: [...packs], isFiltered, seed };
    return remember([examples, plan], async () => {
      const { model } = await learningClient.run('laugh-meter', [examples]);
      return learningClient.run('meme-duel', [duel, plan, model]);
    });
  };
  /** The last round stays with its laughs, until the player leaves the places. */
  let isTold = false;
  return {
    mechanic: 'duel-stage',
    draft: () => duelStorage(duel),
    async show({ view, draft }) {
      const { isOnStage, seed, picks } = draft;
      if (view) isTold = false;
      else if (!isOnStage || seed === 0) return { [DUEL_STAGE]: EMPTY_STAGE };
      const round = view?.round ?? Math.min(ROUNDS - 1, isTold ? picks.length - 1 : picks.length);
      const title = scenesOf(duel.scenes, seed)[round]?.title ?? '';
      return { [DUEL_STAGE]: duelCommand(view?.rounds ?? (await prepare(draft)), { picks, round, title }) };
    },
    async on(event, { draft }) {
      if (event.kind === 'left') {
        isTold = false;
        return undefined;
      }
      const { isOnStage, picks } = draft;
      if (!isOnStage || picks.length >= ROUNDS) return undefined;
      const rounds = await prepare(draft);
      if (!rounds[picks.length]?.mine[event.place]) return undefined;
      isTold = true;
      const next = [...picks, event.place];
      const { told, score } = duelCommand(rounds, { picks: next, round: picks.length, title: '' });
      const [mine, neo] = told ? [told.mine.laughs, told.neo.laughs] : [0, 0];
      const { mine: allMine = 0, neo: allNeo = 0 } = score ?? {};
      const hint =
        next.length < ROUNDS
          ? t`Laughs: you ${mine}, Neo ${neo}. Leave the letters for the next round.`
          : t`All laughs: you ${allMine}, Neo ${allNeo}. Talk to Neo to finish the duel.`;
      return { draft: { ...draft, picks: next }, hint };
    },
  };
};
