// The lesson window '2.1 Revisiting AI, ML, DL': four pages with Previous and Next, each with an activity to start and close.
import type { Unit2Activity } from '@lanternwise/shared/school/unit2Activities';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ActivityHints } from './ActivityHints.tsx';
import type { ActivityProps, ActivityResult } from './activity.ts';
import { FruitModel } from './FruitModel.tsx';
import { MatchingGame } from './MatchingGame.tsx';
import { PictureGame } from './PictureGame.tsx';
import { RobotGame } from './RobotGame.tsx';
import { UNIT2_HINTS } from './unit2Hints.ts';
import { UNIT2_PAGES } from './unit2Pages.ts';
import type { CompletedActivity } from './useUnit2.ts';

export interface Unit2LessonProps {
  completed: readonly Unit2Activity[];
  /** An activity was started. */
  onStart(): void;
  onComplete(completed: CompletedActivity): void;
  onClose(): void;
}

type Game = ComponentType<ActivityProps<Unit2Activity>>;

// Each game completes with the answer of its own activity, which TypeScript cannot express for a union.
const GAMES = {
  'unit-2-matching': MatchingGame,
  'unit-2-pictures': PictureGame,
  'unit-2-robot': RobotGame,
  'unit-2-fruit': FruitModel,
} as Readonly<Record<Unit2Activity, Game>>;

const newSeed = () => Math.floor(Math.random() * 2 ** 31);

export function Unit2Lesson({ completed, onStart, onComplete, onClose }: Unit2LessonProps) {
  const { t, i18n } = useLingui();
  const [at, setAt] = useState(0);
  /** The activity that is open. */
  const [open, setOpen] = useState<{ seed: number; since: number }>();
  const [hints, setHints] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const page = UNIT2_PAGES[at];
  if (!page) return null;
  const Game = GAMES[page.activity];
  const start = () => {
    setOpen({ seed: newSeed(), since: Date.now() });
    setHints(0);
    onStart();
  };
  const turnTo = (next: number) => {
    setOpen(undefined);
    setAt(next);
    heading.current?.focus();
  };
  const complete = (result: ActivityResult<Unit2Activity>) => {
    const ms = open ? Math.max(0, Date.now() - open.since) : 0;
    setOpen(undefined);
    onComplete({ ...result, activity: page.activity, ms, hints });
    heading.current?.focus();
  };
  return (
    <Dialog title={t`2.1 Revisiting AI, ML, DL`} size="wide" onClose={onClose}>
      <div className="grid gap-4">
        <h3 ref={heading} tabIndex={-1} className="text-xl text-game-title">
          {i18n._(page.title)}
        </h3>
        {open ? (
          <>
            <ActivityHints
              hints={UNIT2_HINTS[page.activity]}
              openCount={hints}
              onMore={() => setHints(Math.min(UNIT2_HINTS[page.activity].length, hints + 1))}
            />
            <Game key={open.seed} seed={open.seed} onComplete={complete} />
          </>
        ) : (
          page.paragraphs.map((paragraph) => <p key={paragraph.id}>{i18n._(paragraph)}</p>)
        )}
        {!open && completed.includes(page.activity) && (
          <p role="status" className="font-bold text-ok">
            ✓ <Trans>You have completed this activity.</Trans>
          </p>
        )}
        <div className="grid grid-cols-2 items-center justify-between gap-3 sm:grid-cols-[auto_auto_auto]">
          <Button variant="quiet" disabled={at === 0} onClick={() => turnTo(at - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Button
            variant={open ? 'secondary' : 'primary'}
            className="max-sm:order-first max-sm:col-span-2"
            onClick={() => (open ? setOpen(undefined) : start())}
          >
            {open ? <Trans>Close Activity</Trans> : <Trans>Start Activity</Trans>}
          </Button>
          <Button variant="quiet" disabled={at === UNIT2_PAGES.length - 1} onClick={() => turnTo(at + 1)}>
            <Trans>Next</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
