// The page of Unit 2: opens its lesson and shows which activities are completed.
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { usePage } from '../layout/usePage.ts';
import { Unit2Lesson } from './Unit2Lesson.tsx';
import { UNIT2_PAGES } from './unit2Pages.ts';
import { useCompleted } from './useCompleted.ts';

/** `startsOpen` opens the lesson with the page. */
export function Unit2Page({ startsOpen }: { startsOpen: boolean }) {
  const { t, i18n } = useLingui();
  const heading = usePage(t`Unit 2: AI, ML and DL`);
  const [isOpen, setOpen] = useState(startsOpen);
  const { completed, complete, isGuest } = useCompleted();
  const done = completed.length;
  return (
    <div className="lw-page grid gap-6 py-10">
      <Link to="/School/ClassX" className="lw-link justify-self-start">
        <Trans>School Class X</Trans>
      </Link>
      <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
        <Trans>Unit 2: AI, ML and DL</Trans>
      </h1>
      <p className="max-w-3xl text-lg">
        <Trans>What learning from data adds to rules, and what deep networks add to that. About 40 minutes.</Trans>
      </p>
      <Card className="grid gap-3">
        <h2 className="text-xl text-link">
          <Trans>
            Activities: {done} of {UNIT2_PAGES.length}
          </Trans>
        </h2>
        <ol className="grid gap-2">
          {UNIT2_PAGES.map(({ activity, title }) => (
            <li key={activity}>
              {completed.includes(activity) ? '✓' : '○'} {i18n._(title)}{' '}
              <span className="text-sm text-muted">
                {completed.includes(activity) ? <Trans>completed</Trans> : <Trans>not yet</Trans>}
              </span>
            </li>
          ))}
        </ol>
        {isGuest && (
          <p className="text-sm text-muted">
            <Trans>Sign in to keep what you complete; without an account it is lost when you leave this page.</Trans>
          </p>
        )}
        <Button onClick={() => setOpen(true)} className="justify-self-start">
          <Trans>Open the lesson</Trans>
        </Button>
      </Card>
      {isOpen && (
        <Unit2Lesson
          completed={completed}
          onComplete={(activity) => void complete(activity)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
