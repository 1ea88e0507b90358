// The learner's text with its counts, for the activities that build on the word river.
import type { TrainedText } from '@lanternwise/shared/activities/river-crossing/crossing';
import { useMemo } from 'react';
import { useOptionalRealmContent } from '../../features/content/realmContentContext.ts';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { riverText } from './riverText.ts';

/** `from` is the activity in which the text was chosen. */
export function useRiver(from: string): { text: string; trained: TrainedText } | undefined {
  const source = useOptionalRealmContent()?.activities[from];
  const text = useMemo(() => (source?.kind === 'word-river' ? riverText(source).text : undefined), [source]);
  const trained = useAlgorithm(
    'word-table',
    useMemo(() => (text === undefined ? undefined : ([text] as const)), [text]),
  );
  return trained && text !== undefined ? { text, trained } : undefined;
}
