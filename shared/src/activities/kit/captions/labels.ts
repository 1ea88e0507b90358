// The labels of captions: funny or not, kind or not, whose they are, and where two people differ.
import { type LabelAgreement, labelAgreement } from '../../../learning/labelAgreement.ts';

export interface CaptionLabel {
  funny: boolean;
  kind: boolean;
}

/** By caption id; a caption may have one of its two labels only. */
export type CaptionLabels = Readonly<Record<string, Partial<CaptionLabel>>>;

export interface LabelledCaption extends CaptionLabel {
  id: string;
  text: string;
}

interface Captions {
  captions: readonly { id: string; text: string }[];
}

/** Captions that have both labels, in the order of the belt. */
export const labelledCaptions = ({ captions }: Captions, labels: CaptionLabels): LabelledCaption[] =>
  captions.flatMap(({ id, text }) => {
    const { funny, kind } = Object.hasOwn(labels, id) ? (labels[id] ?? {}) : {};
    return funny === undefined || kind === undefined ? [] : [{ id, text, funny, kind }];
  });

/** Agreement of two people on one of the two labels, over the captions that both have labelled; undefined if there are none. */
export function agreementOn(
  what: keyof CaptionLabel,
  ours: CaptionLabels,
  theirs: CaptionLabels,
): (LabelAgreement & { ids: readonly string[]; differingIds: readonly string[] }) | undefined {
  const ids = Object.keys(ours).filter((id) => ours[id]?.[what] !== undefined && theirs[id]?.[what] !== undefined);
  const listOf = (labels: CaptionLabels) => ids.map((id) => String(labels[id]?.[what]));
  const agreement = labelAgreement(listOf(ours), listOf(theirs));
  return agreement && { ...agreement, ids, differingIds: agreement.differing.flatMap((at) => ids[at] ?? []) };
}
