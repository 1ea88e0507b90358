// Lists a class's most common misconceptions, each with an example program.
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { CodeBlock } from '../evidence/CodeBlock.tsx';
import { describeError, errorName } from '../evidence/evidenceWords.ts';
import { HiddenWords } from '../evidence/HiddenWords.tsx';

type Misconception = HeatMap['misconceptions'][number];

export function Misconceptions({ found }: { found: readonly Misconception[] }) {
  return (
    <Card title={<Trans>Most common misconceptions</Trans>} className="grid gap-4">
      {found.length === 0 ? (
        <p className="text-muted">
          <Trans>No mistakes yet.</Trans>
        </p>
      ) : (
        <ol className="grid gap-4 lg:grid-cols-2">
          {found.map((each) => (
            <MisconceptionItem
              key={`${each.realm} ${each.title} ${each.mistake?.label ?? each.errorKind ?? ''}`}
              found={each}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

function MisconceptionItem({ found }: { found: Misconception }) {
  const { t } = useLingui();
  const { title, mistake, errorKind, learners, program, programHidden } = found;
  return (
    <li className="grid break-inside-avoid content-start gap-1 rounded-md bg-raised p-3.5">
      <p className="flex flex-wrap items-center gap-2">
        <strong>{title}</strong>
        <Badge colour="amber">
          <Plural value={learners} one="# student" other="# students" />
        </Badge>
      </p>
      <p className="font-bold">
        {mistake?.label ?? (errorKind === null ? <Trans>Error</Trans> : errorName(errorKind))}
      </p>
      <p>{mistake?.text ?? describeError(errorKind)}</p>
      {(program !== null || programHidden) && (
        <details>
          <summary className="lw-link cursor-pointer">
            <Trans>Show an example program</Trans>
          </summary>
          {program === null ? <HiddenWords /> : <CodeBlock label={t`Example program`} code={program} />}
        </details>
      )}
    </li>
  );
}
