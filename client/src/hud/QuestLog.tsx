// The quest log of the HUD: the realm's tasks, folded or open, and the button that resets them.
import { isTaskDone } from '@lanternwise/shared/quests/tasks';
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ScrollText from 'lucide-react/icons/scroll-text';
import * as Collapsible from 'radix-ui/collapsible';
import { useCallback, useRef, useState } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { STORAGE_KEYS, type StorageKey } from '../lib/storage/keys.ts';
import { booleanSchema } from '../lib/storage/schemas.ts';
import { storedValue } from '../lib/storage/storedValue.ts';
import { DialogActions } from '../overlay-kit/DialogParts.tsx';
import { GameDialog } from '../overlay-kit/GameDialog.tsx';
import { useRealmNavigation } from '../overlay-kit/realmNavigation.ts';
import { useWorldEvent } from '../overlay-kit/useWorld.ts';
import { Button } from '../ui/Button.tsx';
import { cx } from '../ui/cx.ts';
import { QuestAssignments } from './QuestAssignments.tsx';
import styles from './QuestLog.module.css';
import { QuestCount, QuestTaskRow } from './QuestTaskRow.tsx';
import { useGoal } from './useGoal.ts';
import { WalkToAskedTask } from './WalkToAskedTask.tsx';

const SMALL_SCREEN = '(width <= 900px), (height <= 520px)';

/** World pixels: more than a nudge, less than a street. */
const FOLDING_WALK = 96;

export function QuestLog() {
  const { t } = useLingui();
  const [wanted, setWanted] = useStoredFlag(STORAGE_KEYS.tasksOpen, !window.matchMedia(SMALL_SCREEN).matches);
  const [foldedByWalking, unfold] = useFoldedByWalking();
  const open = wanted && !foldedByWalking;
  const setOpen = (next: boolean) => {
    unfold();
    setWanted(next);
  };
  useWorldEvent('action/pressed', ({ action }) => {
    if (action === 'tasks') setOpen(!open);
  });
  return (
    <Collapsible.Root asChild open={open} onOpenChange={setOpen}>
      <section
        className={cx('lw-panel lw-panel-slim', styles.log, !open && styles.isFolded)}
        data-quest-log=""
        data-hud="log"
        aria-label={t`Quest log`}
      >
        <QuestLogHeading open={open} />
        <Collapsible.Content className={styles.body}>
          <QuestTasks />
        </Collapsible.Content>
        <WalkToAskedTask />
      </section>
    </Collapsible.Root>
  );
}

/** Folded once the avatar has walked a few steps since the log was opened; the choice of the learner stays stored. */
function useFoldedByWalking(): [boolean, () => void] {
  const [folded, setFolded] = useState(false);
  const from = useRef<{ x: number; y: number }>(undefined);
  useWorldEvent('player/moved', ({ x, y }) => {
    from.current ??= { x, y };
    if (Math.hypot(x - from.current.x, y - from.current.y) > FOLDING_WALK) setFolded(true);
  });
  const unfold = () => {
    from.current = undefined;
    setFolded(false);
  };
  return [folded, unfold];
}

function QuestLogHeading({ open }: { open: boolean }) {
  const { t } = useLingui();
  const { quest } = useRealmContent();
  const state = useRealmState();
  const all = quest.tasks.length;
  const done = quest.tasks.filter((task) => isTaskDone(task, state)).length;
  return (
    <h2 className={styles.heading}>
      <Collapsible.Trigger className={styles.fold}>
        <ScrollText aria-hidden="true" size={22} />
        <span className={styles.title}>{t`Quest log`}</span>
        <QuestCount done={done} of={all} label={t`Tasks done: ${done} of ${all}`} />
        {open ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      </Collapsible.Trigger>
    </h2>
  );
}

function QuestTasks() {
  const { quest, realm } = useRealmContent();
  const [isResetOpen, setResetOpen] = useState(false);
  const goal = useGoal();
  return (
    <>
      <QuestAssignments />
      <p className={styles.goal}>{realm.goal}</p>
      <ol className={styles.list}>
        {quest.tasks.map((task) => (
          <QuestTaskRow
            key={task.id}
            task={task}
            next={goal?.kind === 'step' && goal.task.id === task.id ? goal.step : undefined}
          />
        ))}
      </ol>
      <button type="button" className={styles.reset} onClick={() => setResetOpen(true)}>
        <RotateCcw aria-hidden="true" size={16} /> <Trans>Reset tasks</Trans>
      </button>
      {isResetOpen ? <ResetTasksDialog close={() => setResetOpen(false)} /> : null}
    </>
  );
}

/** Boolean state that is kept in this browser across reloads. */
function useStoredFlag(entry: StorageKey, initial: boolean): [boolean, (next: boolean) => void] {
  const [flag, setFlag] = useState(() => storedValue(entry, booleanSchema, { fallback: initial }).read());
  const store = useCallback(
    (next: boolean) => {
      setFlag(next);
      storedValue(entry, booleanSchema, { fallback: next }).write(next);
    },
    [entry],
  );
  return [flag, store];
}

/** Asks for confirmation before the tasks of this map are reset, and lists what is kept. */
function ResetTasksDialog({ close }: { close(): void }) {
  const { t } = useLingui();
  const { resetTasks } = useRealmNavigation();
  const reset = () => {
    resetTasks();
    close();
  };
  return (
    <GameDialog title={t`Start the tasks again?`} colour="pink" size="small" onClose={close}>
      <p>
        <Trans>
          All ticks on this map are removed and you can do its lessons again. Your items and best scores stay.
        </Trans>
      </p>
      <DialogActions>
        <Button variant="secondary" data-first-focus onClick={close}>
          <Trans>Keep progress</Trans>
        </Button>
        <Button variant="danger" onClick={reset}>
          <Trans>Start again</Trans>
        </Button>
      </DialogActions>
    </GameDialog>
  );
}
