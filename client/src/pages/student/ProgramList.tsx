// Lists the Python programs a student ran, with their result and code.
import type { StudentReport } from '@lanternwise/shared/contracts/reports';
import { useState } from 'react';
import { Badge, type BadgeColour } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatDateTime } from '../students/formatTime.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { HiddenWords } from './HiddenWords.tsx';

const INITIAL_COUNT = 8;
const STATUS_BADGES: Record<string, { label: string; colour: BadgeColour }> = {
  passed: { label: 'Works', colour: 'ok' },
  failed: { label: 'Not yet right', colour: 'amber' },
  error: { label: 'Error', colour: 'error' },
  stopped: { label: 'Stopped', colour: 'plain' },
};

export function ProgramList({ programs }: Pick<StudentReport, 'programs'>) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? programs : programs.slice(0, INITIAL_COUNT);
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl text-link">Python programs</h2>
      {programs.length === 0 && <p className="text-muted">No programs yet.</p>}
      <ul className="grid gap-3">
        {shown.map(({ realm, title, status, errorKind, code, at }) => (
          <li key={`${realm} ${title} ${at}`}>
            <details className="rounded-md border-2 border-line/55 px-3.5 py-2.5">
              <summary className="flex min-h-7 cursor-pointer flex-wrap items-center gap-x-3 gap-y-2">
                <span className="min-w-0 flex-1">{title}</span>
                <Badge colour={STATUS_BADGES[status]?.colour ?? 'plain'}>
                  {STATUS_BADGES[status]?.label ?? status}
                </Badge>
                {errorKind && <code>{errorKind}</code>}
                <span className="text-muted">{formatDateTime(at)}</span>
              </summary>
              {code === null ? <HiddenWords /> : <CodeBlock label={`Program: ${title}`} code={code} />}
            </details>
          </li>
        ))}
      </ul>
      {programs.length > INITIAL_COUNT && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${programs.length}`}
        </Button>
      )}
    </Card>
  );
}
