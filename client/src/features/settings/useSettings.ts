// Hooks to read and change the settings.
import { useCallback } from 'react';
import { useMediaQuery } from '../../lib/useMediaQuery.ts';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import type { Settings, SettingsPatch } from './settings.ts';
import { selectSettings, settingsChanged } from './settingsSlice.ts';

export const useSettings = (): Settings => useAppSelector(selectSettings);

/** Changes settings; watchSettings stores them in this browser and, for a signed-in user, in the account. */
export function useUpdateSettings(): (patch: SettingsPatch) => void {
  const dispatch = useAppDispatch();
  return useCallback((patch) => dispatch(settingsChanged(patch)), [dispatch]);
}

/** Whether to reduce motion: the user's setting, else the system's. */
export function useReducedMotion(): boolean {
  const { reducedMotion } = useSettings();
  const system = useMediaQuery('(prefers-reduced-motion: reduce)');
  return reducedMotion === 'system' ? system : reducedMotion === 'on';
}
