// The quest log: the realm's tasks with their steps, ticks, 'Walk me there', and starting the tasks anew.

import type { QuestStep, QuestTask } from '@lanternwise/shared/content/quest';
import { isTaskDone } from '@lanternwise/shared/quests/reducer';
import { taskStars } from '@lanternwise/shared/quests/score';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, ChevronUp, Circle, Footprints, RotateCcw, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { useAppSelector } from '../app/hooks.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { selectJustDone } from '../features/realm/realmSlice.ts';
import { STORAGE_KEYS } from '../lib/storage/keys.ts';
import { useStoredFlag } from '../overlay-kit/useStoredFlag.ts';
import { useLastWorldEvent, useWorldEvent } from '../overlay-kit/useWorld.ts';
import { useWalkTo } from '../overlays/places/useWalkTo.ts';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { Stars } from '../ui/Stars.tsx';
import { ResetTasksDialog } from './ResetTasksDialog.tsx';

const SMALL_SCREEN = '(max-width: 900px), (max-height: 520px)';

export function QuestLog() {
  const { t } = useLingui();
  const { quest } = useRealmContent();
  const state = useRealmState();
  const [open, setOpen] = useStoredFlag(STORAGE_KEYS.tasksOpen, !window.matchMedia(SMALL_SCREEN).matches);
  const [isResetOpen, setResetOpen] = useState(false);
  useWorldEvent('action/pressed', ({ action }) => {
    if (action === 'tasks') setOpen(!open);
  });
  const done = quest.tasks.filter((task) => isTaskDone(task, state)).length;
  const current = quest.tasks.find((task) => !isTaskDone(task, state));
  return (
    <section className={cx('tasks lw-panel lw-panel-slim', !open && 'is-folded')} aria-label={t`Quest log`}>
      <h2 className="tasks-head">
        <button type="button" aria-expanded={open} className="tasks-fold" onClick={() => setOpen(!open)}>
          <ScrollText aria-hidden="true" size={22} />
          <span className="tasks-title">{t`Quest log`}</span>
          <span className="tasks-count">
            {done}/{quest.tasks.length}
          </span>
          {open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
        </button>
      </h2>
      {open ? (
        <div className="tasks-body">
          <ol className="tasks-list">
            {quest.tasks.map((task) => (
              <TaskRow key={task.id} task={task} current={task === current} />
            ))}
          </ol>
          <button type="button" className="tasks-reset" onClick={() => setResetOpen(true)}>
            <RotateCcw aria-hidden="true" size={16} /> <Trans>Reset tasks</Trans>
          </button>
        </div>
      ) : null}
      {isResetOpen ? <ResetTasksDialog close={() => setResetOpen(false)} /> : null}
    </section>
  );
}

/** The first step that is not done and whose conditions are met. */
const nextStep = (task: QuestTask, done: readonly string[]): QuestStep | undefined =>
  task.steps.find((step) => !done.includes(step.id) && step.needs.every((need) => done.includes(need)));

function TaskRow({ task, current }: { task: QuestTask; current: boolean }) {
  const state = useRealmState();
  const justDone = useAppSelector(selectJustDone);
  const [open, setOpen] = useState(false);
  const done = isTaskDone(task, state);
  // Folded, a task still shows the step that was just done, and the current one what to do next.
  const next = current ? nextStep(task, state.done) : undefined;
  const shown = open ? task.steps : task.steps.filter((step) => step === next || justDone.includes(step.id));
  const steps = task.steps.filter((step) => state.done.includes(step.id)).length;
  return (
    <li className={cx('task', done && 'is-done', justDone.includes(task.id) && 'is-new')}>
      <button type="button" className="task-title" aria-expanded={open} onClick={() => setOpen(!open)}>
        <CheckMark done={done} />
        <span>{task.title}</span>
        {done ? (
          <Stars value={taskStars(task, state)} of={3} size={15} />
        ) : (
          <span className="task-count">
            {steps}/{task.steps.length}
          </span>
        )}
      </button>
      {shown.length > 0 ? <TaskSteps task={task} shown={shown} /> : null}
    </li>
  );
}

function TaskSteps({ task, shown }: { task: QuestTask; shown: readonly QuestStep[] }) {
  const { done } = useRealmState();
  const justDone = useAppSelector(selectJustDone);
  const next = nextStep(task, done);
  return (
    <ul className="task-steps">
      {shown.map((step) => (
        <li
          key={step.id}
          className={cx('step', done.includes(step.id) && 'is-done', justDone.includes(step.id) && 'is-new')}
        >
          <CheckMark done={done.includes(step.id)} />
          <span>{step.title}</span>
          {step === next && step.target ? <WalkThereButton target={step.target} title={step.title} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Icon and word: colour alone tells nobody. */
const CheckMark = ({ done }: { done: boolean }) => (
  <span className={cx('tick', done && 'is-done')}>
    {done ? <Check aria-hidden="true" size={16} strokeWidth={4} /> : <Circle aria-hidden="true" size={14} />}
    <span className="lw-hidden">{done ? <Trans>Done:</Trans> : <Trans>To do:</Trans>} </span>
  </span>
);

function WalkThereButton({ target, title }: { target: string; title: string }) {
  const { t } = useLingui();
  const walkTo = useWalkTo();
  const kind = useLastWorldEvent('world/ready')?.places.find(({ id }) => id === target)?.kind ?? 'npc';
  return (
    <IconButton
      variant="quiet"
      className="walk"
      label={t`Walk me there: ${title}`}
      icon={<Footprints aria-hidden="true" size={18} />}
      onClick={() => walkTo({ id: target, kind }, false)}
    />
  );
}
