// Settings in this browser: read once at start, written at every change.
import { browserLanguage } from '../../i18n/language.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { stored } from '../../lib/storage/stored.ts';
import { DEFAULT_SETTINGS, mergeSettings, readPatch, type Settings } from './settings.ts';

/** A browser in which no language was chosen is greeted in its own. */
const FIRST_VISIT: Settings = { ...DEFAULT_SETTINGS, language: browserLanguage() };

const settings = stored<Settings>(STORAGE_KEYS.settings, (value) => mergeSettings(FIRST_VISIT, readPatch(value)), {
  fallback: FIRST_VISIT,
});

export const loadSettings = (): Settings => settings.read();

export function saveSettings(next: Settings): void {
  settings.write(next);
}
