// Loads message catalogues: none for English, which is in the code; for Hindi one per shown area.
import type { Messages } from '@lingui/core';
import type { AreaName } from './areas.ts';
import type { Language } from './language.ts';
import { i18n } from './runtime.tsx';

const catalogues = import.meta.glob<{ messages: Messages }>('./locales/hi/*.po');

/** Areas shown since the page was opened; a language switch loads all of them first. */
const shownAreas = new Set<AreaName>(['shell', 'answers']);
const loadingAreas = new Map<AreaName, Promise<void>>();
const loadedAreas = new Set<AreaName>();

/** The language on screen, or the one being loaded. */
let requestedLanguage: Language = 'en';

const loadRealmMessages = async (): Promise<void> => {
  const { HINDI_REALM_WORDS } = await import('@lanternwise/shared/generated/realm-words.hi.ts');
  i18n.load('hi', HINDI_REALM_WORDS);
};

const loadCourseMessages = async (): Promise<void> => {
  const { HINDI_COURSE_TEXTS } = await import('@lanternwise/shared/courses/hindi');
  i18n.load('hi', HINDI_COURSE_TEXTS);
};

/** Texts that stand in shared and are part of no catalogue. */
const SHARED_MESSAGES: Partial<Record<AreaName, () => Promise<void>>> = {
  // Every page may name a realm.
  shell: loadRealmMessages,
  courses: loadCourseMessages,
};

function loadHindiMessages(area: AreaName): Promise<void> {
  const loading = loadingAreas.get(area);
  if (loading) return loading;
  const load = catalogues[`./locales/hi/${area}.po`];
  const messages = load ? load().then((catalogue) => i18n.load('hi', catalogue.messages)) : Promise.resolve();
  const shared = SHARED_MESSAGES[area];
  const work = shared ? Promise.all([messages, shared()]) : messages;
  const settled = work.then(
    () => void loadedAreas.add(area),
    // After a failure the area is shown in English and loaded again on the next request.
    () => void loadingAreas.delete(area),
  );
  loadingAreas.set(area, settled);
  return settled;
}

const ALREADY_LOADED = Promise.resolve();

/** Loads an area's messages in the current language. Never rejects: messages that cannot be loaded stay English. */
export function loadAreaMessages(area: AreaName): Promise<void> {
  shownAreas.add(area);
  return requestedLanguage === 'en' ? ALREADY_LOADED : loadHindiMessages(area);
}

/** Whether an area can be rendered without a flash of English. */
export const isAreaLoaded = (area: AreaName): boolean => requestedLanguage === 'en' || loadedAreas.has(area);

/** Wraps a code loader so that it also loads the messages of areas, for `lazyPart` and `clientPart`. */
export const withAreaMessages =
  <T>(areas: AreaName | readonly AreaName[], load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [code] = await Promise.all([load(), ...[areas].flat().map(loadAreaMessages)]);
    return code;
  };

/** Switches the interface to `language` after loading its messages and font. */
export async function switchLanguage(language: Language): Promise<void> {
  requestedLanguage = language;
  if (language === 'hi') {
    const font = import('./hindiFont.ts').then(({ loadHindiFont }) => loadHindiFont());
    await Promise.all([font.catch(() => undefined), ...[...shownAreas].map(loadHindiMessages)]);
    // Another switch was requested during loading.
    if (requestedLanguage !== language) return;
  }
  i18n.activate(language);
  // There is no document where pages are prerendered.
  if ('document' in globalThis) document.documentElement.lang = language;
}
