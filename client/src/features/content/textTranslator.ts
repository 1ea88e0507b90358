// Translates the texts of a realm for narration in a language other than the shown one.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { loadRealmContent } from './loadRealmContent.ts';

/** Maps each text of `from` to the text at the same path of `to`; both have the same shape. */
export function mapTexts(from: unknown, to: unknown, translations = new Map<string, string>()): Map<string, string> {
  if (typeof from === 'string') {
    if (typeof to === 'string' && from !== to) translations.set(from, to);
  } else if (typeof from === 'object' && from !== null && typeof to === 'object' && to !== null) {
    for (const [key, value] of Object.entries(from))
      mapTexts(value, (to as Record<string, unknown>)[key], translations);
  }
  return translations;
}

/** Loads the other language on first use, and again after the shown content has changed. */
export function createTextTranslator(realm: MapId, shown: () => RealmContent, load = loadRealmContent) {
  let cache: { realm: RealmContent['realm']; language: Language; texts: Promise<Map<string, string>> } | undefined;
  return async (text: string, language: Language): Promise<string | undefined> => {
    const content = shown();
    if (cache?.realm !== content.realm || cache.language !== language) {
      const texts = load(realm, language).then((other) => mapTexts({ ...content }, other));
      cache = { realm: content.realm, language, texts };
    }
    const { texts } = cache;
    return texts.then(
      (translations) => translations.get(text),
      () => undefined,
    );
  };
}
