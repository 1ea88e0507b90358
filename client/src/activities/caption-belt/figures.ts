// The figures that a teacher sees of the labelling: how many captions have the same label, never which.
import { agreementOn, type CaptionLabels } from '@lanternwise/shared/activities/kit/captions/labels';

const percent = (share: number | undefined): number => Math.round((share ?? 0) * 100);

export function agreementFigures(labels: CaptionLabels, others: readonly CaptionLabels[]): Record<string, number> {
  const mean = (what: 'funny' | 'kind') =>
    others.reduce((sum, theirs) => sum + (agreementOn(what, labels, theirs)?.share ?? 0), 0) / others.length;
  return {
    'labelled captions': Object.keys(labels).length,
    'same labels, funny, %': percent(mean('funny')),
    'same labels, kind, %': percent(mean('kind')),
  };
}
