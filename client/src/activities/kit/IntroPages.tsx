// Pages to read before a game starts, with Previous, Next and a start button.
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { ActionRow } from './ActionRow.tsx';
import { Dots } from './Dots.tsx';
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
  const number = page + 1;
  const count = pages.length;
  if (page >= count) return children;
  const isLast = number === count;
  const isPaged = count > 1;
  return (
    <>
      {pages.slice(page, number).map(({ id, title, text }) => (
        <section key={id} className={kitStyles.card}>
          <h4 className={kitStyles.question}>{title}</h4>
          <p>{text}</p>
        </section>
      ))}
      <ActionRow>
        {isPaged && (
          <Button variant="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
            {t`Previous`}
          </Button>
        )}
        <Button data-control={isLast ? 'start' : 'next'} onClick={() => setPage(isLast ? count : number)}>
          {isLast ? start : t`Next`}
        </Button>
        {isPaged && <Dots label={t`Page ${number} of ${count}`} count={count} at={page} />}
      </ActionRow>
    </>
  );
}
