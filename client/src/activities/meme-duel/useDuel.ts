// The learner's duel: its draft, its five scenes, and both sides' captions, written in the worker once the learner is on stage.
import { playedRounds, scenesOf } from '@lanternwise/shared/activities/meme-duel/duel';
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { useMemo } from 'react';
import { useAlgorithm } from '../../features/learning/useAlgorithm.ts';
import { useStoredDraft } from '../kit/useStoredDraft.ts';
import { useLabels } from '../laugh-meter/draft.ts';
import { type DuelDraft, EMPTY_DUEL, parseDuel } from './draft.ts';

export function useDuel(activity: ActivityOf<'meme-duel'>, sessionSeed: number) {
  const [stored, store] = useStoredDraft(activity.id, EMPTY_DUEL, parseDuel);
  const draft: DuelDraft = stored.seed === 0 ? { ...stored, seed: 1 + (sessionSeed % 1_000_000) } : stored;
  const { seed, packs, isFiltered, isOnStage, picks } = draft;
  const labels = useLabels(activity.from);
  const plan = JSON.stringify({ packs, isFiltered, seed });
  const rounds = useAlgorithm(
    'meme-duel',
    useMemo(
      () => (isOnStage && labels ? ([activity, JSON.parse(plan), labels.model] as const) : undefined),
      [activity, isOnStage, labels, plan],
    ),
  );
  return {
    draft,
    scenes: useMemo(() => scenesOf(activity.scenes, seed), [activity, seed]),
    /** Undefined before the captions are written. */
    rounds: isOnStage ? rounds : undefined,
    played: useMemo(() => playedRounds(rounds ?? [], picks), [rounds, picks]),
    isSample: labels?.isSample ?? false,
    change: (next: Partial<DuelDraft>) => store({ ...draft, ...next }),
  };
}
