// The table of learners × lessons: arrow keys move between cells, Enter opens the learner's report.
import type { HeatMap, HeatMapCell } from '@lanternwise/shared/contracts/reports';
import {
  type CSSProperties,
  type KeyboardEvent,
  memo,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CELL_LABELS } from './cellLabels.ts';
import styles from './heatMap.module.css';

/** More rows than a tall screen shows. The others follow after the first paint: a class of 60 has 4,800 cells. */
const INITIAL_ROWS = 24;

type Move = (row: number, column: number, rows: number, columns: number) => [row: number, column: number];

const KEY_MOVES: Record<string, Move> = {
  ArrowUp: (row, column) => [row - 1, column],
  ArrowDown: (row, column) => [row + 1, column],
  ArrowLeft: (row, column) => [row, column - 1],
  ArrowRight: (row, column) => [row, column + 1],
  Home: (row) => [row, 0],
  End: (row, _column, _rows, columns) => [row, columns - 1],
  PageUp: (_row, column) => [0, column],
  PageDown: (_row, column, rows) => [rows - 1, column],
};

/** Whether the first frame of this component is on screen. */
function usePainted(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer = 0;
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      window.clearTimeout(timer);
    };
  }, []);
  return painted;
}

export function HeatMapGrid({ map }: { map: HeatMap }) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const learners = usePainted() ? map.learners : map.learners.slice(0, INITIAL_ROWS);
  const [description, setDescription] = useState(
    "Move over the map to read it. Click a cell or press Enter to open a student's report.",
  );

  const cellAt = (row: number, column: number) =>
    bodyRef.current?.rows[row]?.cells[column + 1] as HTMLTableCellElement | undefined;
  const cellPosition = (event: SyntheticEvent): [number, number] | undefined => {
    const cell = (event.target as Element).closest('td');
    const row = cell?.parentElement as HTMLTableRowElement | null | undefined;
    return cell && row ? [row.sectionRowIndex, cell.cellIndex - 1] : undefined;
  };
  const describeCell = (event: SyntheticEvent) => {
    const [row, column] = cellPosition(event) ?? [-1, -1];
    const [learner, lesson] = [map.learners[row], map.lessons[column]];
    if (!learner || !lesson) return;
    const label = CELL_LABELS[learner.cells[column] as HeatMapCell];
    setDescription(`${learner.name} · ${lesson.realmTitle}: ${lesson.title} · ${label}`);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const place = cellPosition(event);
    if (!place) return;
    const learner = map.learners[place[0]];
    if (event.key === 'Enter' && learner) return void navigate(`/admin/progress/${learner.id}`);
    const next = KEY_MOVES[event.key]?.(...place, map.learners.length, map.lessons.length);
    const target = next && cellAt(...next);
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    if (!target || next[1] < 0) return;
    (event.target as HTMLElement).removeAttribute('tabindex');
    target.tabIndex = 0;
    target.focus();
  };

  // A table with arrow-key navigation has the role grid; one listener serves all cells.
  const gridProps = { role: 'grid', 'aria-label': `Lessons of ${map.group.name}`, onKeyDown: handleKeyDown };
  const cellHandlers = {
    onFocus: describeCell,
    onMouseOver: describeCell,
    onClick: (event: SyntheticEvent) => {
      const learner = map.learners[cellPosition(event)?.[0] ?? -1];
      if (learner) void navigate(`/admin/progress/${learner.id}`);
    },
  };

  return (
    <div className="grid gap-2">
      <p className="lw-no-print min-h-[3.2em] rounded-md bg-raised px-3.5 py-2" role="status">
        {description}
      </p>
      <div
        data-heat-map
        className="max-h-[70vh] overflow-auto rounded-md border-2 border-line/55 bg-panel print:max-h-none print:overflow-visible"
      >
        <table className={styles.map} style={{ '--lessons': map.lessons.length } as CSSProperties} {...gridProps}>
          <colgroup>
            <col className={styles.names} />
            <col span={map.lessons.length} />
          </colgroup>
          <GridHead lessons={map.lessons} />
          <tbody ref={bodyRef} {...cellHandlers}>
            {learners.map((learner, row) => (
              <GridRow key={learner.id} learner={learner} first={row === 0} />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

const GridHead = memo(({ lessons }: Pick<HeatMap, 'lessons'>) => {
  const realms = useMemo(() => {
    const spans: Array<{ title: string; count: number }> = [];
    for (const { realmTitle } of lessons) {
      const last = spans.at(-1);
      if (last?.title === realmTitle) last.count += 1;
      else spans.push({ title: realmTitle, count: 1 });
    }
    return spans;
  }, [lessons]);
  let number = 0;
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2} className={`${styles.name} ${styles.corner}`}>
          Student
        </th>
        {realms.map(({ title, count }) => (
          <th key={title} scope="colgroup" colSpan={count} className={styles.realm} title={title}>
            <span>{title}</span>
          </th>
        ))}
      </tr>
      <tr>
        {lessons.map(({ realm, ref, title, realmTitle }, index) => {
          number = lessons[index - 1]?.realmTitle === realmTitle ? number + 1 : 1;
          return (
            <th key={`${realm} ${ref} ${title}`} scope="col" title={title}>
              {number}
              <span className="lw-hidden"> {title}</span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
});

const GridRow = memo(({ learner, first }: { learner: HeatMap['learners'][number]; first: boolean }) => (
  <tr>
    <th scope="row" className={styles.name}>
      <Link to={`/admin/progress/${learner.id}`} className="lw-link">
        {learner.name}
      </Link>
      {learner.needsHelp > 0 && <span className={styles.help}>needs help</span>}
    </th>
    {[...learner.cells].map((cell, column) => {
      const key = `${column}`;
      return (
        <td
          key={key}
          data-cell={cell}
          aria-label={CELL_LABELS[cell as HeatMapCell]}
          // One cell is in the tab order (roving tabindex); the arrow keys move it.
          {...(first && column === 0 && { tabIndex: 0 })}
        />
      );
    })}
  </tr>
));
