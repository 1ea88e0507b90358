// The heat map on paper, landscape: as many columns a sheet as fit, each sheet with names and head.
import type { HeatMapCell } from '@lanternwise/shared/contracts/lessonEvidence';
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { distinctNames } from '../students/distinctNames.ts';
import { CELL_LABELS } from './cellLabels.ts';
import { GridHead } from './GridHead.tsx';
import styles from './heatMap.module.css';
import { type Column, passedIn } from './heatMapView.ts';

/** 7 mm each beside the names, on A4 landscape. */
const COLUMNS_PER_SHEET = 30;

interface HeatMapPrintProps {
  map: HeatMap;
  learners: HeatMap['learners'];
  columns: readonly Column[];
}

export function HeatMapPrint({ map, learners, columns }: HeatMapPrintProps) {
  const names = useMemo(() => distinctNames(map.learners), [map.learners]);
  return sheetsOf(columns).map((sheet) => (
    <table key={sheet[0]?.key} className={`${styles.map} ${styles.sheet}`}>
      <colgroup>
        <col className={styles.names} />
        <col span={sheet.length} className={styles.printColumn} />
      </colgroup>
      <GridHead map={map} columns={sheet} />
      <tbody>
        {learners.map((learner) => (
          <PrintRow key={learner.id} learner={learner} name={names.get(learner.id) ?? learner.name} columns={sheet} />
        ))}
      </tbody>
    </table>
  ));
}

interface PrintRowProps {
  learner: HeatMap['learners'][number];
  name: string;
  columns: readonly Column[];
}

function PrintRow({ learner, name, columns }: PrintRowProps) {
  const { t } = useLingui();
  return (
    <tr>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      {columns.map(({ key, lessons, isCollapsed }) => {
        const cell = learner.cells[lessons[0] ?? 0] as HeatMapCell;
        return isCollapsed ? (
          <td key={key} className={styles.count}>
            {passedIn(learner, lessons)}/{lessons.length}
          </td>
        ) : (
          <td key={key} data-cell={cell} aria-label={t(CELL_LABELS[cell])} />
        );
      })}
    </tr>
  );
}

/** A realm is not torn apart where it fits on one sheet. */
function sheetsOf(columns: readonly Column[]): Column[][] {
  const sheets: Column[][] = [];
  let sheet: Column[] = [];
  for (const [index, column] of columns.entries()) {
    const startsRealm = columns[index - 1]?.realm !== column.realm;
    const size = startsRealm ? columns.filter(({ realm }) => realm === column.realm).length : 1;
    const fits = sheet.length + Math.min(size, COLUMNS_PER_SHEET) <= COLUMNS_PER_SHEET;
    if (!fits && sheet.length > 0) {
      sheets.push(sheet);
      sheet = [];
    }
    sheet.push(column);
  }
  return sheet.length > 0 ? [...sheets, sheet] : sheets;
}
