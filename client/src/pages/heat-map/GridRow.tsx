// One student's row of the heat map.
import type { HeatMapCell } from '@lanternwise/shared/contracts/lessonEvidence';
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { useLingui } from '@lingui/react/macro';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { CELL_LABELS } from './cellLabels.ts';
import styles from './heatMap.module.css';
import { type Column, passedIn } from './heatMapView.ts';

interface GridRowProps {
  learner: HeatMap['learners'][number];
  /** With the user name where two students have one name. */
  name: string;
  columns: readonly Column[];
  groupId: string;
  isFirst: boolean;
}

export const GridRow = memo(({ learner, name, columns, groupId, isFirst }: GridRowProps) => {
  const { t } = useLingui();
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={styles.person}>
          <Link to={`/admin/progress/${learner.id}?group=${groupId}`} title={name} className="lw-link">
            {name}
          </Link>
          {learner.needsHelp > 0 && (
            <span className={styles.help} title={t`Needs help`}>
              <LifeBuoy aria-hidden="true" size={16} />
              <span className="lw-hidden">{t`Needs help`}</span>
            </span>
          )}
        </span>
      </th>
      {columns.map(({ key, lessons, isCollapsed }, column) => {
        // One cell is in the tab order (roving tabindex); the arrow keys move it.
        const focusable = isFirst && column === 0 ? { tabIndex: 0 } : {};
        if (isCollapsed) {
          const passed = passedIn(learner, lessons);
          const total = lessons.length;
          return (
            <td key={key} className={styles.count} aria-label={t`${passed} of ${total} lessons done`} {...focusable}>
              {passed}/{total}
            </td>
          );
        }
        const cell = learner.cells[lessons[0] ?? 0] as HeatMapCell;
        return <td key={key} data-cell={cell} aria-label={t(CELL_LABELS[cell])} {...focusable} />;
      })}
    </tr>
  );
});
