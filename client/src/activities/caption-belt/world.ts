// The joke belt of the map: shows the labels so far, and lets the player label the caption that rides with the feet.
import type { CreateFace } from '../host/worldFace.ts';
import { beltCommand, nextCaption } from './beltCommand.ts';
import { type BeltDraft, beltStorage } from './captionLabels.ts';

/** The object on the map. */
const BELT = 'caption-belt';

export const world: CreateFace<'caption-belt', 'joke-belt', true, BeltDraft> = (belt) => ({
  mechanic: 'joke-belt',
  draft: () => beltStorage(belt),
  show: ({ draft }) => ({ [BELT]: beltCommand(belt, draft.labels) }),
  on({ caption, what, label }, { draft }) {
    // The plates belong to the caption that rides; an older step changes nothing.
    if (nextCaption(belt, draft.labels)?.id !== caption) return undefined;
    const labels = { ...draft.labels, [caption]: { ...draft.labels[caption], [what]: label } };
    const { card, notice } = beltCommand(belt, labels);
    return { draft: { ...draft, labels }, ...(!card && { hint: notice }) };
  },
});
