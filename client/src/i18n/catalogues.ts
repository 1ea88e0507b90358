// Which words are loaded: nothing for English, which is in the code; for Hindi the catalogue of each area that is shown.
import type { Messages } from '@lingui/core';
import type { AreaName } from './areas.ts';
import type { Language } from './language.ts';
import { i18n } from './runtime.tsx';

const catalogues = import.meta.glob<{ messages: Messages }>('./locales/hi/*.po');

/** Areas that were shown since the page was opened: a switch of the language loads their words before it shows any. */
const shown = new Set<AreaName>(['shell', 'answers']);
const loading = new Map<AreaName, Promise<void>>();
const loaded = new Set<AreaName>();

/** What is shown, or will be as soon as its words are here. */
let wanted: Language = 'en';

const loadRealmWords = async (): Promise<void> => {
  const { HINDI_REALM_WORDS } = await import('@lanternwise/shared/generated/realm-words.hi.ts');
  i18n.load('hi', HINDI_REALM_WORDS);
};

function loadHindi(area: AreaName): Promise<void> {
  const known = loading.get(area);
  if (known) return known;
  const load = catalogues[`./locales/hi/${area}.po`];
  const words = load ? load().then(({ messages }) => i18n.load('hi', messages)) : Promise.resolve();
  // Every page may name a realm: its title and what is learned there come from the realm's own folder.
  const work = area === 'shell' ? Promise.all([words, loadRealmWords()]) : words;
  const settled = work.then(
    () => void loaded.add(area),
    // Without a network the area is shown in English, and asked for again the next time.
    () => void loading.delete(area),
  );
  loading.set(area, settled);
  return settled;
}

const NOTHING_TO_LOAD = Promise.resolve();

/** Loads an area's words in the current language. Never fails: words that cannot be loaded stay English. */
export function loadArea(area: AreaName): Promise<void> {
  shown.add(area);
  return wanted === 'en' ? NOTHING_TO_LOAD : loadHindi(area);
}

/** Whether an area can be shown without words that change a moment later. */
export const areaIsReady = (area: AreaName): boolean => wanted === 'en' || loaded.has(area);

/** A loader of code that brings its area's words along, for `lazy` and `part`. */
export const withWords =
  <T>(area: AreaName, load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [code] = await Promise.all([load(), loadArea(area)]);
    return code;
  };

/** Shows everything in `language` once its words and its letters are here; nothing is drawn anew but the words. */
export async function switchLanguage(language: Language): Promise<void> {
  wanted = language;
  if (language === 'hi') {
    const letters = import('./hindiFont.ts').then(({ fetchLetters }) => fetchLetters());
    await Promise.all([letters.catch(() => undefined), ...[...shown].map(loadHindi)]);
    // Somebody who switches twice gets what they chose last.
    if (wanted !== language) return;
  }
  i18n.activate(language);
  document.documentElement.lang = language;
}
