// Loads the search when it is first wanted, and runs it for the current query.
import type { Language } from '@lanternwise/shared/constants/languages';
import { useEffect, useMemo, useState } from 'react';
import type { GuideSearch, SearchHit } from './searchIndex.ts';

type Loaded = { language: Language; search: GuideSearch } | { language: Language; failed: true };

/** `undefined` while the texts are loading, `'failed'` where they cannot be loaded. */
export function useGuideSearch(query: string, language: Language): readonly SearchHit[] | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Loaded>();
  const isWanted = query !== '' && loaded?.language !== language;
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    import('./searchIndex.ts')
      .then(({ loadGuideSearch }) => loadGuideSearch(language))
      .then(
        (search) => isCurrent && setLoaded({ language, search }),
        () => isCurrent && setLoaded({ language, failed: true }),
      );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, language]);
  return useMemo(() => {
    if (query === '' || loaded?.language !== language) return undefined;
    return 'failed' in loaded ? 'failed' : loaded.search.find(query);
  }, [query, loaded, language]);
}
