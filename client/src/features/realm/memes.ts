// What the meme machine and the meme duel keep in this browser: chosen packs, runs, the kept meme, and the picks of a duel.

import { REASONS, type Reason, ROUNDS } from '@lanternwise/shared/activities/meme-duel/duel';
import { MAX_RUNS } from '@lanternwise/shared/activities/meme-machine/captions';
import type { SceneId } from '@lanternwise/shared/activities/meme-machine/fields';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { activityDraft } from '../progress/activityDraft.ts';

export interface Meme {
  scene: string;
  caption: string;
}

export interface MachineDraft {
  predicted: string | undefined;
  packs: readonly string[];
  scene: string | undefined;
  /** Runs so far; the last one's captions are written again from it. */
  turn: number;
  runs: readonly { packs: number; copied: number }[];
  kept: Meme | undefined;
}

export interface DuelDraft {
  predicted: string | undefined;
  packs: readonly string[];
  isFiltered: boolean;
  /** Another one for each duel: other scenes and other captions. 0 = none was drawn yet. */
  seed: number;
  /** Whether the learner is on stage; before that the data is chosen. */
  isOnStage: boolean;
  /** Place of the chosen caption among those offered, round by round. */
  picks: readonly number[];
  /** Why a joke of Neo was flat, by the number of the round. */
  reasons: Readonly<Record<string, Reason>>;
}

export const EMPTY_MACHINE: MachineDraft = {
  ...{ predicted: undefined, packs: [], scene: undefined, turn: 0, runs: [], kept: undefined },
};
export const EMPTY_DUEL: DuelDraft = {
  ...{ predicted: undefined, packs: [], isFiltered: false, seed: 0, isOnStage: false, picks: [], reasons: {} },
};

const MAX_PACKS = 12;
const MAX_CAPTION = 160;

const optionalString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const strings = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MAX_PACKS) : [];
const wholeNumber = (value: unknown): number => (Number.isInteger(value) ? Math.max(0, Number(value)) : 0);

function parseRun(value: unknown): MachineDraft['runs'] {
  if (!isRecord(value) || typeof value.copied !== 'number' || !(value.copied >= 0 && value.copied <= 1)) return [];
  const packs = wholeNumber(value.packs);
  return packs > 0 && packs <= MAX_PACKS ? [{ packs, copied: value.copied }] : [];
}

function parseMeme(value: unknown): Meme | undefined {
  if (!isRecord(value) || typeof value.scene !== 'string' || typeof value.caption !== 'string') return undefined;
  return { scene: value.scene, caption: value.caption.slice(0, MAX_CAPTION) };
}

export const parseMachine: Schema<MachineDraft> = (value) =>
  isRecord(value)
    ? {
        predicted: optionalString(value.predicted),
        packs: strings(value.packs),
        scene: optionalString(value.scene),
        turn: wholeNumber(value.turn),
        runs: Array.isArray(value.runs) ? value.runs.flatMap(parseRun).slice(-MAX_RUNS) : [],
        kept: parseMeme(value.kept),
      }
    : undefined;

export const parseDuel: Schema<DuelDraft> = (value) => {
  if (!isRecord(value)) return undefined;
  const picks = Array.isArray(value.picks) ? value.picks.map(wholeNumber).slice(0, ROUNDS) : [];
  const reasons = Object.entries(isRecord(value.reasons) ? value.reasons : {}).flatMap(([round, picked]) => {
    const reason = REASONS.find((one) => one === picked);
    return reason ? [[round, reason] as const] : [];
  });
  return {
    predicted: optionalString(value.predicted),
    packs: strings(value.packs),
    isFiltered: value.isFiltered === true,
    seed: wholeNumber(value.seed),
    isOnStage: value.isOnStage === true,
    picks,
    reasons: Object.fromEntries(reasons.slice(0, ROUNDS)),
  };
};

export const duelStorage = ({ id }: Pick<ActivityOf<'meme-duel'>, 'id'>) => activityDraft(id, parseDuel, EMPTY_DUEL);

/** The scene that can be drawn; undefined for one that this version does not have. */
export const sceneOf = ({ scenes }: Pick<ActivityOf<'meme-machine'>, 'scenes'>, scene: string): SceneId | undefined =>
  scenes.find(({ id }) => id === scene)?.id;

/** The kept meme of this person; a built-in line if this browser has none. */
export function keptMeme(machine: ActivityOf<'meme-machine'>): { scene: SceneId; caption: string; isSample: boolean } {
  const { kept } = activityDraft(machine.id, parseMachine, EMPTY_MACHINE).read();
  const scene = kept && sceneOf(machine, kept.scene);
  if (kept && scene) return { scene, caption: kept.caption, isSample: false };
  return { scene: 'cat', caption: machine.packs[0]?.lines.trim().split('\n')[0] ?? '', isSample: true };
}
