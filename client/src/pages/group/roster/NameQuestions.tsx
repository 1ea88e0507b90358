// Asks about each doubtful name of a class list: take it, change it, or leave it out.

import { normalizeName } from '@lanternwise/shared/groups/nameText';
import { nameProblem } from '@lanternwise/shared/groups/roster';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import type { Question } from './people.ts';
import { questionText } from './rosterWords.ts';
import type { PeopleList } from './usePeople.ts';

interface NameQuestionsProps {
  questions: readonly Question[];
  onAnswer: PeopleList['answer'];
}

export function NameQuestions({ questions, onAnswer }: NameQuestionsProps) {
  const { t } = useLingui();
  const count = questions.length;
  const suggested = questions.flatMap(({ line, suggestion }) =>
    suggestion !== null && nameProblem(suggestion) === undefined ? [[line, suggestion] as const] : [],
  );
  const offered = suggested.length;
  if (count === 0) return null;
  return (
    <div className="grid gap-3">
      <p className="font-bold">
        <Plural value={count} one="# name has a question:" other="# names have a question:" />
      </p>
      {offered > 1 && (
        <Button variant="quiet" size="small" className="justify-self-start" onClick={() => onAnswer(suggested)}>
          <Plural value={offered} one="Take # suggestion" other="Take all # suggestions" />
        </Button>
      )}
      <ul aria-label={t`Names with a question`} className="grid max-h-96 gap-4 overflow-y-auto p-1">
        {questions.map((question) => (
          <li key={`${question.line} ${question.name}`}>
            <OneQuestion question={question} onAnswer={onAnswer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function OneQuestion({ question, onAnswer }: { question: Question; onAnswer: PeopleList['answer'] }) {
  const { t } = useLingui();
  const { line, kind, suggestion } = question;
  const shown = question.text.slice(0, 60);
  const [typed, setTyped] = useState(suggestion ?? question.name);
  const name = normalizeName(typed);
  const isValid = nameProblem(name) === undefined;
  return (
    <div className="grid gap-2">
      <p>
        <strong>
          <Trans>Line {line}</Trans>
        </strong>{' '}
        <span className="text-muted">“{shown}”</span>: {questionText(kind)}
      </p>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t`Name in line ${line}`}
          value={typed}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around is not to be sent.
            event.preventDefault();
            if (isValid) onAnswer([[line, name]]);
          }}
          autoComplete="off"
          spellCheck={false}
        />
        <Button
          variant="secondary"
          size="small"
          disabled={!isValid}
          aria-label={t`Take it: line ${line}`}
          onClick={() => onAnswer([[line, name]])}
        >
          <Trans>Take it</Trans>
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={t`Leave it out: line ${line}`}
          onClick={() => onAnswer([[line, null]])}
        >
          <Trans>Leave it out</Trans>
        </Button>
      </div>
    </div>
  );
}
