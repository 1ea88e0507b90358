// A task of the quest log that unfolds to all its steps; folded, it shows only the next and the newly done ones.
import type { QuestStep, QuestTask } from '@lanternwise/shared/content/quest';
import { type LanternMark, lanternMark } from '@lanternwise/shared/quests/lanterns';
import { taskStars } from '@lanternwise/shared/quests/stars';
import { isTaskDone } from '@lanternwise/shared/quests/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import * as Collapsible from 'radix-ui/collapsible';
import { useState } from 'react';
import { useRealmState } from '../features/progress/hooks.ts';
import { taskAsked } from '../features/realm/askedTasks.ts';
import { selectJustDone } from '../features/realm/realmSlice.ts';
import { useAppSelector } from '../features/store/hooks.ts';
import { LANTERN_LABELS } from '../overlay-kit/LanternState.tsx';
import { cx } from '../ui/cx.ts';
import { LanternIcon } from '../ui/LanternIcon.tsx';
import { Stars } from '../ui/Stars.tsx';
import styles from './QuestTaskRow.module.css';
import { SkippedTutorialButton } from './SkippedTutorialButton.tsx';
import { WalkThereButton } from './WalkThereButton.tsx';

export interface QuestTaskRowProps {
  task: QuestTask;
  /** The goal's step, if it belongs to this task. */
  next: QuestStep | undefined;
}

export function QuestTaskRow({ task, next }: QuestTaskRowProps) {
  const { t } = useLingui();
  const state = useRealmState();
  const justDone = useAppSelector(selectJustDone);
  const [open, setOpen] = useState(task.id === taskAsked());
  const done = isTaskDone(task, state);
  const mark = lanternMark(task, state);
  const shown = open ? task.steps : task.steps.filter((step) => step === next || justDone.includes(step.id));
  const steps = task.steps.length;
  const doneSteps = task.steps.filter((step) => state.done.includes(step.id)).length;
  return (
    <Collapsible.Root asChild open={open} onOpenChange={setOpen}>
      <li className={cx(styles.task, done && styles.isDone, justDone.includes(task.id) && styles.isNew)}>
        <Collapsible.Trigger className={styles.title}>
          <CheckMark done={done} />
          <span>{task.title}</span>
          <LanternMarkIcon mark={mark} />
          {done ? (
            <Stars value={taskStars(task, state)} of={3} size={15} />
          ) : (
            <QuestCount done={doneSteps} of={steps} label={t`Steps done: ${doneSteps} of ${steps}`} />
          )}
        </Collapsible.Trigger>
        {shown.length > 0 ? <TaskSteps shown={shown} next={next} /> : null}
        <SkippedTutorialButton task={task} />
      </li>
    </Collapsible.Root>
  );
}

/** Not done yet, and its conditions are met. */
const isOpen = ({ id, needs }: QuestStep, done: readonly string[]): boolean =>
  !done.includes(id) && needs.every((need) => done.includes(need));

/** In a log that is higher than its screen leaves room for, the next step comes into sight with its button. */
const bringIntoSight = (step: HTMLElement | null): void => step?.scrollIntoView({ block: 'nearest' });

function TaskSteps({ shown, next }: { shown: readonly QuestStep[]; next: QuestStep | undefined }) {
  const { done } = useRealmState();
  const justDone = useAppSelector(selectJustDone);
  // Mounted while folded too, because some steps stay visible.
  return (
    <Collapsible.Content asChild forceMount>
      <ul className={styles.steps}>
        {shown.map((step) => (
          <li
            key={step.id}
            ref={step === next ? bringIntoSight : null}
            className={cx(
              styles.step,
              done.includes(step.id) && styles.isDone,
              justDone.includes(step.id) && styles.isNew,
            )}
          >
            <CheckMark done={done.includes(step.id)} />
            <span>{step.title}</span>
            {isOpen(step, done) && step.target ? (
              <WalkThereButton className={styles.walk} target={step.target} title={step.title} />
            ) : null}
          </li>
        ))}
      </ul>
    </Collapsible.Content>
  );
}

/** Icon and hidden text, because colour alone does not convey the state. */
const CheckMark = ({ done }: { done: boolean }) => (
  <span className={cx(styles.tick, done && styles.isDone)}>
    {done ? <Check aria-hidden="true" size={16} strokeWidth={4} /> : <Circle aria-hidden="true" size={14} />}
    <span className="lw-hidden">{done ? <Trans>Done:</Trans> : <Trans>To do:</Trans>} </span>
  </span>
);

function LanternMarkIcon({ mark }: { mark: LanternMark }) {
  const { t } = useLingui();
  const state = t(LANTERN_LABELS[mark]);
  return (
    <span className={styles.lantern}>
      <LanternIcon mark={mark} size={18} />
      <span className="lw-hidden">
        <Trans>Lantern: {state}</Trans>
      </span>
    </span>
  );
}

/** A chip in the quest log with the number of done parts and all parts, and what they are. */
export const QuestCount = ({ done, of, label }: { done: number; of: number; label: string }) => (
  <span className={styles.count} title={label}>
    <span className="lw-hidden">{label}</span>
    <span aria-hidden="true">
      {done}/{of}
    </span>
  </span>
);
