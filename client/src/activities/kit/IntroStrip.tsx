// A guide's short pages over a game that can be touched meanwhile, with Previous, Next and a start button that takes them away.
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Brief } from './Brief.tsx';
import { Dots } from './Dots.tsx';
import styles from './IntroStrip.module.css';

interface IntroStripProps {
  pages: readonly { id: string; title: string; text: string }[];
  /** Label of the last page's button. */
  start: string;
  /** The game. */
  children: ReactNode;
}

export function IntroStrip({ pages, start, children }: IntroStripProps) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const shown = pages[page];
  const number = page + 1;
  const count = pages.length;
  const isLast = number === count;
  return (
    <>
      {shown && (
        <section className={styles.strip} aria-label={shown.title}>
          <div className={styles.words}>
            <h4>{shown.title}</h4>
            <p>
              <Brief key={shown.id} text={shown.text} rest="more" />
            </p>
          </div>
          <div className={styles.buttons}>
            <Dots label={t`Page ${number} of ${count}`} count={count} at={page} />
            {page > 0 && (
              <Button variant="quiet" size="small" onClick={() => setPage(page - 1)}>
                {t`Previous`}
              </Button>
            )}
            <Button
              variant="secondary"
              size="small"
              data-control={isLast ? 'start' : 'next'}
              onClick={() => setPage(number)}
            >
              {isLast ? start : t`Next`}
            </Button>
          </div>
        </section>
      )}
      {children}
    </>
  );
}
