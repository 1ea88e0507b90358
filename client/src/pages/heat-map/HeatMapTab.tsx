// Shows a class at a glance: the heat map, the most common misconceptions, CSV export, and print.
import { HEAT_MAP_CELLS, type HeatMap, type HeatMapCell } from '@lanternwise/shared/contracts/reports';
import { useHeatMapQuery } from '../../features/reportsApi.ts';
import { downloadFile, toCsv, toFileName } from '../../lib/csv/csv.ts';
import { Card } from '../../ui/Card.tsx';
import { ExportButtons } from '../../ui/ExportButtons.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { CELL_LABELS } from './cellLabels.ts';
import { HeatMapGrid } from './HeatMapGrid.tsx';
import styles from './heatMap.module.css';
import { Misconceptions } from './Misconceptions.tsx';

export function HeatMapTab({ groupId }: { groupId: string }) {
  const heatMapQuery = useHeatMapQuery({ groupId });
  return (
    <QueryResult query={heatMapQuery}>
      {(found) =>
        found.learners.length === 0 ? (
          <Card className="py-10 text-center text-lg">
            The map fills in as soon as a student has joined the group and starts playing.
          </Card>
        ) : (
          <div className="grid gap-6">
            <div className="flex flex-wrap items-center justify-between gap-4">
              <Legend />
              <HeatMapToolbar map={found} />
            </div>
            <HeatMapGrid map={found} />
            <Misconceptions found={found.misconceptions} />
          </div>
        )
      }
    </QueryResult>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2" aria-label="Legend">
      {HEAT_MAP_CELLS.map((cell) => (
        <li key={cell} className="flex items-center gap-2">
          <span aria-hidden="true" className={styles.sample} data-cell={cell} />
          {CELL_LABELS[cell]}
        </li>
      ))}
    </ul>
  );
}

function HeatMapToolbar({ map }: { map: HeatMap }) {
  const exportCsv = () => {
    const head = ['Name', 'Needs help with', ...map.lessons.map(({ realmTitle, title }) => `${realmTitle}: ${title}`)];
    const rows = map.learners.map(({ name, needsHelp, cells }) => [
      name,
      needsHelp,
      ...[...cells].map((cell) => CELL_LABELS[cell as HeatMapCell]),
    ]);
    downloadFile(toFileName(`${map.group.name} lessons`, 'csv'), toCsv([head, ...rows]));
  };
  return <ExportButtons onCsv={exportCsv} />;
}
