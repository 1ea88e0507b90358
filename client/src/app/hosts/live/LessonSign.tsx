// The sign that a live lesson is on; pressed, it says what the teacher sees, and leads to the teacher's goal.
import type { LiveGoal, OwnLiveLesson } from '@lanternwise/shared/contracts/liveMessages';
import { Trans, useLingui } from '@lingui/react/macro';
import Hand from 'lucide-react/icons/hand';
import Radio from 'lucide-react/icons/radio';
import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { GoalButton, useGoalTitle } from './GoalButton.tsx';
import styles from './liveLesson.module.css';

export function LessonSign({ lesson }: { lesson: OwnLiveLesson }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { teacherIsComing, groupName } = lesson;
  return (
    <section aria-label={t`Your class`}>
      <button
        type="button"
        className={styles.sign}
        data-live-sign=""
        data-coming={teacherIsComing || undefined}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {teacherIsComing ? <Hand aria-hidden="true" size={20} /> : <Radio aria-hidden="true" size={20} />}
        {teacherIsComing ? t`Your teacher is coming` : t`Live lesson`}
      </button>
      {isOpen && (
        <Dialog title={t`Live lesson`} colour="sky" size="small" onClose={() => setOpen(false)}>
          <div className="grid gap-4">
            <p className="text-lg font-bold break-words">{groupName}</p>
            <p>
              <Trans>Your teacher sees your realm and where you are in it, your task, and whether you are stuck.</Trans>
            </p>
            {!lesson.hints && (
              <p>
                <Trans>Hints are off for now.</Trans>
              </p>
            )}
            {lesson.goal && <GoalLine goal={lesson.goal} close={() => setOpen(false)} />}
            <Button variant={lesson.goal ? 'quiet' : 'primary'} onClick={() => setOpen(false)}>
              <Trans>Go on</Trans>
            </Button>
          </div>
        </Dialog>
      )}
    </section>
  );
}

function GoalLine({ goal, close }: { goal: LiveGoal; close(): void }) {
  const title = useGoalTitle(goal);
  return (
    <div className="grid justify-items-start gap-2">
      <p>
        <Trans>The class is going to:</Trans> <strong>{title}</strong>
      </p>
      <GoalButton goal={goal} onGo={close} />
    </div>
  );
}
