// The draft of the word river: the chosen text, own words, looked-up words; and the text's counts, on which other activities build.
import type { TrainedText } from '@lanternwise/shared/activities/kit/words/nextWords';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { MAX_LOOKS } from '@lanternwise/shared/activities/word-river/limits';
import { MAX_CHARACTERS } from '@lanternwise/shared/learning/wordText';
import { useMemo } from 'react';
import { useOptionalRealmContent } from '../../features/content/realmContentContext.ts';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { activityDraft } from '../../features/progress/activityDraft.ts';
import { isRecord, type Schema, stringSchema } from '../../lib/storage/schemas.ts';

/** The choice of the learner's own text; all others are ids of stories. */
export const OWN_TEXT = 'own';

/** How the river speaks: between repeating itself and babbling. */
export const RIVER_SPEAKS = { temperature: 0.75, topK: 12 } as const;

export interface RiverDraft {
  predicted: string | undefined;
  /** A story's id, OWN_TEXT, or undefined before the choice. */
  chosen: string | undefined;
  own: string;
  looks: readonly string[];
}

export const EMPTY_RIVER: RiverDraft = { predicted: undefined, chosen: undefined, own: '', looks: [] };

export const parseRiver: Schema<RiverDraft> = (value) => {
  if (!isRecord(value) || typeof value.own !== 'string' || !Array.isArray(value.looks)) return undefined;
  return {
    predicted: stringSchema(value.predicted),
    chosen: stringSchema(value.chosen),
    own: value.own.slice(0, MAX_CHARACTERS),
    looks: value.looks.filter((word) => typeof word === 'string').slice(0, MAX_LOOKS),
  };
};

/** The chosen text; undefined before the choice, or if the story is gone. */
export const chosenText = (
  { stories }: Pick<ActivityOf<'word-river'>, 'stories'>,
  { chosen, own }: Pick<RiverDraft, 'chosen' | 'own'>,
): string | undefined => (chosen === OWN_TEXT ? own : stories.find(({ id }) => id === chosen)?.story);

/** The text of this person for the other activities and the map; the first story where this browser has none. */
export function riverText(activity: ActivityOf<'word-river'>): { text: string; isSample: boolean } {
  const draft = activityDraft(activity.id, parseRiver, EMPTY_RIVER).read();
  const text = chosenText(activity, draft);
  return text ? { text, isSample: false } : { text: activity.stories[0]?.story ?? '', isSample: true };
}

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
