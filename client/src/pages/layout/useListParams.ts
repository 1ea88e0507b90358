// Keeps the search, filters, sort and page of a list in the URL, so that Back, reload and bookmarks restore them.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface ListParams {
  get(key: string): string;
  page: number;
  /** The page and those of the given keys that are set, as query parameters of a request. */
  pick<K extends string>(...keys: readonly K[]): { page: number } & Partial<Record<K, string>>;
  /** An empty string removes the key. A change without `page` resets the page to 1. */
  set(change: Record<string, string>, replace?: boolean): void;
  setPage(page: number): void;
}

export function useListParams(): ListParams {
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Math.floor(Number(params.get('page'))) || 1);

  const set = useCallback(
    (change: Record<string, string>, replace = false) =>
      setParams(
        (previous) => {
          const next = new URLSearchParams(previous);
          if (!('page' in change)) next.delete('page');
          for (const [key, value] of Object.entries(change)) {
            if (value === '') next.delete(key);
            else next.set(key, value);
          }
          return next;
        },
        { replace },
      ),
    [setParams],
  );
  const setPage = useCallback((nextPage: number) => set({ page: nextPage <= 1 ? '' : String(nextPage) }), [set]);
  const get = (key: string) => params.get(key) ?? '';
  const pick: ListParams['pick'] = (...keys) =>
    Object.assign({ page }, ...keys.filter((key) => get(key) !== '').map((key) => ({ [key]: get(key) })));
  return { get, page, pick, set, setPage };
}
