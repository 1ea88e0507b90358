// The table of students × lessons: arrow keys move between cells, Enter opens the evidence of that lesson.
import type { HeatMapCell } from '@lanternwise/shared/contracts/lessonEvidence';
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type CSSProperties,
  type KeyboardEvent,
  type SyntheticEvent,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { distinctNames } from '../students/distinctNames.ts';
import { CELL_LABELS } from './cellLabels.ts';
import { GridHead } from './GridHead.tsx';
import { GridRow } from './GridRow.tsx';
import styles from './heatMap.module.css';
import { type Column, passedIn } from './heatMapView.ts';

interface GridPosition {
  top: number;
  left: number;
  windowTop: number;
  learner: string;
  column: string;
}

/** In memory: after a reload the map starts at its top. */
const positions = new Map<string, GridPosition>();

/** Remembers where a class's heat map stood when one of its cells was opened, so that Back returns to the same place. */
const rememberPosition = (groupId: string, position: GridPosition): void => {
  positions.set(groupId, position);
};

/** The position is used once. */
function takePosition(groupId: string): GridPosition | undefined {
  const found = positions.get(groupId);
  positions.delete(groupId);
  return found;
}

/** More rows than a tall screen shows. The others follow after the first paint: a class of 60 has 4,800 cells. */
const INITIAL_ROWS = 24;

type Learner = HeatMap['learners'][number];
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
function usePainted(isAtOnce: boolean): boolean {
  const [painted, setPainted] = useState(isAtOnce);
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

/** The position to return to, if this is a return: by Back, or by the link of an evidence page. */
function useReturnPosition(groupId: string): GridPosition | undefined {
  const { state } = useLocation();
  const type = useNavigationType();
  const [position] = useState(() => {
    const isReturn = typeof state === 'object' && state !== null && 'isReturn' in state;
    const found = takePosition(groupId);
    return type === 'POP' || isReturn ? found : undefined;
  });
  return position;
}

interface HeatMapGridProps {
  map: HeatMap;
  learners: readonly Learner[];
  columns: readonly Column[];
  onToggleRealm(realm: string): void;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function HeatMapGrid({ map, learners, columns, onToggleRealm }: HeatMapGridProps) {
  const { t } = useLingui();
  const scrollRef = useRef<HTMLDivElement>(null);
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const groupId = map.group.id;
  const returnTo = useReturnPosition(groupId);
  const shown = usePainted(returnTo !== undefined) ? learners : learners.slice(0, INITIAL_ROWS);
  const names = useMemo(() => distinctNames(map.learners), [map.learners]);
  const [description, setDescription] = useState<string>();

  const cellAt = (row: number, column: number) =>
    bodyRef.current?.rows[row]?.cells[column + 1] as HTMLTableCellElement | undefined;
  const cellPosition = (event: SyntheticEvent): [number, number] | undefined => {
    const cell = (event.target as Element).closest('td');
    const row = cell?.parentElement as HTMLTableRowElement | null | undefined;
    return cell && row ? [row.sectionRowIndex, cell.cellIndex - 1] : undefined;
  };
  const describeCell = (event: SyntheticEvent) => {
    const [row, column] = cellPosition(event) ?? [-1, -1];
    const [learner, lesson] = [learners[row], columns[column]];
    if (!learner || !lesson) return;
    const name = names.get(learner.id) ?? learner.name;
    const { title, realmTitle, lessons } = lesson;
    if (lesson.isCollapsed) {
      const passed = passedIn(learner, lessons);
      const total = lessons.length;
      return setDescription(t`${name} · ${realmTitle}: ${passed} of ${total} lessons done`);
    }
    const state = t(CELL_LABELS[learner.cells[lessons[0] ?? 0] as HeatMapCell]);
    setDescription(t`${name} · ${realmTitle}: ${title} · ${state}`);
  };
  const openCell = ([row, column]: [number, number]) => {
    const [learner, lesson] = [learners[row], columns[column]];
    if (!learner || !lesson) return;
    if (lesson.isCollapsed) return onToggleRealm(lesson.realm);
    const ref = map.lessons[lesson.lessons[0] ?? 0]?.ref ?? '';
    const { scrollTop: top = 0, scrollLeft: left = 0 } = scrollRef.current ?? {};
    const place = { learner: learner.id, column: lesson.key };
    rememberPosition(groupId, { top, left, windowTop: window.scrollY, ...place });
    void navigate(`/admin/progress/${learner.id}/${lesson.realm}/${ref}`, { state: { from: pathname + search } });
  };
  const focusCell = (target: HTMLTableCellElement, options?: FocusOptions) => {
    for (const cell of bodyRef.current?.querySelectorAll('td[tabindex]') ?? []) cell.removeAttribute('tabindex');
    target.tabIndex = 0;
    target.focus(options);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const place = cellPosition(event);
    if (!place) return;
    if (event.key === 'Enter') return openCell(place);
    const next = KEY_MOVES[event.key]?.(...place, learners.length, columns.length);
    if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const target = cellAt(...next);
    if (target && next[1] >= 0) focusCell(target);
  };

  // Once: the place where a cell was opened. After the layout's own scroll to the top, which is an effect of the route.
  const restored = useRef(false);
  useLayoutEffect(() => {
    if (!returnTo || restored.current) return;
    restored.current = true;
    scrollRef.current?.scrollTo({ top: returnTo.top, left: returnTo.left });
    const target = cellAt(
      learners.findIndex(({ id }) => id === returnTo.learner),
      columns.findIndex(({ key }) => key === returnTo.column),
    );
    requestAnimationFrame(() => {
      if (target) focusCell(target, { preventScroll: true });
      window.scrollTo({ top: returnTo.windowTop, behavior: 'instant' });
    });
  });

  const className = map.group.name;
  // A table with arrow-key navigation has the role grid; one listener serves all cells.
  const gridProps = { role: 'grid', 'aria-label': t`Lessons of ${className}`, onKeyDown: handleKeyDown };
  const cellHandlers = {
    onFocus: describeCell,
    onMouseOver: describeCell,
    onClick: (event: SyntheticEvent) => {
      const place = cellPosition(event);
      if (place) openCell(place);
    },
  };

  return (
    <div className="grid gap-1">
      <div ref={scrollRef} data-heat-map className={styles.scroll}>
        <table className={styles.map} style={{ '--lessons': columns.length } as CSSProperties} {...gridProps}>
          <colgroup>
            <col className={styles.names} />
            <col span={columns.length} />
          </colgroup>
          <GridHead map={map} columns={columns} onToggleRealm={onToggleRealm} />
          <tbody ref={bodyRef} {...cellHandlers}>
            {shown.map((learner, row) => (
              <GridRow
                key={learner.id}
                learner={learner}
                name={names.get(learner.id) ?? learner.name}
                columns={columns}
                groupId={groupId}
                isFirst={row === 0}
              />
            ))}
          </tbody>
        </table>
      </div>
      <p className="min-h-[2.2em] rounded-md bg-raised px-3.5 py-1" role="status">
        {description ?? (
          <Trans>Move over the map to read it. Click a cell or press Enter to see that lesson's work.</Trans>
        )}
      </p>
    </div>
  );
}
