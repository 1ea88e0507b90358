// The places of `placeLookup` in Hindi.
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { translateContent } from '@lanternwise/shared/content/translations';
import type { ContentService } from '../content/service.ts';
import { type PlaceLookup, placeLookup } from './placeContent.ts';

/** Each realm is translated when it is first needed. What has no Hindi stays English. */
export function hindiPlaceLookup(content: ContentService): PlaceLookup {
  const english = placeLookup(content);
  const translated = new WeakMap<RealmContent, RealmContent>();
  return (place) => {
    const served = content.realm(place)?.content;
    if (!served) return english(place);
    const hindi = translated.get(served) ?? translateContent(served, content.bundledHindi(place));
    translated.set(served, hindi);
    return hindi;
  };
}
