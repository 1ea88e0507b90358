// Which words are loaded: nothing for English, which is in the code; for Hindi the catalogue of each area that is shown.
import type { Messages } from '@lingui/core';
import type { AreaName } from './areas.ts';
import type { Language } from './language.ts';
import { i18n } from './runtime.tsx';

const catalogues = import.meta.glob<{ messages: Messages }>('./locales/hi/*.po');

/** Areas that were shown since the page was opened: a switch of the language loads their words before it shows any. */
const shownAreas = new Set<AreaName>(['shell', 'answers']);
const loadingAreas = new Map<AreaName, Promise<void>>();
const loadedAreas = new Set<AreaName>();

/** What is shown, or will be as soon as its words are here. */
let requestedLanguage: Language = 'en';

const loadRealmMessages = async (): Promise<void> => {
  const { HINDI_REALM_WORDS } = await import('@lanternwise/shared/generated/realm-words.hi.ts');
  i18n.load('hi', HINDI_REALM_WORDS);
};

function loadHindiMessages(area: AreaName): Promise<void> {
  const known = loadingAreas.get(area);
  if (known) return known;
  const load = catalogues[`./locales/hi/${area}.po`];
  const words = load ? load().then(({ messages }) => i18n.load('hi', messages)) : Promise.resolve();
  // Every page may name a realm: its title and what is learned there come from the realm's own folder.
  const work = area === 'shell' ? Promise.all([words, loadRealmMessages()]) : words;
  const settled = work.then(
    () => void loadedAreas.add(area),
    // Without a network the area is shown in English, and asked for again the next time.
    () => void loadingAreas.delete(area),
  );
  loadingAreas.set(area, settled);
  return settled;
}

const ALREADY_LOADED = Promise.resolve();

/** Loads an area's words in the current language. Never fails: words that cannot be loaded stay English. */
export function loadAreaMessages(area: AreaName): Promise<void> {
  shownAreas.add(area);
  return requestedLanguage === 'en' ? ALREADY_LOADED : loadHindiMessages(area);
}

/** Whether an area can be shown without words that change a moment later. */
export const isAreaLoaded = (area: AreaName): boolean => requestedLanguage === 'en' || loadedAreas.has(area);

/** A loader of code that brings its area's words along, for `lazy` and `part`. */
export const withAreaMessages =
  <T>(area: AreaName, load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [code] = await Promise.all([load(), loadAreaMessages(area)]);
    return code;
  };

/** Shows everything in `language` once its words and its letters are here; nothing is drawn anew but the words. */
export async function switchLanguage(language: Language): Promise<void> {
  requestedLanguage = language;
  if (language === 'hi') {
    const font = import('./hindiFont.ts').then(({ loadHindiFont: fetchLetters }) => fetchLetters());
    await Promise.all([font.catch(() => undefined), ...[...shownAreas].map(loadHindiMessages)]);
    // Somebody who switches twice gets what they chose last.
    if (requestedLanguage !== language) return;
  }
  i18n.activate(language);
  document.documentElement.lang = language;
}
