// The states of the realm's great lanterns by task id.
import { type LanternMark, lanternMarks } from '@lanternwise/shared/quests/lanterns';
import { useMemo } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { useRealmState } from '../features/progress/hooks.ts';

export function useLanternMarks(): Readonly<Record<string, LanternMark>> {
  const { quest } = useRealmContent();
  const state = useRealmState();
  return useMemo(() => lanternMarks(quest, state), [quest, state]);
}
