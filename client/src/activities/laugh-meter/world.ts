// The laugh-o-meter of the map: captions pass and the needle moves, at the model of the learner's labels.

import { scoreCaption } from '@lanternwise/shared/activities/kit/captions/meter';
import { METER } from '@lanternwise/shared/activities/laugh-meter/mapNames';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { bagOfWords, type NaiveBayesModel } from '@lanternwise/shared/learning/naiveBayes';
import { t } from '@lingui/core/macro';
import { rememberLast } from '../../features/learning/rememberLast.ts';
import { beltLabels } from '../caption-belt/draft.ts';
import type { CreateFace } from '../host/worldFace.ts';
import { type MeterDraft, meterExamples, meterStorage } from './draft.ts';

export interface MeterView {
  /** The caption of the test that was opened; null = all of them. */
  caption: string | null;
}

const passesOf = (model: NaiveBayesModel | undefined, captions: readonly { text: string }[]) =>
  model
    ? captions.map(({ text }) => ({
        words: bagOfWords(text).map((word) => ({ word, weight: model.weights.get(word)?.weight ?? 0 })),
        score: scoreCaption(model, text).probability,
      }))
    : [];

export const world: CreateFace<'laugh-meter', 'laugh-meter', MeterView, MeterDraft> = (meter, { activities }) => {
  const belt = activities[meter.from];
  if (belt?.kind !== 'caption-belt') return undefined;
  const captionsOf = (view: MeterView | null): ActivityOf<'laugh-meter'>['test'] => {
    if (!view) return [...meter.test, ...meter.more];
    return meter.test.filter(({ id }) => view.caption === null || id === view.caption);
  };
  const train = rememberLast('laugh-meter');
  return {
    mechanic: 'laugh-meter',
    draft: () => meterStorage(meter),
    async show({ view, draft, state }) {
      // At rest before the test.
      if (!view && !state.activities[meter.id]?.correct) return undefined;
      const { model } = await train([meterExamples(belt, meter, draft)]);
      const isSample = !view && beltLabels(belt).isSample;
      const title = isSample ? t`A sample: trained by another labeller` : t`Your laugh-o-meter`;
      return { [METER]: { passes: passesOf(model, captionsOf(view)), threshold: draft.threshold, title } };
    },
  };
};
