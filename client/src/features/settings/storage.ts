// Settings in this browser: read once at start, written at every change.
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { stored } from '../../lib/storage/stored.ts';
import { DEFAULT_SETTINGS, mergeSettings, readPatch, type Settings } from './settings.ts';

const settings = stored<Settings>(STORAGE_KEYS.settings, (value) => mergeSettings(DEFAULT_SETTINGS, readPatch(value)), {
  fallback: DEFAULT_SETTINGS,
});

export const loadSettings = (): Settings => settings.read();

export function saveSettings(next: Settings): void {
  settings.write(next);
}
