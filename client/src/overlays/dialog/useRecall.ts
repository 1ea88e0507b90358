// What a dialog remembers of the learner's work: a sentence of the word river, or how a model did on unseen cases.

import { fillPlaceholders } from '@lanternwise/shared/content/placeholders';
import type { Dialog } from '@lanternwise/shared/content/realm';
import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { useOwnTest } from '../../activities/host/useOwnTest.ts';
import { RIVER_SPEAKS, riverText } from '../../activities/word-river/draft.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import type { Recall } from '../../features/realm/realmSlice.ts';

type Line = Dialog['lines'][number];

/** A line with its gaps filled, in the current language; what nobody can remember is said otherwise. */
export function fillRecall({ text, instead }: Pick<Line, 'text' | 'instead'>, { river, test }: Recall): string {
  if (instead !== undefined && !test) return instead;
  return fillPlaceholders(text, {
    ...(test && { right: test.right, of: test.of, wrong: test.of - test.right }),
    ...(river && {
      river: river.text,
      origin: river.isSample
        ? t`That was a sample of ours: your own text is in another browser.`
        : t`Your own river taught me that.`,
    }),
  });
}

/** Undefined while it is read. */
export function useRecall({ lines, recalls }: Pick<Dialog, 'lines' | 'recalls'>): Recall | undefined {
  const river = useRiverSentence(lines);
  const test = useOwnTest(recalls);
  return useMemo(() => (river === undefined || test === undefined ? undefined : { river, test }), [river, test]);
}

/** A new sentence each time; null if the lines speak none, undefined while it is written. */
function useRiverSentence(lines: readonly Line[]): Recall['river'] | undefined {
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
