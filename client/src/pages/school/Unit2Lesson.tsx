// The lesson window '2.1 Revisiting AI, ML, DL': four pages with Previous and Next, each with an activity to start and close.
import type { Unit2Activity } from '@lanternwise/shared/school/unit2Activities';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FruitModel } from './FruitModel.tsx';
import { MatchingGame } from './MatchingGame.tsx';
import { PictureGame } from './PictureGame.tsx';
import { RobotGame } from './RobotGame.tsx';
import { UNIT2_PAGES } from './unit2Pages.ts';

export interface Unit2LessonProps {
  completed: readonly Unit2Activity[];
  onComplete(activity: Unit2Activity): void;
  onClose(): void;
}

const GAMES = {
  'unit-2-matching': MatchingGame,
  'unit-2-pictures': PictureGame,
  'unit-2-robot': RobotGame,
  'unit-2-fruit': FruitModel,
} as const;

const newSeed = () => Math.floor(Math.random() * 2 ** 31);

export function Unit2Lesson({ completed, onComplete, onClose }: Unit2LessonProps) {
  const { t, i18n } = useLingui();
  const [at, setAt] = useState(0);
  /** The seed of the activity that is open. */
  const [seed, setSeed] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = UNIT2_PAGES[at];
  if (!page) return null;
  const Game = GAMES[page.activity];
  const turnTo = (next: number) => {
    setSeed(undefined);
    setAt(next);
    heading.current?.focus();
  };
  const complete = () => {
    setSeed(undefined);
    onComplete(page.activity);
    heading.current?.focus();
  };
  return (
    <Dialog title={t`2.1 Revisiting AI, ML, DL`} size="wide" onClose={onClose}>
      <div className="grid gap-4">
        <h3 ref={heading} tabIndex={-1} className="text-xl text-game-title">
          {i18n._(page.title)}
        </h3>
        {seed === undefined ? (
          page.paragraphs.map((paragraph) => <p key={paragraph.id}>{i18n._(paragraph)}</p>)
        ) : (
          <Game key={seed} seed={seed} onComplete={complete} />
        )}
        {seed === undefined && completed.includes(page.activity) && (
          <p role="status" className="font-bold text-ok">
            ✓ <Trans>You have completed this activity.</Trans>
          </p>
        )}
        <div className="grid grid-cols-2 items-center justify-between gap-3 sm:grid-cols-[auto_auto_auto]">
          <Button variant="quiet" disabled={at === 0} onClick={() => turnTo(at - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Button
            variant={seed === undefined ? 'primary' : 'secondary'}
            className="max-sm:order-first max-sm:col-span-2"
            onClick={() => setSeed(seed === undefined ? newSeed() : undefined)}
          >
            {seed === undefined ? <Trans>Start Activity</Trans> : <Trans>Close Activity</Trans>}
          </Button>
          <Button variant="quiet" disabled={at === UNIT2_PAGES.length - 1} onClick={() => turnTo(at + 1)}>
            <Trans>Next</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
