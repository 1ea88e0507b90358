// Lists the answers a student gave in a lesson, in the lesson's words, latest first.
import type { AnswerReport } from '@lanternwise/shared/contracts/lessonEvidence';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { formatDuration } from '../students/formatTime.ts';

const INITIAL_COUNT = 5;

export function AnswerList({ answers }: { answers: readonly AnswerReport[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? answers : answers.slice(0, INITIAL_COUNT);
  const total = answers.length;
  const severalActivities = new Set(answers.map(({ title }) => title)).size > 1;
  return (
    <Card title={<Trans>Answers</Trans>} className="grid gap-4">
      <ol className="grid gap-3">
        {shown.map((answer) => (
          <li key={answer.id} className="grid gap-2 rounded-md bg-raised p-3.5">
            <AnswerHead answer={answer} showsTitle={severalActivities} />
            <Given given={answer.given} />
            <Mistakes mistakes={answer.mistakes} />
          </li>
        ))}
      </ol>
      {total > INITIAL_COUNT && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? (
            <Trans>Show fewer</Trans>
          ) : (
            <Plural value={total} one="Show # answer" other="Show all # answers" />
          )}
        </Button>
      )}
    </Card>
  );
}

function AnswerHead({ answer, showsTitle }: { answer: AnswerReport; showsTitle: boolean }) {
  const { title, at, correct, score, ms, hints, skipped } = answer;
  const time = formatDuration(ms);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {showsTitle && <strong>{title}</strong>}
      <Outcome correct={correct} skipped={skipped} />
      {!skipped && (
        <span>
          <Trans>{score} of 100 points</Trans>
        </span>
      )}
      <span className="text-muted">{time}</span>
      {hints > 0 && (
        <span className="text-muted">
          <Plural value={hints} one="# hint open" other="# hints open" />
        </span>
      )}
      <span className="ml-auto text-muted">{formatDate(at, 'shortTime')}</span>
    </p>
  );
}

function Outcome({ correct, skipped }: Pick<AnswerReport, 'correct' | 'skipped'>) {
  if (skipped)
    return (
      <Badge>
        <Trans>Skipped</Trans>
      </Badge>
    );
  return correct ? (
    <Badge colour="ok">
      <Trans>Right</Trans>
    </Badge>
  ) : (
    <Badge colour="amber">
      <Trans>Not yet right</Trans>
    </Badge>
  );
}

function Given({ given }: Pick<AnswerReport, 'given'>) {
  if (given.length === 0) return null;
  return (
    <dl className="grid gap-1">
      {given.map(({ label, words }) => (
        <div key={label ?? ''} className="grid gap-x-4 sm:grid-cols-2">
          <dt className="text-muted">{label ?? <Trans>Given answer</Trans>}</dt>
          <dd>{words.join(' → ')}</dd>
        </div>
      ))}
    </dl>
  );
}

function Mistakes({ mistakes }: Pick<AnswerReport, 'mistakes'>) {
  const count = mistakes.length;
  if (count === 0) return null;
  return (
    <details>
      <summary className="lw-link cursor-pointer">
        <Plural value={count} one="# mistake explained" other="# mistakes explained" />
      </summary>
      <ul className="grid gap-2 pt-2">
        {mistakes.map(({ label, text }) => (
          <li key={label}>
            <strong>{label}</strong>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
