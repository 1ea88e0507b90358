// Hooks to read and change the settings.
import { useCallback, useSyncExternalStore } from 'react';
import { useAppDispatch, useAppSelector } from '../../app/hooks.ts';
import type { Settings, SettingsPatch } from './settings.ts';
import { selectSettings, settingsChanged } from './settingsSlice.ts';

export const useSettings = (): Settings => useAppSelector(selectSettings);

/** Changes settings; watchSettings stores them in this browser and, for a signed-in user, in the account. */
export function useUpdateSettings(): (patch: SettingsPatch) => void {
  const dispatch = useAppDispatch();
  return useCallback((patch) => dispatch(settingsChanged(patch)), [dispatch]);
}

const REDUCED_MOTION_QUERY = '(prefers-reduced-motion: reduce)';

function subscribeReducedMotion(onChange: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION_QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether to reduce motion: the user's setting, else the system's. */
export function useReducedMotion(): boolean {
  const { reducedMotion } = useSettings();
  const system = useSyncExternalStore(
    subscribeReducedMotion,
    () => window.matchMedia(REDUCED_MOTION_QUERY).matches,
    // Prerendered pages know no system.
    () => false,
  );
  return reducedMotion === 'system' ? system : reducedMotion === 'on';
}
