// Lists the rows of a class list that become no name, each with its reason and a way to take it in after all.
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatList } from '../../../i18n/format.ts';
import { Button } from '../../../ui/Button.tsx';
import type { LeftOutRow } from './people.ts';
import { leftOutText } from './rosterWords.ts';

interface LeftOutRowsProps {
  rows: readonly LeftOutRow[];
  onTakeIn(line: number): void;
}

export function LeftOutRows({ rows, onTakeIn }: LeftOutRowsProps) {
  const { t } = useLingui();
  const count = rows.length;
  if (count === 0) return null;
  const full = rows.filter(({ reason }) => reason !== 'blank');
  const blank = rows.filter(({ reason }) => reason === 'blank');
  const lines = formatList(blank.map(({ line }) => String(line)));
  const howMany = blank.length;
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
        {howMany > 0 && (
          <li>
            <strong>
              <Plural value={howMany} one="Line {lines}" other="Lines {lines}" />
            </strong>
            : {leftOutText('blank')}
          </li>
        )}
      </ul>
    </div>
  );
}

function OneRow({ row: { line, text, reason }, onTakeIn }: { row: LeftOutRow } & Pick<LeftOutRowsProps, 'onTakeIn'>) {
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
