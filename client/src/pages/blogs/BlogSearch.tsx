// The search form of the list, and the banner over its results.
import { BLOG_SEARCH_MAX } from '@lanternwise/shared/constants/blogs';
import { Trans, useLingui } from '@lingui/react/macro';
import Search from 'lucide-react/icons/search';
import { type FormEvent, useState } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/TextInput.tsx';

interface BlogSearchProps {
  /** The active search. */
  term: string;
  busy: boolean;
  onSearch(term: string): void;
}

export function BlogSearch({ term, busy, onSearch }: BlogSearchProps) {
  const { t } = useLingui();
  const [text, setText] = useState(term);
  const [shownTerm, setShownTerm] = useState(term);
  // Back and Forward change the search from outside.
  if (term !== shownTerm) {
    setShownTerm(term);
    setText(term);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSearch(text.trim());
  };
  return (
    <search>
      <form className="flex max-w-2xl flex-wrap gap-3" onSubmit={submit}>
        <TextInput
          type="search"
          aria-label={t`Search by Topics, Content`}
          placeholder={t`Search by Topics, Content`}
          className="min-w-64 flex-1"
          autoComplete="off"
          maxLength={BLOG_SEARCH_MAX}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className="max-sm:grow" busy={busy} icon={<Search aria-hidden="true" size={20} />}>
          {busy ? <Trans>Searching...</Trans> : <Trans>Search</Trans>}
        </Button>
      </form>
    </search>
  );
}

interface SearchBannerProps {
  term: string;
  isRelaxed: boolean;
  onClear(): void;
}

export function SearchBanner({ term, isRelaxed, onClear }: SearchBannerProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p role="status" className="flex flex-wrap items-center gap-3 text-lg [overflow-wrap:anywhere]">
        {isRelaxed ? (
          <>
            <span>
              <Trans>Showing related results for "{term}"</Trans>
            </span>
            <Badge colour="teal">
              <Trans>Smart Match</Trans>
            </Badge>
          </>
        ) : (
          <Trans>Showing results for "{term}"</Trans>
        )}
      </p>
      <Button variant="secondary" size="small" onClick={onClear}>
        <Trans>Clear search</Trans>
      </Button>
    </div>
  );
}
