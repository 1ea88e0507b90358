// The joke belt of the map: shows the labels so far, and lets the player label the caption that rides with the feet.
import { BELT } from '@lanternwise/shared/activities/caption-belt/mapNames';
import { type CaptionLabels, labelledCaptions } from '@lanternwise/shared/activities/kit/captions/labels';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { MechanicMessages } from '../../bridge/events.ts';
import { lessonOf } from '../host/lessonOf.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { type BeltDraft, beltStorage, nextCaption, shippedLabels } from './draft.ts';

type Belt = ActivityOf<'caption-belt'>;

/** The others' labels appear caption by caption, so that they sway nobody. */
function commandOf(belt: Belt, labels: CaptionLabels, isCompared = false): MechanicMessages['joke-belt']['command'] {
  const next = nextCaption(belt, labels);
  const done = labelledCaptions(belt, labels);
  const crate = (name: string, theirs: CaptionLabels) => ({
    name,
    labels: done.flatMap(({ id }) => {
      const { funny, kind } = theirs[id] ?? {};
      return funny === undefined || kind === undefined ? [] : [{ funny, kind }];
    }),
  });
  return {
    card: next ? { id: next.id, text: next.text, ...labels[next.id] } : null,
    notice: isCompared ? '' : belt.words.done,
    plates: [
      { what: 'funny', yes: belt.words.funny, no: belt.words.notFunny },
      { what: 'kind', yes: belt.words.kind, no: belt.words.unkind },
    ],
    crates: [
      crate(belt.words.you, labels),
      ...belt.labellers.map((labeller) => crate(labeller.name, shippedLabels(labeller))),
    ],
  };
}

export const world: CreateFace<'caption-belt', 'joke-belt', true, BeltDraft> = (belt, content) => ({
  mechanic: 'joke-belt',
  draft: () => beltStorage(belt),
  show: ({ draft, state }) => ({
    [BELT]: commandOf(belt, draft.labels, state.activities[belt.id]?.correct === true),
  }),
  on({ caption, what, label }, { draft }) {
    // The plates belong to the caption that rides; an older step changes nothing.
    if (nextCaption(belt, draft.labels)?.id !== caption) return undefined;
    const labels = { ...draft.labels, [caption]: { ...draft.labels[caption], [what]: label } };
    const { card, notice } = commandOf(belt, labels);
    if (card) return { draft: { ...draft, labels } };
    // The labels are compared in the window.
    const opens = lessonOf(content, belt.id);
    return { draft: { ...draft, labels }, ...(opens === undefined ? { hint: notice } : { opens }) };
  },
});
