// Says what a search does at present, with its queue and its search tree.
import type { SearchGrid } from '@lanternwise/shared/learning/search/grid';
import type { SearchMethod } from '@lanternwise/shared/learning/search/searchGrid';
import { useLingui } from '@lingui/react/macro';
import kitStyles from '../kit/layout.module.css';
import { TextAlternative } from '../kit/text-alternative/TextAlternative.tsx';
import styles from './SearchPanel.module.css';
import type { SearchShow } from './useSearchShow.ts';

/** Cells of the queue that are shown; more cannot be read at ten steps a second. */
const SHOWN_WAITING = 6;

export function SearchPanel({ grid, show }: { grid: SearchGrid; show: SearchShow }) {
  const { t } = useLingui();
  const said = useNarrationText(show);
  const waiting = show.steps.at(-1)?.frontier ?? [];
  const more = waiting.length - SHOWN_WAITING;
  const names: Record<SearchMethod, string> = {
    'breadth-first': t`Queue: first in, first out`,
    'depth-first': t`Stack: last in, first out`,
    greedy: t`Sorted: nearest to the end first`,
  };
  const visited = show.steps.length;
  return (
    <section className={styles.panel} aria-label={t`What the search does`}>
      <TextAlternative text={said} />
      <p className={kitStyles.note}>{t`Visited: ${visited}`}</p>
      <div>
        <h4 className={styles.name}>{names[show.result?.method ?? 'breadth-first']}</h4>
        <ol className={styles.queue}>
          {waiting.slice(0, SHOWN_WAITING).map(({ row, col }) => (
            <li key={`${row},${col}`}>{`${row},${col}`}</li>
          ))}
          {more > 0 && <li className={styles.more}>{t`+${more} more`}</li>}
        </ol>
      </div>
      <details>
        <summary>{t`Search tree`}</summary>
        <SearchTree grid={grid} show={show} />
      </details>
    </section>
  );
}

/** Every visited cell is joined with the cell from which it was found. */
function SearchTree({ grid, show }: { grid: SearchGrid; show: SearchShow }) {
  const { t } = useLingui();
  const { rows, cols } = grid;
  const links = [...show.steps.map(({ visited }) => visited), ...show.path].filter(({ parent }) => parent);
  return (
    <svg
      role="img"
      aria-label={t`Search tree: each visited cell is joined with the cell from which it was found`}
      viewBox={`0 0 ${cols} ${rows}`}
      className={styles.tree}
    >
      {links.map(({ cell, parent, byPortal }, at) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: links are only appended
          key={at}
          x1={(parent?.col ?? 0) + 0.5}
          y1={(parent?.row ?? 0) + 0.5}
          x2={cell.col + 0.5}
          y2={cell.row + 0.5}
          className={at < show.steps.length - 1 ? styles.link : styles.route}
          strokeDasharray={byPortal ? '0.3 0.2' : undefined}
        />
      ))}
      <circle cx={grid.start.col + 0.5} cy={grid.start.row + 0.5} r={0.32} className={styles.root} />
      <rect x={grid.end.col + 0.2} y={grid.end.row + 0.2} width={0.6} height={0.6} className={styles.goal} />
    </svg>
  );
}

/** One sentence for the step that is shown last. */
function useNarrationText({ phase, steps, path, result }: SearchShow): string {
  const { t } = useLingui();
  const step = steps.at(-1);
  if (!step) return t`I start at the green arrow and look for the red square.`;
  const { row, col } = step.visited.cell;
  const visited = steps.length;
  if (path.length > 0) {
    const moves = path.length - 1;
    return t`I follow the parents back: the path is ${moves} steps so far.`;
  }
  if (phase === 'ended' && !result?.path) return t`No cell is waiting any more, and I have not met the red square.`;
  switch (step.narration) {
    case 'start':
      return t`I am at the start. All free neighbours go into the list.`;
    case 'teleport':
      return t`Whoosh! Through the teleporter to ${row},${col}.`;
    case 'dead-end':
      return t`${row},${col}: nothing new here. I take the next cell of the list.`;
    case 'end-found':
      return t`The red square! It took me ${visited} cells to get here.`;
    case 'visit':
      return t`I visit ${row},${col} and note its free neighbours.`;
  }
}
