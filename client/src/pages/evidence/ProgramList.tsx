// Lists the Python programs a student ran: the code, Python's own error text, and what was printed.
import type { ProgramReport } from '@lanternwise/shared/contracts/lessonEvidence';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { describeError, errorName, PROGRAM_STATUSES } from './evidenceWords.ts';
import { HiddenWords } from './HiddenWords.tsx';

const INITIAL_COUNT = 8;

interface ProgramListProps {
  programs: readonly ProgramReport[];
  /** Opens the newest program. */
  isFirstOpen?: boolean;
}

export function ProgramList({ programs, isFirstOpen = false }: ProgramListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? programs : programs.slice(0, INITIAL_COUNT);
  const total = programs.length;
  return (
    <Card title={<Trans>Python programs</Trans>} className="grid gap-4">
      {total === 0 && (
        <p className="text-muted">
          <Trans>No programs yet.</Trans>
        </p>
      )}
      <ul className="grid gap-3">
        {shown.map((program, index) => (
          <li key={`${program.realm} ${program.ref} ${program.at}`}>
            <Program program={program} isOpen={isFirstOpen && index === 0} />
          </li>
        ))}
      </ul>
      {total > INITIAL_COUNT && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? (
            <Trans>Show fewer</Trans>
          ) : (
            <Plural value={total} one="Show # program" other="Show all # programs" />
          )}
        </Button>
      )}
    </Card>
  );
}

function Program({ program, isOpen }: { program: ProgramReport; isOpen: boolean }) {
  const { t } = useLingui();
  const { title, status, errorKind, code, at } = program;
  const { label, colour } = PROGRAM_STATUSES[status];
  return (
    <details open={isOpen} className="rounded-md border-2 border-line/55 px-3.5 py-2.5">
      <summary className="flex min-h-7 cursor-pointer flex-wrap items-center gap-x-3 gap-y-2">
        <span className="min-w-0 flex-1">{title}</span>
        <Badge colour={colour}>{t(label)}</Badge>
        {errorKind && <code>{errorName(errorKind)}</code>}
        <span className="text-muted">{formatDate(at, 'shortTime')}</span>
      </summary>
      {code === null ? (
        <HiddenWords />
      ) : (
        <div className="grid gap-2 pt-2">
          {status !== 'passed' && status !== 'stopped' && <p>{describeError(errorKind)}</p>}
          <CodeBlock label={t`Program: ${title}`} code={code} />
          <PythonTexts program={program} />
        </div>
      )}
    </details>
  );
}

/** Python's error text and the output. Runs of earlier versions were stored without them. */
function PythonTexts({ program: { title, error, output } }: { program: ProgramReport }) {
  const { t } = useLingui();
  return (
    <>
      {error !== null && (
        <div>
          <h3 className="font-bold">
            <Trans>What Python said</Trans>
          </h3>
          <CodeBlock label={t`What Python said: ${title}`} code={error} />
        </div>
      )}
      {output === '' && (
        <p className="text-muted">
          <Trans>It printed nothing.</Trans>
        </p>
      )}
      {output !== null && output !== '' && (
        <div>
          <h3 className="font-bold">
            <Trans>What it printed</Trans>
          </h3>
          <CodeBlock label={t`What it printed: ${title}`} code={output} />
        </div>
      )}
      {output === null && (
        <p className="text-muted">
          <Trans>Output was not stored when this program ran.</Trans>
        </p>
      )}
    </>
  );
}
