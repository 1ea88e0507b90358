// Lists a class's most common misconceptions, each with an example program.
import type { HeatMap } from '@lanternwise/shared/contracts/reports';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { CodeBlock } from '../student/CodeBlock.tsx';
import { HiddenWords } from '../student/HiddenWords.tsx';

export function Misconceptions({ found }: { found: HeatMap['misconceptions'] }) {
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl text-link">Most common misconceptions</h2>
      {found.length === 0 ? (
        <p className="text-muted">No mistake was made more than once.</p>
      ) : (
        <ol className="grid gap-4 lg:grid-cols-2">
          {found.map(({ realm, title, label, text, learners, program, programHidden }) => (
            <li key={`${realm} ${title} ${label}`} className="grid content-start gap-1 rounded-md bg-raised p-3.5">
              <p className="flex flex-wrap items-center gap-2">
                <strong>{title}</strong>
                <Badge colour="amber">{learners === 1 ? '1 student' : `${learners} students`}</Badge>
              </p>
              <p className="font-bold">{label}</p>
              <p>{text}</p>
              {(program !== null || programHidden) && (
                <details>
                  <summary className="lw-link cursor-pointer">Show an example program</summary>
                  {program === null ? <HiddenWords /> : <CodeBlock label="Example program" code={program} />}
                </details>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
