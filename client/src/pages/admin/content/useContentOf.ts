// Loads a realm's published content in one language, as learners get it.
import type { Language } from '@lanternwise/shared/constants/languages';
import { isMapId } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { useEffect, useState } from 'react';
import { loadRealmContent } from '../../../features/content/loadRealmContent.ts';

/** Undefined while it is loaded. */
export function useContentOf(realm: string, language: Language): RealmContent | 'failed' | undefined {
  const [loaded, setLoaded] = useState<{ key: string; content: RealmContent | 'failed' }>();
  const key = `${realm}/${language}`;
  useEffect(() => {
    let isCurrent = true;
    const keep = (content: RealmContent | 'failed') => {
      if (isCurrent) setLoaded({ key, content });
    };
    if (isMapId(realm)) {
      loadRealmContent(realm, language).then(keep, () => keep('failed'));
    } else keep('failed');
    return () => {
      isCurrent = false;
    };
  }, [realm, language, key]);
  return loaded?.key === key ? loaded.content : undefined;
}
