// The page of Unit 2: opens its lesson and shows which activities are completed.
import type { RealmState } from '@lanternwise/shared/quests/state';
import { UNIT2_END } from '@lanternwise/shared/school/unit2Quest';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { RecordEvent } from '../../../features/progress/types.ts';
import { usePage } from '../../../pages/layout/usePage.ts';
import { UNIT2_PAGES } from '../../../pages/school/unit2Pages.ts';
import { useUnit2 } from '../../../pages/school/useUnit2.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Unit2Lesson } from './Unit2Lesson.tsx';

export interface Unit2PageProps {
  /** Opens the lesson with the page. */
  startsOpen: boolean;
  record: RecordEvent;
}

export function Unit2Page({ startsOpen, record }: Unit2PageProps) {
  const { t, i18n } = useLingui();
  const heading = usePage(t`Unit 2: AI, ML and DL`);
  const [isOpen, setOpen] = useState(startsOpen);
  const { state, completed, score, isGuest } = useUnit2();
  useUnitEnd(state, completed.length, record);
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
                {completed.includes(activity) ? (
                  <CompletedNote best={Math.round((state.activities[activity]?.best ?? 0) * 100)} />
                ) : (
                  <Trans>not yet</Trans>
                )}
              </span>
            </li>
          ))}
        </ol>
        {done > 0 && (
          <p className="font-bold">
            <Trans>Score: {score} of 100</Trans>
          </p>
        )}
        {isGuest && (
          <p className="text-sm text-muted">
            <Trans>
              Your progress is kept in this browser.{' '}
              <Link to="/register" className="lw-link">
                Create an account
              </Link>{' '}
              to take it along; what you have completed moves into it.
            </Trans>
          </p>
        )}
        <Button onClick={() => setOpen(true)} className="justify-self-start">
          <Trans>Open the lesson</Trans>
        </Button>
      </Card>
      {isOpen && (
        <Unit2Lesson
          completed={completed}
          onStart={() => {
            if (!state.entered) record({ kind: 'realm-entered' });
          }}
          onAnswered={(ref, answered) => record({ kind: 'activity-answered', ref, ...answered, skipped: false })}
          onReport={(ref, figures) => record({ kind: 'model-card', ref, figures })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}

/** Two devices may complete two activities each, so the end follows from the merged state. */
function useUnitEnd({ completed: isEnded }: RealmState, count: number, record: RecordEvent): void {
  const isWhole = count === UNIT2_PAGES.length;
  useEffect(() => {
    if (isWhole && !isEnded) record({ kind: 'exit-reached', ref: UNIT2_END });
  }, [isWhole, isEnded, record]);
}

/** `best` is the best try, 0–100. */
function CompletedNote({ best }: { best: number }) {
  return <Trans>completed, best try {best} of 100</Trans>;
}
