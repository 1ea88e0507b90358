// The Path Finding Adventure: intro pages, a grid to edit, a breadth-first search to watch, then the other searches to compare.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { ActivityProps } from '../kit/activityProps.ts';
import kitStyles from '../kit/layout.module.css';
import { PathGame } from './PathGame.tsx';

export function PathFindingActivity({ activity, submit, report }: ActivityProps<'path-finding'>) {
  const { t } = useLingui();
  const [page, setPage] = useState(0);
  const shown = activity.intro[page];
  if (!shown) return <PathGame activity={activity} submit={submit} report={report} />;
  const number = page + 1;
  const count = activity.intro.length;
  const isLast = number === count;
  return (
    <>
      <section className={kitStyles.card}>
        <p className={kitStyles.note}>{t`Page ${number} of ${count}`}</p>
        <h4 className={kitStyles.question}>{shown.title}</h4>
        <p>{shown.text}</p>
      </section>
      <div className={kitStyles.buttons}>
        <Button variant="secondary" disabled={page === 0} onClick={() => setPage(page - 1)}>
          {t`Previous`}
        </Button>
        <Button data-control={isLast ? 'start' : 'next'} onClick={() => setPage(page + 1)}>
          {isLast ? activity.start : t`Next`}
        </Button>
      </div>
    </>
  );
}
