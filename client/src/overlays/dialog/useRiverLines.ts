// Fills the lines of a dialog that speak a sentence of the learner's word river; it is rewritten in the worker each time.

import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import type { Dialog } from '@lanternwise/shared/content/realm';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { riverText } from '../../features/realm/riverText.ts';

type Line = Dialog['lines'][number];

/** Between repeating itself and babbling. */
const SETTINGS = { temperature: 0.75, topK: 12 };

/** Undefined while the sentence is written; other lines are returned as they are. */
export function useRiverLines(lines: readonly Line[]): readonly Line[] | undefined {
  const { t } = useLingui();
  const { activities } = useRealmContent();
  const [seed] = useState(Date.now);
  const speaks = lines.some(({ text }) => text.includes('{river}'));
  const river = useMemo(() => {
    const source = Object.values(activities).find((one) => one.kind === 'word-river');
    return speaks && source?.kind === 'word-river' ? riverText(source) : undefined;
  }, [activities, speaks]);
  const samples = useAlgorithm(
    'word-samples',
    useMemo(() => river && ([river.text, SETTINGS, seed] as const), [river, seed]),
  );
  const origin = river?.isSample
    ? t`That was a sample of ours: your own text is in another browser.`
    : t`Your own river taught me that.`;
  return useMemo(() => {
    if (!speaks) return lines;
    const sentence = samples?.sentences[0];
    if (sentence === undefined) return undefined;
    return lines.map((line) => ({ ...line, text: fillPlaceholders(line.text, { river: sentence, origin }) }));
  }, [lines, speaks, samples, origin]);
}
