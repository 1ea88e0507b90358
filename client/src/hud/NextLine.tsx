// The one line of the HUD: a hint in its own words, else what is next and the button that walks there.
import type { Goal } from '@lanternwise/shared/quests/guidance';
import { isTaskDone } from '@lanternwise/shared/quests/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Footprints from 'lucide-react/icons/footprints';
import Keyboard from 'lucide-react/icons/keyboard';
import Lightbulb from 'lucide-react/icons/lightbulb';
import ScrollText from 'lucide-react/icons/scroll-text';
import { useCallback, useEffect, useId, useState } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectFolded, selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { goalSentence } from '../features/realm/goal.ts';
import { useAppSelector } from '../features/store/hooks.ts';
import { useWorld, useWorldEvent } from '../overlay-kit/useWorld.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import styles from './NextLine.module.css';
import { QuestLog } from './QuestLog.tsx';
import { QuestCount } from './QuestTaskRow.tsx';
import { useAssignedHere } from './useAssignedHere.ts';
import { type Line, useLine } from './useLine.ts';
import { useWalkedAway } from './useWalkedAway.ts';
import { WalkThereButton } from './WalkThereButton.tsx';

export function NextLine() {
  const { t } = useLingui();
  const id = useId();
  const found = useLine();
  // Whose window waits folded has one goal: what its strip says.
  const isFolded = useAppSelector(selectFolded) !== null;
  const line = isFolded && found?.kind === 'goal' ? undefined : found;
  const [isOpen, setOpen] = useQuestLog();
  return (
    <section
      className={cx('lw-panel lw-panel-slim', styles.line)}
      data-hud="log"
      data-quest-log=""
      data-state={isOpen ? 'open' : 'closed'}
      aria-label={t`Quest log`}
    >
      <LogButton isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
      <div className={styles.words} role="status" aria-live="polite" data-hint-bar={line?.kind ?? ''}>
        {line && <Words line={line} />}
      </div>
      {line?.kind === 'goal' && <WayOn goal={line.goal} />}
      {isOpen && (
        <div id={id} className={cx('lw-panel lw-panel-slim', styles.log)} data-hud="tasks">
          <QuestLog />
        </div>
      )}
    </section>
  );
}

/** Closed at first; its key and a press on the line open it, walking and windows close it. */
function useQuestLog(): [boolean, (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(false);
  const isCovered = useAppSelector(selectIsOverlayOpen);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (isCovered) close();
  }, [isCovered, close]);
  useWalkedAway(isOpen, close);
  useWorldEvent('action/pressed', ({ action }) => {
    if (action === 'tasks' && !isCovered) setOpen(!isOpen);
  });
  return [isOpen && !isCovered, setOpen];
}

interface LogButtonProps {
  isOpen: boolean;
  controls: string;
  onPress(): void;
}

/** It lies under the whole line, so that a press anywhere on it opens the log. */
function LogButton({ isOpen, controls, onPress }: LogButtonProps) {
  const { t } = useLingui();
  const { quest } = useRealmContent();
  const state = useRealmState();
  const isAssigned = useAssignedHere().length > 0;
  const all = quest.tasks.length;
  const done = quest.tasks.filter((task) => isTaskDone(task, state)).length;
  return (
    <button
      type="button"
      className={styles.open}
      aria-expanded={isOpen}
      {...(isOpen && { 'aria-controls': controls })}
      onClick={onPress}
    >
      {isAssigned ? (
        <ClipboardList aria-hidden="true" size={22} className={cx(styles.assigned)} />
      ) : (
        <ScrollText aria-hidden="true" size={22} />
      )}
      <span className="lw-hidden">
        {isAssigned ? <Trans>Quest log, with a task from your teacher</Trans> : <Trans>Quest log</Trans>}{' '}
      </span>
      <QuestCount done={done} of={all} label={t`Tasks done: ${done} of ${all}`} />
    </button>
  );
}

function Words({ line }: { line: Line }) {
  const content = useRealmContent();
  if (line.kind === 'goal') {
    return (
      <p key="goal">
        <b>
          <Trans>Next:</Trans>
        </b>{' '}
        <span>{goalSentence(line.goal, content)}</span>
      </p>
    );
  }
  return (
    <>
      {line.kind === 'hint' ? (
        <Lightbulb aria-hidden="true" size={22} className={cx(styles.lamp)} />
      ) : (
        <Keyboard aria-hidden="true" size={22} />
      )}
      <p key={line.kind === 'hint' ? line.key : line.kind} className={styles.hint}>
        {line.text}
      </p>
    </>
  );
}

function WayOn({ goal }: { goal: Goal }) {
  const world = useWorld();
  if (goal.kind === 'step')
    return goal.target === null ? null : (
      <WalkThereButton className={styles.way} target={goal.target} title={goal.step.title} />
    );
  return (
    <Button
      size="small"
      className={styles.way}
      icon={<Footprints aria-hidden="true" size={20} />}
      onClick={() => world.emit('walk/requested', { target: goal.target, pan: true })}
    >
      <Trans>To the arrow!</Trans>
    </Button>
  );
}
