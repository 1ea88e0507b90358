// Writes the sentence of the learner's word river that a dialog speaks, a new one each time, and fills it in.

import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import type { Dialog } from '@lanternwise/shared/content/realm';
import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { RIVER_SPEAKS, riverText } from '../../activities/word-river/draft.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import type { RiverSentence } from '../../features/realm/realmSlice.ts';

type Line = Dialog['lines'][number];

/** Fills the gaps of a line in the current language. */
export const fillRiver = (text: string, { text: river, isSample }: RiverSentence): string =>
  fillPlaceholders(text, {
    river,
    origin: isSample
      ? t`That was a sample of ours: your own text is in another browser.`
      : t`Your own river taught me that.`,
  });

/** The sentence that these lines speak, null if they speak none; undefined while it is written. */
export function useRiverSentence(lines: readonly Line[]): RiverSentence | null | undefined {
  const { activities } = useRealmContent();
  const [seed] = useState(Date.now);
  const speaks = lines.some(({ text }) => text.includes('{river}'));
  const river = useMemo(() => {
    const source = Object.values(activities).find((one) => one.kind === 'word-river');
    return speaks && source?.kind === 'word-river' ? riverText(source) : undefined;
  }, [activities, speaks]);
  const samples = useAlgorithm(
    'word-samples',
    useMemo(() => river && ([river.text, RIVER_SPEAKS, seed] as const), [river, seed]),
  );
  const sentence = samples?.sentences[0];
  const isSample = river?.isSample ?? false;
  return useMemo(
    () => (!speaks ? null : sentence === undefined ? undefined : { text: sentence, isSample }),
    [speaks, sentence, isSample],
  );
}
