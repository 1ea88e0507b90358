// Defines the gallery: for each frame the learner says whether it is real or made and how sure, then reads how certainty fits being right.
import { z } from 'zod';
import { MAP_IDS } from '../../constants/realms.ts';
import { id } from '../../content/realm.ts';
import { text, verbatim } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { answerId } from '../kit/answers.ts';
import { explainItems, itemTexts } from '../kit/explanation.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { prediction } from '../kit/prediction.ts';
import { FRAMES } from './gallery.ts';
import { GALLERY_WALLS } from './mapNames.ts';
import { CALIBRATIONS, calibrationOf, SURE_LEAST, SURE_MOST } from './verdicts.ts';

const kindOfItem = z.enum(['real', 'made']);

/** What hangs in the frames stays in the browser: the answer has only what was said and what was so. */
const answer = z.strictObject({
  predicted: answerId,
  verdicts: z
    .array(z.strictObject({ said: kindOfItem, truth: kindOfItem, sure: z.int().min(SURE_LEAST).max(SURE_MOST) }))
    .max(FRAMES),
  /** How the learner reads the own calibration. */
  read: z.enum([...CALIBRATIONS, '_none']),
});
type Answer = z.infer<typeof answer>;

/** Always certain, right in half of the frames. */
const cocksure = (predicted: string): Answer => ({
  predicted,
  verdicts: Array.from({ length: FRAMES }, (_, at) => ({
    ...{ said: 'real', truth: at % 2 === 0 ? 'real' : 'made', sure: SURE_MOST },
  })),
  read: 'over',
});

const ITEMS = ['frames', 'reading'] as const;

export const realOrMade = defineActivity({
  kind: 'real-or-made',
  learns: ['wordModel', 'pixelGenerator'],
  onMap: () => GALLERY_WALLS.map((name) => ({ kind: 'picture-gallery', name, isBeside: true })),
  figures: () => ['frames', 'right', 'certainty, %', 'Brier score, %', 'own text'],
  fields: {
    predict: prediction,
    /** The activity of another realm whose text the sentences come from: the realm, and the activity. */
    from: z.strictObject({ realm: z.enum(MAP_IDS), activity: id }),
    /** The activity of the same realm in which the learner drew sprites. */
    sprites: id,
    /** Drawn by hand, 8×8 pixels row by row. */
    drawings: z
      .array(z.strictObject({ id, pixels: verbatim().regex(/^[01]{64}$/, 'expected 64 pixels, 0 or 1') }))
      .min(8),
    /** How to look at the frames on the map. */
    walk: text({ max: 200 }),
    /** Questions about a frame, by turns. */
    asks: z.array(z.strictObject({ id, text: text({ max: 90 }) })).min(3),
    /** What a frame turns out to be. */
    truths: z.strictObject({
      written: text({ max: 160 }),
      drawn: text({ max: 160 }),
      drawnOwn: text({ max: 160 }),
      /** With {run}, the words that it copies. */
      generated: text({ max: 180 }),
      generatedOwn: text({ max: 180 }),
      pixels: text({ max: 180 }),
      pixelsOwn: text({ max: 180 }),
    }),
    /** Where the sentences come from. */
    sources: z.strictObject({ own: text({ max: 160 }), sample: text({ max: 160 }) }),
    /** Where the pictures come from. */
    pictures: z.strictObject({ own: text({ max: 160 }), sample: text({ max: 160 }) }),
    /** In place of both, where nothing of the learner's is in this browser. */
    samples: text({ max: 160 }).optional(),
    read: z.strictObject({
      question: text({ max: 160 }),
      over: text({ max: 90 }),
      under: text({ max: 90 }),
      fair: text({ max: 90 }),
    }),
    ...itemTexts(ITEMS),
  },
  answer,
  /** Complete when every frame was judged and the learner reads the own calibration as it is; being wrong about frames is no mistake. */
  grade: (_, { verdicts, read }) =>
    gradeFromErrors(
      [
        ...(verdicts.length === FRAMES ? [] : ['frames']),
        ...(verdicts.length > 0 && read === calibrationOf(verdicts) ? [] : ['reading']),
      ],
      2,
    ),
  explain: (texts) => explainItems(ITEMS, texts),
  tries: () => ['reading'],
  solution: ({ predict }) => cocksure(predict.correct),
  emptyAnswer: (): Answer => ({ predicted: '_none', verdicts: [], read: '_none' }),
  mistakes: ({ predict }): Answer[] => {
    const right = cocksure(predict.correct);
    return [
      { ...right, read: 'fair' },
      { ...right, verdicts: right.verdicts.slice(1) },
    ];
  },
});
