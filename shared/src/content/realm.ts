// Schemas of a realm's description, characters, items and dialogs.
import { z } from 'zod';
import { COMPANION_SKILL_IDS, type CompanionSkill } from '../constants/companion.ts';
import { MAP_IDS } from '../constants/realms.ts';
import { realmMetadataSchema } from './realmMetadata.ts';
import { text } from './text.ts';
import { WORKSHOP } from './workshop.ts';

export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are kebab-case, e.g. "project-cycle"');

/** What a character or place opens on interaction. */
export const openTarget = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('lesson'), ref: id }),
  z.strictObject({ kind: z.literal('activity'), ref: id }),
  z.strictObject({ kind: z.literal('tutorial'), ref: id }),
  z.strictObject({ kind: z.literal('dialog'), ref: id }),
  z.strictObject({ kind: z.literal('workshop'), ref: z.literal(WORKSHOP) }),
]);
export type OpenTarget = z.infer<typeof openTarget>;

const character = z.strictObject({
  id,
  name: text(),
  /** One line for the "Places and people" list. */
  about: text(),
  portrait: id.optional(),
  voice: id.optional(),
  /** Id of the dialog shown before `opens`. */
  greets: id.optional(),
  /** Dialogs that take turns with `greets`, for characters who have more to say. */
  alsoGreets: z.array(id).optional(),
  /** Dialog that comes first once every great lantern of the realm is lit. */
  whenLit: id.optional(),
  opens: openTarget.optional(),
  /** Cooks, bakes or sells food: here the companion is asked how full the bins will be. */
  food: z.literal(true).optional(),
  /** A work of the learner's, from whichever realm, hangs on the board of the map that has its name. */
  hangs: z.literal(true).optional(),
  /** What the model that is trained in the activity it opens changes in the world; a poor one is hardly better than guessing. */
  trained: z
    .strictObject({
      /** `swap` name of props on the map, and their picture afterwards. */
      prop: z.strictObject({ swap: id, good: id, poor: id }),
      /** Dialogs in place of `greets`. */
      greets: z.strictObject({ good: id, poor: id }),
      /** Lines for the "Places and people" list. */
      about: z.strictObject({ before: text(), good: text(), poor: text() }),
      /** What people say who read its sign. */
      remarks: z.array(text({ max: 60 })).min(1),
    })
    .optional(),
  /** The first entry whose step `after` is done and whose step `until` is not replaces `opens`. */
  later: z
    .array(
      z.strictObject({
        after: id,
        until: id.optional(),
        greets: id.optional(),
        opens: openTarget.optional(),
        /** The character's new sprite, with a portrait of the same name. */
        sprite: id.optional(),
      }),
    )
    .default([]),
});
export type Character = z.infer<typeof character>;

/** A picture that a finished step, or an activity that was passed, exchanges for good: props with this `swap` name show `frame` from then on. */
const change = z.strictObject({ after: id, swap: id, frame: id });

const item = z.strictObject({
  id,
  name: text(),
  about: text(),
  icon: id,
  /** Invisible and out of reach until the realm's intro has been heard. */
  appears: z.literal('after-intro').optional(),
  /** The realm's page of the story: who put out the lanterns, and why. */
  clue: z.literal(true).optional(),
});

export const realmSchema = z.strictObject({
  id: z.enum(MAP_IDS),
  title: text(),
  ...realmMetadataSchema.shape,
  course: z.strictObject({ week: z.int(), session: z.int() }).nullable(),
  goal: text(),
  /** What its arrow asks, for the next realm to take up. */
  hook: text({ max: 90 }),
  recap: z.array(text()),
  /** Hard words of its lessons and tasks, explained on a press: the forms that texts use, with commas between, and what they mean. */
  words: z.array(z.strictObject({ says: text({ max: 60 }), means: text({ max: 110 }) })).default([]),
  welcome: z.strictObject({
    title: text(),
    text: text(),
    cards: z.array(z.strictObject({ title: text(), text: text(), icon: id, character: id })),
    button: text(),
    message: text(),
    /** Dialog that follows the welcome until the first step is done. */
    intro: id.optional(),
    /** Lesson of kind 'tutorial' that follows the welcome until it is finished. */
    tutorial: id.optional(),
  }),
  music: z.strictObject({ calm: id, busy: id }),
  badge: z.strictObject({ id, name: text() }),
  characters: z.array(character),
  /** What finished steps change on the map; the last change of a prop counts. */
  changes: z.array(change).default([]),
  items: z.array(item),
});
export type Realm = z.infer<typeof realmSchema>;

export const dialogSchema = z.strictObject({
  id,
  /** Shown over the lines in place of the speaker's name. */
  title: text({ max: 40 }).optional(),
  /** Label of the button that goes to the next line. */
  next: text({ max: 30 }).optional(),
  /** Label of the button that ends it. */
  button: text({ max: 30 }).optional(),
  /** Its lines may say how this skill did on what it never saw: {right}, {of}, {wrong}. */
  recalls: z.enum(COMPANION_SKILL_IDS as [CompanionSkill]).optional(),
  lines: z
    .array(
      z.strictObject({
        speaker: id,
        text: text({ max: 220 }),
        /** Said in its place to a learner who has taught or tested nothing there. */
        instead: text({ max: 220 }).optional(),
        expression: z.enum(['happy', 'talk', 'sad', 'think']).default('talk'),
      }),
    )
    .min(1),
});
export type Dialog = z.infer<typeof dialogSchema>;
