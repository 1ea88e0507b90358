// What the texts of a realm are called in another language, for narration in a language that is not shown.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { loadRealmContent } from './loadRealmContent.ts';

/** Texts of one content by the text at the same place of the other; both have the same shape. */
export function mapTexts(from: unknown, to: unknown, translations = new Map<string, string>()): Map<string, string> {
  if (typeof from === 'string') {
    if (typeof to === 'string' && from !== to) translations.set(from, to);
  } else if (typeof from === 'object' && from !== null && typeof to === 'object' && to !== null) {
    for (const [key, value] of Object.entries(from))
      mapTexts(value, (to as Record<string, unknown>)[key], translations);
  }
  return translations;
}

/** Asks for the other language when a text in it is first wanted, and again once the shown content is another one. */
export function createTextTranslator(realm: MapId, shown: () => RealmContent, load = loadRealmContent) {
  let cache: { of: RealmContent['realm']; language: Language; texts: Promise<Map<string, string>> } | undefined;
  return async (text: string, language: Language): Promise<string | undefined> => {
    const content = shown();
    if (cache?.of !== content.realm || cache.language !== language) {
      const texts = load(realm, language).then((other) => mapTexts({ ...content }, other));
      cache = { of: content.realm, language, texts };
    }
    const { texts } = cache;
    return texts.then(
      (known) => known.get(text),
      () => undefined,
    );
  };
}
