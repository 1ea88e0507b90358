// The meme duel on the map: the stage shows the open round, and the player chooses captions with the feet.

import { laughsOf } from '@lanternwise/shared/activities/kit/memes/captions';
import {
  type DuelRound,
  playedRounds,
  ROUNDS,
  scenesOf,
  totalsOf,
} from '@lanternwise/shared/activities/meme-duel/duel';
import { STAGE } from '@lanternwise/shared/activities/meme-duel/mapNames';
import { t } from '@lingui/core/macro';
import type { MechanicMessages } from '../../bridge/events.ts';
import { rememberLast } from '../../features/learning/rememberLast.ts';
import { lessonOf } from '../host/lessonOf.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { meterExamples, meterStorage } from '../laugh-meter/draft.ts';
import { type DuelDraft, duelStorage } from './draft.ts';

type DuelCommand = MechanicMessages['duel-stage']['command'];

const EMPTY_STAGE: DuelCommand = { title: '', captions: [], told: null, score: null };

interface ShownRound {
  picks: readonly number[];
  /** The round that is shown; a picked one with its laughs. */
  round: number;
  title: string;
}

function commandOf(rounds: readonly DuelRound[], { picks, round, title }: ShownRound): DuelCommand {
  const open = rounds[round];
  const played = playedRounds(rounds, picks);
  const score = totalsOf(played);
  const told = played[round];
  if (!open) return { ...EMPTY_STAGE, score };
  if (!told) return { title, captions: open.mine.map(({ text }) => text), told: null, score };
  return {
    title,
    captions: [],
    told: {
      mine: { who: t`You`, text: open.mine[picks[round] ?? 0]?.text ?? '', laughs: laughsOf(told.mine) },
      neo: { who: t`Neo`, text: open.neo?.text ?? '', laughs: laughsOf(told.neo) },
    },
    score,
  };
}

export interface DuelView {
  /** The round on the screen. */
  round: number;
  /** None before the captions are written. */
  rounds: readonly DuelRound[];
}

export const world: CreateFace<'meme-duel', 'duel-stage', DuelView, DuelDraft> = (duel, content) => {
  const { activities } = content;
  const meter = activities[duel.from];
  const belt = meter?.kind === 'laugh-meter' ? activities[meter.from] : undefined;
  if (meter?.kind !== 'laugh-meter' || belt?.kind !== 'caption-belt') return undefined;
  const train = rememberLast('laugh-meter');
  const write = rememberLast('meme-duel');
  const prepare = async ({ packs, isFiltered, seed }: DuelDraft) => {
    const examples = meterExamples(belt, meter, meterStorage(meter).read());
    const plan = { packs, isFiltered, seed };
    const { model } = await train([examples]);
    return write([duel, plan, model], [examples, plan]);
  };
  /** The last round stays with its laughs, until the player leaves the places. */
  let isTold = false;
  return {
    mechanic: 'duel-stage',
    draft: () => duelStorage(duel),
    async show({ view, draft }) {
      const { isOnStage, seed, picks } = draft;
      if (view) isTold = false;
      else if (!isOnStage || seed === 0) return { [STAGE]: EMPTY_STAGE };
      const round = view?.round ?? Math.min(ROUNDS - 1, isTold ? picks.length - 1 : picks.length);
      const title = scenesOf(duel.scenes, seed)[round]?.title ?? '';
      return { [STAGE]: commandOf(view?.rounds ?? (await prepare(draft)), { picks, round, title }) };
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
      const { told, score } = commandOf(rounds, { picks: next, round: picks.length, title: '' });
      const [mine, neo] = told ? [told.mine.laughs, told.neo.laughs] : [0, 0];
      // Who won is told in the window, with what can be learned from it.
      const opens = next.length === ROUNDS ? lessonOf(content, duel.id) : undefined;
      if (opens !== undefined) return { draft: { ...draft, picks: next }, opens };
      const { mine: allMine = 0, neo: allNeo = 0 } = score ?? {};
      const hint =
        next.length < ROUNDS
          ? t`Laughs: you ${mine}, Neo ${neo}. Leave the letters for the next round.`
          : t`All laughs: you ${allMine}, Neo ${allNeo}. Talk to Neo to finish the duel.`;
      return { draft: { ...draft, picks: next }, hint };
    },
  };
};
