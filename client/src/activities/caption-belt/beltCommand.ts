// What the joke belt of the map shows of the labels so far: the caption that rides, the plates, and the crates of all three labellers.
import { type CaptionLabels, labelledCaptions } from '@lanternwise/shared/activities/caption-belt/labels';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { MechanicMessages } from '../../bridge/events.ts';
import { shippedLabels } from './captionLabels.ts';

type Belt = ActivityOf<'caption-belt'>;
type BeltCommand = MechanicMessages['joke-belt']['command'];

/** The first caption that lacks a label. */
export const nextCaption = ({ captions }: Belt, labels: CaptionLabels): Belt['captions'][number] | undefined =>
  captions.find(({ id }) => labels[id]?.funny === undefined || labels[id]?.kind === undefined);

/** The others' labels appear caption by caption, so that they sway nobody. */
export function beltCommand(belt: Belt, labels: CaptionLabels): BeltCommand {
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
    notice: belt.words.done,
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
