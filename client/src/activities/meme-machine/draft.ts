// The draft of the meme machine: chosen packs, runs, and the kept meme.
import { MAX_RUNS } from '@lanternwise/shared/activities/kit/memes/captions';
import type { SceneId } from '@lanternwise/shared/activities/kit/memes/fields';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema, stringSchema } from '../../lib/storage/schemas.ts';

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

export const EMPTY_MACHINE: MachineDraft = {
  ...{ predicted: undefined, packs: [], scene: undefined, turn: 0, runs: [], kept: undefined },
};
const MAX_PACKS = 12;
const MAX_CAPTION = 160;

export const packNames = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string').slice(0, MAX_PACKS) : [];
export const wholeNumber = (value: unknown): number => (Number.isInteger(value) ? Math.max(0, Number(value)) : 0);

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
        predicted: stringSchema(value.predicted),
        packs: packNames(value.packs),
        scene: stringSchema(value.scene),
        turn: wholeNumber(value.turn),
        runs: Array.isArray(value.runs) ? value.runs.flatMap(parseRun).slice(-MAX_RUNS) : [],
        kept: parseMeme(value.kept),
      }
    : undefined;

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
