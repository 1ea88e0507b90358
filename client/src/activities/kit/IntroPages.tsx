// Pages to read before a game starts, with Previous, Next and a start button.
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from './ActionRow.tsx';
import kitStyles from './layout.module.css';

interface IntroPagesProps {
  pages: readonly { id: string; title: string; text: string }[];
  /** Label of the last page's button. */
  start: string;
  /** The game. */
  children: ReactNode;
}

export function IntroPages({ pages, start, children }: IntroPagesProps) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const shown = pages[page];
  if (!shown) return children;
  const number = page + 1;
  const count = pages.length;
  const isLast = number === count;
  return (
    <>
      <section className={kitStyles.card}>
        <h4 className={kitStyles.question}>{shown.title}</h4>
        <p>{shown.text}</p>
      </section>
      <ActionRow>
        {count > 1 && (
          <Button variant="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t`Previous`}
          </Button>
        )}
        <Button data-control={isLast ? 'start' : 'next'} onClick={() => setPage(page + 1)}>
          {isLast ? start : t`Next`}
        </Button>
        {count > 1 && <p className={kitStyles.note}>{t`Page ${number} of ${count}`}</p>}
      </ActionRow>
    </>
  );
}
