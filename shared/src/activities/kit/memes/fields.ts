// Content that the meme machine and the meme duel share: scenes with their words, and packs of captions to learn from.
import { z } from 'zod';
import { id } from '../../../content/realm.ts';
import { text } from '../../../content/text.ts';

/** Scenes that the client can draw. */
const SCENES = ['cat', 'rain', 'bus', 'cricket', 'tiffin', 'robot'] as const;
export type SceneId = (typeof SCENES)[number];

export const scene = z.strictObject({
  id: z.enum(SCENES),
  title: text({ max: 40 }),
  /** Words that belong to it, with spaces between them. */
  words: text(),
});

/** `lines` has one caption a line. */
export const pack = z.strictObject({ id, title: text({ max: 40 }), about: text({ max: 100 }), lines: text() });
export type Pack = z.output<typeof pack>;

export const choice = z.strictObject({
  question: text({ max: 200 }),
  options: z.array(z.strictObject({ id, text: text({ max: 120 }), why: text({ min: 12, max: 200 }) })).min(3),
  correct: id,
});
