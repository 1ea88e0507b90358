// The lesson window '2.1 Revisiting AI, ML, DL': four pages with Previous and Next, each with an activity to start and close.
import type { Unit2Activity } from '@lanternwise/shared/school/unit2Activities';
import { UNIT2_CONTENT } from '@lanternwise/shared/school/unit2Content';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { ActivityRunner, type CheckedAnswer } from '../../../activities/host/ActivityRunner.tsx';
import { UNIT2_PAGES } from '../../../pages/school/unit2Pages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';

export interface Unit2LessonProps {
  completed: readonly Unit2Activity[];
  /** An activity was started. */
  onStart(): void;
  onAnswered(activity: Unit2Activity, answered: CheckedAnswer): void;
  /** A model was tested. */
  onReport(activity: Unit2Activity, figures: Record<string, number>): void;
  onClose(): void;
}

/** English until the Hindi is there. */
function useUnit2Content() {
  const { i18n } = useLingui();
  const [hindi, setHindi] = useState<typeof UNIT2_CONTENT>();
  const isHindi = i18n.locale === 'hi';
  useEffect(() => {
    if (isHindi)
      import('@lanternwise/shared/school/unit2Hindi').then(
        ({ UNIT2_HINDI }) => setHindi(UNIT2_HINDI),
        () => undefined,
      );
  }, [isHindi]);
  return isHindi && hindi ? hindi : UNIT2_CONTENT;
}

const newSeed = () => Math.floor(Math.random() * 2 ** 31);

export function Unit2Lesson({ completed, onStart, onAnswered, onReport, onClose }: Unit2LessonProps) {
  const { t, i18n } = useLingui();
  const content = useUnit2Content();
  const [at, setAt] = useState(0);
  /** Of the draws of the activity that is open; another one for each opening. */
  const [seed, setSeed] = useState<number>();
  const heading = useRef<HTMLHeadingElement>(null);
  const page = UNIT2_PAGES[at];
  if (!page) return null;
  const isOpen = seed !== undefined;
  const start = () => {
    setSeed(newSeed());
    onStart();
  };
  const leave = (next: number) => {
    setSeed(undefined);
    setAt(next);
    heading.current?.focus();
  };
  return (
    <Dialog title={t`2.1 Revisiting AI, ML, DL`} size="wide" onClose={onClose}>
      <div className="grid gap-4">
        <h3 ref={heading} tabIndex={-1} className="text-xl text-game-title">
          {i18n._(page.title)}
        </h3>
        {isOpen ? (
          <ActivityRunner
            key={seed}
            seed={seed}
            activity={content[page.activity]}
            onAnswered={(answered) => onAnswered(page.activity, answered)}
            onReport={(figures) => onReport(page.activity, figures)}
            onPassed={() => leave(at)}
          />
        ) : (
          page.paragraphs.map((paragraph) => <p key={paragraph.id}>{i18n._(paragraph)}</p>)
        )}
        {!isOpen && completed.includes(page.activity) && (
          <p role="status" className="font-bold text-ok">
            ✓ <Trans>You have completed this activity.</Trans>
          </p>
        )}
        <div className="grid grid-cols-2 items-center justify-between gap-3 sm:grid-cols-[auto_auto_auto]">
          <Button variant="quiet" disabled={at === 0} onClick={() => leave(at - 1)}>
            <Trans>Previous</Trans>
          </Button>
          <Button
            variant={isOpen ? 'secondary' : 'primary'}
            className="max-sm:order-first max-sm:col-span-2"
            onClick={() => (isOpen ? setSeed(undefined) : start())}
          >
            {isOpen ? <Trans>Close Activity</Trans> : <Trans>Start Activity</Trans>}
          </Button>
          <Button variant="quiet" disabled={at === UNIT2_PAGES.length - 1} onClick={() => leave(at + 1)}>
            <Trans>Next</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
