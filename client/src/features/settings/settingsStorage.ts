// Loads and saves the settings in this browser.
import {
  DEFAULT_LANGUAGE,
  isLanguage,
  type Language,
  preferredLanguage,
} from '@lanternwise/shared/constants/languages';
import { STORAGE_KEYS } from '../../lib/storage/keys.ts';
import { storedValue } from '../../lib/storage/storedValue.ts';
import { DEFAULT_SETTINGS, mergeSettings, parseSettingsPatch, type Settings } from './settings.ts';

/** The language defaults to the browser's. */
function storedSettings() {
  const language = preferredLanguage(globalThis.navigator?.languages ?? []) ?? DEFAULT_LANGUAGE;
  const defaults: Settings = { ...DEFAULT_SETTINGS, language };
  return storedValue<Settings>(STORAGE_KEYS.settings, (value) => mergeSettings(defaults, parseSettingsPatch(value)), {
    fallback: defaults,
  });
}

/**
 * The language that the address asks for (?lang=hi), as links of search engines do. It holds for this visit: it is not stored, and
 * the settings of an account override it.
 */
let visitLanguage: Language | undefined;

function languageOfAddress(): Language | undefined {
  const asked = new URLSearchParams(globalThis.location?.search).get('lang');
  return isLanguage(asked) ? asked : undefined;
}

export function loadSettings(): Settings {
  const stored = storedSettings().read();
  visitLanguage = languageOfAddress();
  return visitLanguage ? { ...stored, language: visitLanguage } : stored;
}

export function saveSettings(next: Settings): void {
  if (next.language !== visitLanguage) visitLanguage = undefined;
  const language = visitLanguage ? storedSettings().read().language : next.language;
  storedSettings().write({ ...next, language });
}
