// What the texts of a realm are called in another language, for narration in a language that is not shown.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { loadRealmContent } from './loadRealmContent.ts';

/** Texts of one content by the text at the same place of the other; both have the same shape. */
export function pairTexts(from: unknown, to: unknown, found = new Map<string, string>()): Map<string, string> {
  if (typeof from === 'string') {
    if (typeof to === 'string' && from !== to) found.set(from, to);
  } else if (typeof from === 'object' && from !== null && typeof to === 'object' && to !== null) {
    for (const [key, value] of Object.entries(from)) pairTexts(value, (to as Record<string, unknown>)[key], found);
  }
  return found;
}

/** Asks for the other language when a text in it is first wanted, and again once the shown content is another one. */
export function createTextsInOther(realm: MapId, shown: () => RealmContent, load = loadRealmContent) {
  let pairs: { of: RealmContent['realm']; language: Language; texts: Promise<Map<string, string>> } | undefined;
  return async (text: string, language: Language): Promise<string | undefined> => {
    const content = shown();
    if (pairs?.of !== content.realm || pairs.language !== language) {
      const texts = load(realm, language).then((other) => pairTexts({ ...content }, other));
      pairs = { of: content.realm, language, texts };
    }
    const { texts } = pairs;
    return texts.then(
      (known) => known.get(text),
      () => undefined,
    );
  };
}
