// Defines placing: each piece is put into its zone.
import { z } from 'zod';
import { icon } from '../../content/icons.ts';
import { id } from '../../content/realm.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { placementAnswer, wrongPlacements } from '../kit/answers.ts';
import { givenOf, labelOf, named, textOf } from '../kit/givenAnswer.ts';
import { gradePlacements } from '../kit/grading.ts';
import { checkReference } from '../kit/problems.ts';
import { workGround } from '../kit/workGround.ts';

interface Pieces {
  pieces: readonly { id: string; zone: string }[];
}
const expected = ({ pieces }: Pieces) => Object.fromEntries(pieces.map((piece) => [piece.id, piece.zone]));

export const placing = defineActivity({
  kind: 'placing',
  learns: 'none',
  onMap: workGround,
  fields: {
    /** Said where it is played on the map: what to carry where. */
    walk: text({ max: 160 }).optional(),
    zones: z.array(z.strictObject({ id, label: text(), icon })).min(2),
    pieces: z
      .array(z.strictObject({ id, text: text(), icon: icon.optional(), zone: id, why: text({ min: 12 }) }))
      .min(2),
    /** Name of the tray of pieces. */
    tray: text(),
    /** Shown while pieces are left in the tray. */
    wait: text(),
    /** True: after a wrong check a button returns all pieces to the tray. False: pieces are moved separately. */
    tryAgain: z.boolean().default(false),
  },
  answer: placementAnswer,
  grade: (activity, answer) => gradePlacements(expected(activity), answer),
  explain: (activity) => activity.pieces.map((piece) => ({ item: piece.id, label: piece.text, text: piece.why })),
  words: ({ pieces, zones }, answer) => givenOf(pieces, textOf, ({ id }) => named(zones, labelOf, [answer[id]])),
  answerLines: ({ pieces, zones }) =>
    pieces.map(({ text, zone, why }) => ({ item: text, answer: named(zones, labelOf, [zone]).join(), why })),
  problems: ({ pieces, zones }) =>
    pieces.flatMap((piece, at) => checkReference(['pieces', at, 'zone'], piece.zone, zones)),
  tries: ({ pieces }) => pieces.map((piece) => piece.id),
  solution: expected,
  emptyAnswer: () => ({}),
  mistakes: (activity) => wrongPlacements(expected(activity), () => activity.zones),
});
