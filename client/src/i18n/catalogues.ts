// Loads message catalogues: none for English, which is in the code; for other languages one per shown area.
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, type Language } from '@lanternwise/shared/constants/languages';
import type { Messages } from '@lingui/core';
import type { AreaName } from './areas.ts';
import { i18n } from './runtime.tsx';

const catalogues = import.meta.glob<{ messages: Messages }>('./locales/*/*.po');
const fonts = import.meta.glob<{ loadFont(): void }>(['./locales/*/font-*.ts', '!**/*.test.ts']);
/** Texts that stand in shared and are part of no catalogue. */
const words = import.meta.glob<Messages>('../../../shared/generated/words/*.json', { import: 'default' });
/** Every page may name a realm. */
const WORDS_OF: Partial<Record<AreaName, string>> = { shell: 'realms', courses: 'courses' };

/** Areas shown since the page was opened; a language switch loads all of them first. */
const shownAreas = new Set<AreaName>(['shell', 'answers']);
/** By `<language>/<area>`; whether all is there. */
const loadingAreas = new Map<string, Promise<boolean>>();

/** The language on screen, or the one being loaded. */
let requestedLanguage: Language = DEFAULT_LANGUAGE;

function loadMessages(language: Language, area: AreaName): Promise<boolean> {
  const key = `${language}/${area}`;
  const loading = loadingAreas.get(key);
  if (loading) return loading;
  const work = Promise.all([
    catalogues[`./locales/${key}.po`]?.().then(({ messages }) => i18n.load(language, messages)),
    words[`../../../shared/generated/words/${WORDS_OF[area]}.${language}.json`]?.().then((found) =>
      i18n.load(language, found),
    ),
  ]);
  const settled = work.then(
    () => true,
    // After a failure the area is shown in English and loaded again on the next request.
    () => {
      loadingAreas.delete(key);
      return false;
    },
  );
  loadingAreas.set(key, settled);
  return settled;
}

const ALREADY_LOADED = Promise.resolve(true);

/** Loads an area's messages in the current language. Never rejects: messages that cannot be loaded stay English. */
export function loadAreaMessages(area: AreaName): Promise<boolean> {
  shownAreas.add(area);
  return requestedLanguage === DEFAULT_LANGUAGE ? ALREADY_LOADED : loadMessages(requestedLanguage, area);
}

/** Wraps a code loader so that it also loads the messages of areas, for `lazyPart` and `clientPart`. */
export const withAreaMessages =
  <T>(areas: AreaName | readonly AreaName[], load: () => Promise<T>) =>
  async (): Promise<T> => {
    const [code] = await Promise.all([load(), ...[areas].flat().map(loadAreaMessages)]);
    return code;
  };

/** Loads the font of a language that has one. Resolves to false if that fails: the browser's own letters are shown then. */
async function loadFontOf(language: Language): Promise<boolean> {
  try {
    (await fonts[`./locales/${language}/font-${language}.ts`]?.())?.loadFont();
    return true;
  } catch {
    return false;
  }
}

/** Switches the interface to `language` after loading its messages and font. Resolves to whether all of them could be loaded. */
export async function switchLanguage(language: Language): Promise<boolean> {
  requestedLanguage = language;
  let isWhole = true;
  if (language !== DEFAULT_LANGUAGE) {
    const loading = [loadFontOf(language), ...[...shownAreas].map((area) => loadMessages(language, area))];
    isWhole = !(await Promise.all(loading)).includes(false);
    // Another switch was requested during loading.
    if (requestedLanguage !== language) return true;
  }
  i18n.activate(language);
  // There is no document where pages are prerendered.
  if ('document' in globalThis)
    Object.assign(document.documentElement, { lang: language, dir: LANGUAGE_TABLE[language].dir });
  return isWhole;
}
