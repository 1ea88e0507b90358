// Plays the meme duel: five seeded scenes, the same algorithm for both sides, and for each flat joke the reasons that its measures give.
import { type NaiveBayesModel, trainNaiveBayes } from '../../learning/naiveBayes.ts';
import { shuffle } from '../../learning/random.ts';
import {
  type Caption,
  keepKind,
  labelledLines,
  laughsOf,
  type Measures,
  type Scene,
  trainWriter,
  writeCaptions,
} from '../kit/memes/captions.ts';

export const ROUNDS = 5;
/** A joke with fewer laughs is flat. */
export const FLAT = 5;

export interface DuelRules {
  scenes: readonly Scene[];
  packs: readonly { id: string; lines: string }[];
  /** Words that hurt, with spaces. */
  hurting: string;
  /** Neo's lines by the labels of its group chat: it learns to write from all, and to rank from the labels. */
  neo: { funny: string; other: string };
}

/** How the learner prepared. */
export interface DuelPlan {
  packs: readonly string[];
  isFiltered: boolean;
  seed: number;
}

export interface DuelRound {
  scene: string;
  /** The learner chooses among them; the funniest by the learner's own meter first. */
  mine: Caption[];
  /** Neo takes the one that its own meter ranks first. */
  neo: Caption | undefined;
}

export const scenesOf = <S extends Scene>(scenes: readonly S[], seed: number): S[] =>
  shuffle(scenes, seed).slice(0, ROUNDS);

export function linesOf({ packs, hurting }: Pick<DuelRules, 'packs' | 'hurting'>, plan: DuelPlan) {
  const all = packs.filter(({ id }) => plan.packs.includes(id)).map(({ lines }) => lines);
  const lines = all.join('\n');
  return plan.isFiltered ? keepKind(lines, hurting) : { lines, removed: 0 };
}

/** Runs in the worker. `meter` is the learner's own laugh-o-meter. */
export function prepareDuel(rules: DuelRules, plan: DuelPlan, meter: NaiveBayesModel | undefined): DuelRound[] {
  const { scenes, hurting, neo } = rules;
  const writer = trainWriter(linesOf(rules, plan).lines);
  const neoMeter = trainNaiveBayes([...labelledLines(neo.funny, true), ...labelledLines(neo.other, false)]);
  const neoWriter = trainWriter(`${neo.funny}\n${neo.other}`);
  return scenesOf(scenes, plan.seed).map((scene) => ({
    scene: scene.id,
    mine: writeCaptions({ writer, scene, hurting, meter, seed: plan.seed }),
    neo: writeCaptions({ writer: neoWriter, scene, hurting, meter: neoMeter, seed: plan.seed + 1 })[0],
  }));
}

export const REASONS = ['topic', 'unkind', 'copied'] as const;
export type Reason = (typeof REASONS)[number];

/** Every measure that was not full, with the share of the laughs that it cost; the weakest first. */
function lossesOf({ relevance, novelty, kindness }: Measures): [Reason, number][] {
  const losses: [Reason, number][] = [
    ['topic', 1 - relevance],
    ['unkind', 1 - kindness],
    // A copy costs half of the laughs at most.
    ['copied', (1 - novelty) / 2],
  ];
  return losses.filter(([reason, loss]) => loss > (reason === 'copied' ? 0.25 : 0)).sort((a, b) => b[1] - a[1]);
}

/** Why a joke got fewer laughs than it could; the weightiest reason first. */
export const reasonsOf = (measures: Measures): Reason[] => lossesOf(measures).map(([reason]) => reason);

/** Losses that differ by less weigh the same to the eye. */
const ALIKE = 0.1;

/** The reason that cost a joke most, and others that cost about as much. */
export function mainReasonsOf(measures: Measures): Reason[] {
  const losses = lossesOf(measures);
  const most = losses[0]?.[1] ?? 0;
  return losses.filter(([, loss]) => loss > most - ALIKE).map(([reason]) => reason);
}

export interface PlayedRound {
  mine: Measures;
  neo: Measures;
}

const NO_JOKE: Measures = { relevance: 0, novelty: 0, kindness: 0 };
const measuresOf = ({ relevance, novelty, kindness }: Measures): Measures => ({ relevance, novelty, kindness });

/** The measures of both sides in the rounds that were picked so far; a side without a caption has told no joke. */
export const playedRounds = (rounds: readonly DuelRound[], picks: readonly number[]): PlayedRound[] =>
  rounds.slice(0, picks.length).map(({ mine, neo }, at) => ({
    mine: measuresOf(mine[picks[at] ?? 0] ?? NO_JOKE),
    neo: measuresOf(neo ?? NO_JOKE),
  }));

export const totalsOf = (rounds: readonly PlayedRound[]): { mine: number; neo: number } => ({
  mine: rounds.reduce((sum, { mine }) => sum + laughsOf(mine), 0),
  neo: rounds.reduce((sum, { neo }) => sum + laughsOf(neo), 0),
});

/** What cost the learner most over all rounds. */
export function weakestOf(rounds: readonly PlayedRound[]): Reason {
  const lost = (reason: Reason) => rounds.filter(({ mine }) => reasonsOf(mine)[0] === reason).length;
  return [...REASONS].sort((a, b) => lost(b) - lost(a))[0] ?? 'topic';
}

/** The rounds whose jokes by Neo are to be explained: its flattest one, and another that was flat for another reason if there is one. */
export function flatRounds(rounds: readonly PlayedRound[]): number[] {
  const flat = rounds
    .map(({ neo }, at) => ({ at, laughs: laughsOf(neo), reason: reasonsOf(neo)[0] }))
    .filter(({ laughs, reason }) => laughs < FLAT && reason !== undefined)
    .sort((a, b) => a.laughs - b.laughs);
  const [first, ...others] = flat;
  if (!first) return [];
  const second = others.find(({ reason }) => reason !== first.reason) ?? others[0];
  return second ? [first.at, second.at] : [first.at];
}
