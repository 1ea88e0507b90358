// Shows a class at a glance: the heat map with its filters, the most common misconceptions, CSV export, and print.
import { HEAT_MAP_CELLS, type HeatMapCell } from '@lanternwise/shared/contracts/lessonEvidence';
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLanguageQuery } from '../../features/content/useContentLanguage.ts';
import { reportsApi } from '../../features/reportsApi.ts';
import { downloadFile, toCsv, toFileName } from '../../lib/csv/csv.ts';
import { listen, stopAll } from '../../lib/subscriptions.ts';
import { Card } from '../../ui/Card.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { LessonList } from '../live/LessonList.tsx';
import { CELL_LABELS } from './cellLabels.ts';
import { HeatMapFilters, useHeatMapFilter } from './HeatMapFilters.tsx';
import { HeatMapGrid } from './HeatMapGrid.tsx';
import { HeatMapPrint } from './HeatMapPrint.tsx';
import styles from './heatMap.module.css';
import { columnsOf, learnersOf } from './heatMapView.ts';
import { Misconceptions } from './Misconceptions.tsx';

export function HeatMapTab({ groupId }: { groupId: string }) {
  const heatMapQuery = reportsApi.useHeatMapQuery({ groupId, ...useLanguageQuery() });
  return (
    <QueryResult query={heatMapQuery}>
      {(found) =>
        found.learners.length === 0 ? (
          <Card className="py-10 text-center text-lg">
            <Trans>The map fills in as soon as a student has joined the group and starts playing.</Trans>
          </Card>
        ) : (
          <ClassMap map={found} />
        )
      }
    </QueryResult>
  );
}

function ClassMap({ map }: { map: HeatMap }) {
  const { filter, ...setters } = useHeatMapFilter();
  const isPrinting = usePrinting();
  const learners = useMemo(() => learnersOf(map, filter), [map, filter]);
  const columns = useMemo(() => columnsOf(map, filter), [map, filter]);
  return (
    <div className="grid gap-3">
      <div className="lw-no-print flex flex-wrap items-center justify-between gap-3">
        <HeatMapFilters map={map} filter={filter} {...setters} />
        <HeatMapToolbar map={map} learners={learners} />
      </div>
      {isPrinting ? (
        <HeatMapPrint map={map} learners={learners} columns={columns} />
      ) : (
        <HeatMapGrid map={map} learners={learners} columns={columns} onToggleRealm={setters.toggleRealm} />
      )}
      {learners.length === 0 && (
        <p className="text-lg">
          <Trans>Nobody in this class needs help right now.</Trans>
        </p>
      )}
      <Legend />
      <Misconceptions found={map.misconceptions} />
      <LessonList groupId={map.group.id} />
    </div>
  );
}

function Legend() {
  const { t } = useLingui();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2" aria-label={t`Legend`}>
      {HEAT_MAP_CELLS.map((cell) => (
        <li key={cell} className="flex items-center gap-2">
          <span aria-hidden="true" className={styles.sample} data-cell={cell} />
          {t(CELL_LABELS[cell])}
        </li>
      ))}
    </ul>
  );
}

function HeatMapToolbar({ map, learners }: { map: HeatMap; learners: HeatMap['learners'] }) {
  const { t } = useLingui();
  const className = map.group.name;
  const exportCsv = () => {
    const head = [t`Id`, t`Name`, t`User name`, t`Tasks with help needed`];
    const lessons = map.lessons.map(({ realmTitle, title }) => `${realmTitle}: ${title}`);
    const rows = learners.map(({ id, name, username, needsHelp, cells }) => [
      id,
      name,
      username,
      needsHelp,
      ...[...cells].map((cell) => t(CELL_LABELS[cell as HeatMapCell])),
    ]);
    downloadFile(toFileName(t`${className} lessons`, 'csv'), toCsv([[...head, ...lessons], ...rows]));
  };
  return <ExportButtons isSmall onCsv={exportCsv} />;
}

/** Whether the page is being printed; rerenders before the browser reads the page for paper. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    return stopAll(listen(window, 'beforeprint', before), listen(window, 'afterprint', after));
  }, []);
  return isPrinting;
}
