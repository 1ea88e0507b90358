// What maker against checker keeps in this browser: the learner's sprites, the opinion, and how far the match has come.

import { MOST_ROUNDS } from '@lanternwise/shared/activities/sprite-duel/duel';
import { CELLS_PATTERN, type KeptSprite, MAX_SPRITES } from '@lanternwise/shared/activities/sprite-duel/sprites';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema, stringSchema } from '../../lib/storage/schemas.ts';

export interface SpriteDraft {
  predicted: string | undefined;
  opinion: string | undefined;
  sprites: readonly KeptSprite[];
  /** Of the match; the rounds follow from it and the sprites. */
  seed: number;
  rounds: number;
}

export const EMPTY_SPRITES: SpriteDraft = { predicted: undefined, opinion: undefined, sprites: [], seed: 1, rounds: 0 };

const wholeNumber = (value: unknown, most: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 ? Math.min(value, most) : 0;

export const parseSprites: Schema<SpriteDraft> = (value) => {
  if (!isRecord(value) || !Array.isArray(value.sprites)) return undefined;
  const sprites = new Map<string, KeptSprite>();
  for (const each of value.sprites)
    if (isRecord(each) && typeof each.cells === 'string' && CELLS_PATTERN.test(each.cells))
      sprites.set(each.cells, { cells: each.cells, isByHand: each.isByHand === true });
  return {
    predicted: stringSchema(value.predicted),
    opinion: stringSchema(value.opinion),
    sprites: [...sprites.values()].slice(0, MAX_SPRITES),
    seed: wholeNumber(value.seed, 1_000_000) || 1,
    rounds: wholeNumber(value.rounds, MOST_ROUNDS),
  };
};

/** This person's draft, for the map and for the pages that show works. */
export const spriteDraft = (activity: string) => activityDraft(activity, parseSprites, EMPTY_SPRITES);

export const cellsOf = (sprites: readonly KeptSprite[]): string[] => sprites.map(({ cells }) => cells);

/** Whether there are enough sprites for a match. */
export const areEnough = (
  sprites: readonly KeptSprite[],
  needs: { readonly sprites: number; readonly byHand: number },
): boolean => sprites.length >= needs.sprites && sprites.filter(({ isByHand }) => isByHand).length >= needs.byHand;
