// The search of the guides: results below the field, chosen with arrows and Enter or by a click.

import type { Language } from '@lanternwise/shared/constants/languages';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSettings } from '../../features/settings/useSettings.ts';
import { TextInput } from '../../ui/TextInput.tsx';
import styles from './search.module.css';
import type { GuideSearch, SearchHit } from './searchIndex.ts';
import { withKeys } from './withKeys.ts';

const URL_DELAY_MS = 300;

/** The query of the search field; the address follows after a pause and keeps the place that is being read. */
const searchOf = (query: string): string => (query === '' ? '' : `?${new URLSearchParams({ q: query })}`);

function useSearchQuery() {
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

type Loaded = { language: Language; search: GuideSearch } | { language: Language; failed: true };

/** `undefined` while the texts are loading, `'failed'` where they cannot be loaded. */
function useGuideSearch(query: string, language: Language): readonly SearchHit[] | 'failed' | undefined {
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

const MAX_QUERY = 100;

export function ResourceSearch() {
  const { t } = useLingui();
  const { language } = useSettings();
  const navigate = useNavigate();
  const listId = useId();
  const { text, setText, query } = useSearchQuery();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const found = useGuideSearch(query, language);
  const hits = Array.isArray(found) ? (found as readonly SearchHit[]) : [];
  const isShown = isOpen && query !== '';

  const choose = (hit: SearchHit) => {
    setOpen(false);
    void navigate({ search: searchOf(query), hash: `#${hit.id}` });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(isShown ? (active + step + hits.length) % hits.length : 0);
    }
    const hit = hits[active];
    if (event.key === 'Enter' && isShown && hit) choose(hit);
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    }
  };

  return (
    <search
      className={styles.search}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setOpen(false)}
    >
      <span className="relative block">
        <TextInput
          type="search"
          role="combobox"
          aria-label={t`Search resources...`}
          placeholder={t`Search resources...`}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown && hits.length > 0 ? `${listId}-${active}` : undefined}
          className="pl-11"
          value={text}
          maxLength={MAX_QUERY}
          autoComplete="off"
          spellCheck={false}
          onFocus={() => setOpen(true)}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.target.value);
            setActive(0);
            setOpen(true);
          }}
        />
        <Search aria-hidden="true" size={20} className="pointer-events-none absolute top-3.5 left-3.5 text-muted" />
      </span>
      <div className={styles.results} hidden={!isShown}>
        <SearchState query={query} found={found} />
        <div id={listId} role="listbox" aria-label={t`Places in the guides`}>
          {hits.map((hit, at) => (
            <HitOption
              key={hit.id}
              id={`${listId}-${at}`}
              hit={hit}
              isActive={at === active}
              onPoint={() => setActive(at)}
              onChoose={() => choose(hit)}
            />
          ))}
        </div>
      </div>
    </search>
  );
}

/** What there is to say about the results; read out when it changes. */
function SearchState({ query, found }: { query: string; found: readonly SearchHit[] | 'failed' | undefined }) {
  const count = Array.isArray(found) ? found.length : 0;
  return (
    <div role="status" className={styles.state}>
      {found === undefined && <Trans>Searching…</Trans>}
      {found === 'failed' && <Trans>The guides cannot be searched right now. Please reload the page.</Trans>}
      {Array.isArray(found) && count > 0 && <Plural value={count} one="# place" other="# places" />}
      {Array.isArray(found) && count === 0 && (
        <Trans>Nothing in the guides matches “{query}”. Check the spelling, or try a single word.</Trans>
      )}
    </div>
  );
}

interface HitOptionProps {
  id: string;
  hit: SearchHit;
  isActive: boolean;
  onPoint(): void;
  onChoose(): void;
}

function HitOption({ id, hit, isActive, onPoint, onChoose }: HitOptionProps) {
  return (
    // The field keeps the focus: a press must not take it away.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      lang={hit.language}
      className={styles.hit}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      <span className={styles.where}>{hit.guide}</span>
      <strong>{hit.title}</strong>
      <span>
        {withKeys(hit.snippet).map(({ key, text }, at) =>
          // Pieces alternate between plain and found.
          at % 2 === 1 ? <mark key={key}>{text}</mark> : text,
        )}
      </span>
    </div>
  );
}
