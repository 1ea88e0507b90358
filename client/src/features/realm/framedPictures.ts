// Finds the learner's paintings and drawings for the frames of the world; a marked sample replaces missing ones.

import type { Activity } from '@lanternwise/shared/activities/registry';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { SPRITE_SIZE } from '@lanternwise/shared/learning/pixelGenerator';
import {
  EMPTY_PAINTING,
  PAINTING_PATTERN,
  PAINTING_SIZE,
  paintingBytes,
  SAMPLE_PAINTING,
} from '@lanternwise/shared/learning/shades';
import type { RealmState } from '@lanternwise/shared/quests/state';
import type { BoardPicture, BoardStroke } from '../../bridge/boardPicture.ts';
import { isRecord, type Schema } from '../../lib/storage/schemas.ts';
import { activityDraft } from '../progress/activityDraft.ts';
import { memePicture } from './memePicture.ts';
import { keptMeme } from './memes.ts';
import { cellsOf, spriteDraft } from './spriteDraft.ts';

export interface FramedPicture {
  /** The character whose frame it is: the guide of the activity. */
  board: string;
  picture: BoardPicture;
  isSample: boolean;
}

const PAPER = '#1b1430';
const INK = '#ffd98a';
/** Cells of a drawing's side, of which the pad of drawings has as many. */
const DRAWING_SIZE = 16;
const DRAWING_PATTERN = /^[01]{256}$/;
const SHOWN_DRAWINGS = 3;
const GAP = 2;
const SPRITES_IN_ROW = 6;

/** What the activities store of their pictures, without what else they store; drawings and paintings never leave the browser. */
const readCells: Schema<string> = (value) =>
  isRecord(value) &&
  typeof value.cells === 'string' &&
  PAINTING_PATTERN.test(value.cells) &&
  value.cells !== EMPTY_PAINTING
    ? value.cells
    : undefined;

const readDrawings: Schema<readonly string[]> = (value) => {
  const kept = isRecord(value) && Array.isArray(value.kept) ? value.kept : [];
  const firsts = new Map<unknown, string>();
  for (const each of kept)
    if (isRecord(each) && typeof each.cells === 'string' && DRAWING_PATTERN.test(each.cells) && !firsts.has(each.thing))
      firsts.set(each.thing, each.cells);
  return firsts.size > 0 ? [...firsts.values()].slice(0, SHOWN_DRAWINGS) : undefined;
};

function readDraft<T>(activity: string, schema: Schema<T>): T | undefined {
  return activityDraft<T | undefined>(activity, schema, undefined).read();
}

const square = (x: number, y: number, color: string): BoardStroke => ({
  kind: 'fill',
  color,
  size: 1,
  points: [x, y, x + 1, y, x + 1, y + 1, x, y + 1],
});

const grey = (byte: number): string => `#${byte.toString(16).padStart(2, '0').repeat(3)}`;

function paintingPicture(cells: string): BoardPicture {
  const strokes = paintingBytes(cells).map((byte, at) =>
    square(at % PAINTING_SIZE, Math.floor(at / PAINTING_SIZE), grey(byte)),
  );
  return { paper: PAPER, width: PAINTING_SIZE, height: PAINTING_SIZE, strokes };
}

function drawingsPicture(drawings: readonly string[]): BoardPicture {
  const step = DRAWING_SIZE + GAP;
  const strokes = drawings.flatMap((cells, index) =>
    [...cells].flatMap((ink, at) =>
      ink === '1' ? [square(index * step + (at % DRAWING_SIZE), Math.floor(at / DRAWING_SIZE), INK)] : [],
    ),
  );
  return { paper: PAPER, width: drawings.length * step - GAP, height: DRAWING_SIZE, strokes };
}

/** Sprites in rows of six with paper between and around them. */
function spritesPicture(sprites: readonly string[]): BoardPicture {
  const step = SPRITE_SIZE + GAP;
  const columns = Math.min(SPRITES_IN_ROW, sprites.length);
  const strokes = sprites.flatMap((cells, index) => {
    const [left, top] = [GAP + (index % SPRITES_IN_ROW) * step, GAP + Math.floor(index / SPRITES_IN_ROW) * step];
    return [...cells].flatMap((ink, at) =>
      ink === '1' ? [square(left + (at % SPRITE_SIZE), top + Math.floor(at / SPRITE_SIZE), INK)] : [],
    );
  });
  return {
    paper: PAPER,
    width: columns * step + GAP,
    height: Math.ceil(sprites.length / SPRITES_IN_ROW) * step + GAP,
    strokes,
  };
}

/** Ink in one rectangle; both ends belong to it. */
const rectangle = (left: number, right: number, top: number, foot: number): string =>
  Array.from({ length: DRAWING_SIZE ** 2 }, (_, at) => {
    const [x, y] = [at % DRAWING_SIZE, Math.floor(at / DRAWING_SIZE)];
    return x >= left && x <= right && y >= top && y <= foot ? '1' : '0';
  }).join('');

/** Something tall, something flat, something round enough. */
const SAMPLE_DRAWINGS = [rectangle(7, 9, 1, 14), rectangle(2, 13, 7, 9), rectangle(4, 11, 4, 11)];

function pictureOf(activity: Activity): Omit<FramedPicture, 'board'> | undefined {
  if (activity.kind === 'pixel-painting') {
    const cells = readDraft(activity.id, readCells);
    return { picture: paintingPicture(cells ?? SAMPLE_PAINTING), isSample: cells === undefined };
  }
  if (activity.kind === 'sprite-duel') {
    const own = cellsOf(spriteDraft(activity.id).read().sprites);
    return { picture: spritesPicture(own.length > 0 ? own : activity.examples.pixels), isSample: own.length === 0 };
  }
  if (activity.kind === 'meme-machine') {
    const { scene, caption, isSample } = keptMeme(activity);
    return { picture: memePicture(scene, caption), isSample };
  }
  if (activity.kind !== 'drawing-test' || activity.trick) return undefined;
  const drawings = readDraft(activity.id, readDrawings);
  return { picture: drawingsPicture(drawings ?? SAMPLE_DRAWINGS), isSample: drawings === undefined };
}

/** Of the activities that are passed. */
export const framedPictures = ({ activities }: RealmContent, state: RealmState): FramedPicture[] =>
  Object.values(activities).flatMap((activity) => {
    const framed = state.activities[activity.id]?.correct ? pictureOf(activity) : undefined;
    return framed ? [{ ...framed, board: activity.guide }] : [];
  });
