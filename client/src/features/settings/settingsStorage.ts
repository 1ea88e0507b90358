// Settings in this browser: read once at start, written at every change.
import { browserLanguage } from '../../i18n/language.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import { DEFAULT_SETTINGS, mergeSettings, parseSettingsPatch, type Settings } from './settings.ts';

/** A browser in which no language was chosen is greeted in its own. */
function storedSettings() {
  const firstVisit: Settings = { ...DEFAULT_SETTINGS, language: browserLanguage() };
  return storedValue<Settings>(STORAGE_KEYS.settings, (value) => mergeSettings(firstVisit, parseSettingsPatch(value)), {
    fallback: firstVisit,
  });
}

export const loadSettings = (): Settings => storedSettings().read();

export function saveSettings(next: Settings): void {
  storedSettings().write(next);
}
