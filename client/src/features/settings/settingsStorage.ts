// Loads and saves the settings in this browser.
import { browserLanguage } from '../../i18n/language.ts';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import { DEFAULT_SETTINGS, mergeSettings, parseSettingsPatch, type Settings } from './settings.ts';

/** The language defaults to the browser's. */
function storedSettings() {
  const defaults: Settings = { ...DEFAULT_SETTINGS, language: browserLanguage() };
  return storedValue<Settings>(STORAGE_KEYS.settings, (value) => mergeSettings(defaults, parseSettingsPatch(value)), {
    fallback: defaults,
  });
}

export const loadSettings = (): Settings => storedSettings().read();

export function saveSettings(next: Settings): void {
  storedSettings().write(next);
}
