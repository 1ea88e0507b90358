// The query of the search field; the address follows after a pause and keeps the place that is being read.
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const URL_DELAY_MS = 300;

export const searchOf = (query: string): string => (query === '' ? '' : `?${new URLSearchParams({ q: query })}`);

export function useSearchQuery() {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const inUrl = new URLSearchParams(search).get('q') ?? '';
  const [text, setText] = useState(inUrl);
  const lastUrl = useRef(inUrl);
  useEffect(() => {
    // Back and Forward change the address from outside.
    if (inUrl === lastUrl.current) return;
    lastUrl.current = inUrl;
    setText(inUrl);
  }, [inUrl]);
  const query = text.trim();
  useEffect(() => {
    if (query === lastUrl.current) return;
    const timer = setTimeout(() => {
      lastUrl.current = query;
      void navigate({ search: searchOf(query), hash }, { replace: true });
    }, URL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [query, hash, navigate]);
  return { text, setText, query };
}
