// Hooks by which components read and change the learner's settings.
import { useCallback, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import type { Settings, SettingsPatch } from './settings.ts';
import { selectSettings, settingsChanged } from './settingsSlice.ts';

export const useSettings = (): Settings => useAppSelector(selectSettings);

/** Changes settings at once; they are kept in this browser and, for a signed-in person, in the account. */
export function useUpdateSettings(): (patch: SettingsPatch) => void {
  const dispatch = useAppDispatch();
  return useCallback((patch) => dispatch(settingsChanged(patch)), [dispatch]);
}

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

function subscribeReducedMotion(changed: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION_QUERY);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether movement is to be left out: the learner's choice, else the system's. */
export function useReducedMotion(): boolean {
  const { reducedMotion } = useSettings();
  const system = useSyncExternalStore(subscribeReducedMotion, () => window.matchMedia(REDUCED_MOTION_QUERY).matches);
  return reducedMotion === 'system' ? system : reducedMotion === 'on';
}
