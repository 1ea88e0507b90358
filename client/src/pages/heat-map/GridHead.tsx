// The head of the heat map: realms that collapse, lesson names upright on their side, and how many of the class have passed each lesson.
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, useMemo } from 'react';
import styles from './heatMap.module.css';
import { type Column, passedByLesson } from './heatMapView.ts';

interface GridHeadProps {
  map: HeatMap;
  columns: readonly Column[];
  /** Left out on paper. */
  onToggleRealm?: (realm: string) => void;
}

export const GridHead = memo(({ map, columns, onToggleRealm }: GridHeadProps) => (
  <thead>
    <RealmRow group={map.group.name} columns={columns} onToggleRealm={onToggleRealm} />
    <tr>
      {columns.map(({ key, title, isCollapsed }) => (
        <th key={key} scope="col" title={title} className={styles.lesson}>
          <span>{isCollapsed ? <Trans>all lessons</Trans> : title}</span>
        </th>
      ))}
    </tr>
    <ClassRow map={map} columns={columns} />
  </thead>
));

interface RealmRowProps extends Pick<GridHeadProps, 'columns'> {
  group: string;
  onToggleRealm: GridHeadProps['onToggleRealm'];
}

function RealmRow({ group, columns, onToggleRealm }: RealmRowProps) {
  const spans = useMemo(() => realmSpans(columns), [columns]);
  return (
    <tr>
      <th scope="col" rowSpan={2} className={`${styles.name} ${styles.corner}`}>
        {!onToggleRealm && <strong className={styles.group}>{group}</strong>}
        <Trans>Student</Trans>
      </th>
      {spans.map(({ realm, title, count, isCollapsed }) => (
        <th key={realm} scope="colgroup" colSpan={count} className={styles.realm} title={title}>
          {onToggleRealm ? (
            <button
              type="button"
              aria-expanded={!isCollapsed}
              aria-label={title}
              className={styles.toggle}
              onClick={() => onToggleRealm(realm)}
            >
              {isCollapsed ? (
                <ChevronRight aria-hidden="true" size={16} />
              ) : (
                <ChevronDown aria-hidden="true" size={16} />
              )}
              <span>{title}</span>
            </button>
          ) : (
            title
          )}
        </th>
      ))}
    </tr>
  );
}

function ClassRow({ map, columns }: Pick<GridHeadProps, 'map' | 'columns'>) {
  const { t } = useLingui();
  const passed = useMemo(() => passedByLesson(map), [map]);
  const students = map.learners.length;
  return (
    <tr className={styles.class}>
      <th scope="row" className={`${styles.name} ${styles.corner}`}>
        <Trans>Class: done</Trans>
      </th>
      {columns.map(({ key, lessons }) => {
        const done = lessons.reduce((sum, index) => sum + (passed[index] ?? 0), 0);
        const of = students * lessons.length;
        return (
          <td key={key} aria-label={t`${done} of ${of} done`} title={t`${done} of ${of} done`}>
            {lessons.length === 1 ? `${done}/${of}` : `${Math.round((done / Math.max(1, of)) * 100)}%`}
          </td>
        );
      })}
    </tr>
  );
}

interface RealmSpan {
  realm: string;
  title: string;
  count: number;
  isCollapsed: boolean;
}

function realmSpans(columns: readonly Column[]): RealmSpan[] {
  const spans: RealmSpan[] = [];
  for (const { realm, realmTitle: title, isCollapsed } of columns) {
    const last = spans.at(-1);
    if (last?.realm === realm) last.count += 1;
    else spans.push({ realm, title, count: 1, isCollapsed });
  }
  return spans;
}
