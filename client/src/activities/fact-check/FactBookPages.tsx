// The fact book: a button for each page, and the lines of the open one.

import { type FactBook, pageLines } from '@lanternwise/shared/activities/kit/facts/factBook';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cx } from '../../ui/cx.ts';
import chipStyles from '../kit/chip.module.css';
import styles from './FactCheck.module.css';

export function FactBookPages({ book }: { book: FactBook }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(book.places[0]?.id ?? '');
  const page = book.places.find(({ id }) => id === open)?.name ?? '';
  return (
    <section className={styles.book} aria-label={t`The fact book`}>
      <fieldset className={styles.pages} aria-label={t`Pages of the fact book`}>
        {book.places.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className={cx(chipStyles.chip, styles.page)}
            aria-pressed={id === open}
            data-control={`page:${id}`}
            onClick={() => setOpen(id)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      <div role="status" className={styles.lines}>
        <h3>{t`Page “${page}”`}</h3>
        <ul>
          {pageLines(book, open).map(({ relation, line }) => (
            <li key={relation}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
