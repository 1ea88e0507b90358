// The heat map on paper, landscape: as many columns and rows a sheet as fit, each sheet with names and head.
import type { HeatMapCell } from '@lanternwise/shared/contracts/lessonEvidence';
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, useMemo } from 'react';
import { distinctNames } from '../students/distinctNames.ts';
import { CELL_LABELS } from './cellLabels.ts';
import { GridHead } from './GridHead.tsx';
import styles from './heatMap.module.css';
import { type Column, passedIn } from './heatMapView.ts';

/** 7 mm each beside the names, on A4 landscape. */
const COLUMNS_PER_SHEET = 30;
/** Beside the head, and the title of the first sheet. A browser does not repeat a head that is higher than a quarter of the page. */
const ROWS_PER_SHEET = 20;

interface HeatMapPrintProps {
  map: HeatMap;
  learners: HeatMap['learners'];
  columns: readonly Column[];
}

export function HeatMapPrint({ map, learners, columns }: HeatMapPrintProps) {
  const names = useMemo(() => distinctNames(map.learners), [map.learners]);
  const parts = useMemo(() => partsOf(learners), [learners]);
  const sheets = sheetsOf(columns).flatMap((sheet) => parts.map((part) => ({ sheet, part })));
  return sheets.map(({ sheet, part }) => (
    <table
      key={`${sheet[0]?.key} ${part[0]?.id}`}
      className={`${styles.map} ${styles.sheet}`}
      style={{ '--lessons': sheet.length } as CSSProperties}
    >
      <colgroup>
        <col className={styles.names} />
        <col span={sheet.length} className={styles.printColumn} />
      </colgroup>
      <GridHead map={map} columns={sheet} />
      <tbody>
        {part.map((learner) => (
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

/** Parts of about one size, each of which fits on a sheet. */
function partsOf<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / ROWS_PER_SHEET);
  const size = Math.ceil(rows.length / count);
  return Array.from({ length: count }, (_, at) => rows.slice(at * size, (at + 1) * size));
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
