// After a path was found: the same grid by every search, watched one by one; the first of them asks for a bet.
import { mazeFigures } from '@lanternwise/shared/activities/path-finding/mazeFigures';
import type { SearchGrid } from '@lanternwise/shared/learning/search/grid';
import { SEARCH_METHODS, type SearchMethod, searchGrid } from '@lanternwise/shared/learning/search/searchGrid';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import kitStyles from '../kit/layout.module.css';
import { Predict } from '../kit/Predict.tsx';
import styles from './ComparePanel.module.css';
import { METHOD_NAMES } from './methodNames.ts';
import type { SearchShow } from './useSearchShow.ts';

interface ComparePanelProps {
  grid: SearchGrid;
  show: SearchShow;
  report(figures: Record<string, number>): void;
}

/** Cells visited and steps of the path. */
function measure(grid: SearchGrid, method: SearchMethod) {
  const { steps, path = [] } = searchGrid(grid, method);
  return { visited: steps.length, moves: path.length - 1 };
}

/** A search shows its figures once it was watched on this grid; the way was found by the first one. */
function useWatched({ phase, result }: SearchShow): ReadonlySet<SearchMethod> {
  const [watched, setWatched] = useState<ReadonlySet<SearchMethod>>(new Set<SearchMethod>(['breadth-first']));
  const method = phase === 'ended' ? result?.method : undefined;
  useEffect(() => {
    if (method) setWatched((before) => new Set([...before, method]));
  }, [method]);
  return watched;
}

export function ComparePanel({ grid, show, report }: ComparePanelProps) {
  const { t } = useLingui();
  const [prediction, setPrediction] = useState<SearchMethod>();
  const watched = useWatched(show);
  const rows = SEARCH_METHODS.map((method) => ({ method, ...measure(grid, method) }));
  const fewest = Math.min(...rows.map(({ visited }) => visited));
  const isComplete = rows.every(({ method }) => watched.has(method));
  const predicted = rows.find(({ method }) => method === prediction);
  const choose = (id: string) => {
    const method = SEARCH_METHODS.find((one) => one === id);
    if (!method) return;
    setPrediction(method);
    report({
      ...mazeFigures(grid),
      ...Object.fromEntries(rows.map(({ method: one, visited }) => [`visited ${one}`, visited])),
      predicted: rows.some((row) => row.method === method && row.visited === fewest) ? 1 : 0,
    });
  };
  return (
    <details className={kitStyles.card}>
      <summary>{t`Compare searches`}</summary>
      <Predict
        predict={{
          question: t`Which one visits the fewest cells here?`,
          options: SEARCH_METHODS.map((id) => ({ id, text: t(METHOD_NAMES[id]) })),
        }}
        predicted={prediction}
        on={['watch:']}
        onPredict={choose}
      />
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Search`}</th>
            <th scope="col">{t`Visited cells`}</th>
            <th scope="col">{t`Steps of the path`}</th>
            <th scope="col">{t`Watch`}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ method, visited, moves }) => (
            <tr key={method}>
              <th scope="row">{t(METHOD_NAMES[method])}</th>
              <td>{watched.has(method) && (isComplete && visited === fewest ? `★ ${visited}` : visited)}</td>
              <td>{watched.has(method) && moves}</td>
              <td>
                <Button
                  size="small"
                  variant="secondary"
                  data-control={`watch:${method}`}
                  aria-label={t`Watch: ${t(METHOD_NAMES[method])}`}
                  onClick={() => show.start(grid, method)}
                >
                  {t`Watch`}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p role="status" className={styles.outcome}>
        {isComplete &&
          predicted &&
          (predicted.visited === fewest
            ? t`Right. In another maze it may be different: change a wall and compare again.`
            : t`Not in this maze: the star says which. Change a wall and compare again.`)}
      </p>
    </details>
  );
}
