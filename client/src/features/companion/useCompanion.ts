// Hook to the companion in the realm on the screen.
import { useMemo } from 'react';
import { useRealmContent } from '../content/realmContentContext.ts';
import { useAppSelector } from '../store/hooks.ts';
import { type CompanionView, selectCompanion } from './companionSlice.ts';

/** Null where nobody walks along. */
export function useCompanion(): CompanionView | null {
  const { id } = useRealmContent().realm;
  const select = useMemo(() => selectCompanion(id), [id]);
  return useAppSelector(select);
}
