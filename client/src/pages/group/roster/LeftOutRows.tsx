// Lists the rows of a class list that become no name, each with its reason and a way to take it in after all.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatList } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import type { LeftOutReason, LeftOutRow } from './people.ts';
import { leftOutText } from './rosterWords.ts';

type FullRow = LeftOutRow<Exclude<LeftOutReason, 'blank'>>;
const isFull = (row: LeftOutRow): row is FullRow => row.reason !== 'blank';

interface LeftOutRowsProps {
  rows: readonly LeftOutRow[];
  onTakeIn(line: number): void;
}

export function LeftOutRows({ rows, onTakeIn }: LeftOutRowsProps) {
  const { t } = useLingui();
  const count = rows.length;
  if (count === 0) return null;
  const full = rows.filter(isFull);
  const blank = rows.filter(({ reason }) => reason === 'blank');
  const lines = formatList(blank.map(({ line }) => String(line)));
  return (
    <div>
      <p className="font-bold">
        <Plural value={count} one="# line is left out:" other="# lines are left out:" />
      </p>
      <ul aria-label={t`Lines that are left out`} className="grid max-h-60 gap-1 overflow-y-auto">
        {full.map((row) => (
          <li key={row.line}>
            <OneRow row={row} onTakeIn={onTakeIn} />
          </li>
        ))}
        {blank.length > 0 && (
          <li>
            <Trans>Lines with nothing in them: {lines}</Trans>
          </li>
        )}
      </ul>
    </div>
  );
}

function OneRow({ row: { line, text, reason }, onTakeIn }: { row: FullRow } & Pick<LeftOutRowsProps, 'onTakeIn'>) {
  const { t } = useLingui();
  const shown = text.slice(0, 60);
  return (
    <>
      <strong>
        <Trans>Line {line}</Trans>
      </strong>{' '}
      <span className="text-muted">“{shown}”</span>: {leftOutText(reason)}{' '}
      <Button variant="quiet" size="small" aria-label={t`Take it in: line ${line}`} onClick={() => onTakeIn(line)}>
        <Trans>Take it in</Trans>
      </Button>
    </>
  );
}
