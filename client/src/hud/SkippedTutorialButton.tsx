// Starts a tutorial that was skipped, since it has no place on the map and its task earns stars only when played.
import type { QuestTask } from '@lanternwise/shared/content/quest';
import { Trans } from '@lingui/react/macro';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { overlayRequested } from '../features/overlays/overlaysSlice.ts';
import { useRealmState } from '../features/progress/hooks.ts';
import { useAppDispatch } from '../features/store/hooks.ts';
import styles from './QuestTaskRow.module.css';

export function SkippedTutorialButton({ task }: { task: QuestTask }) {
  const { lessons } = useRealmContent();
  const { skipped } = useRealmState();
  const dispatch = useAppDispatch();
  const step = task.steps.find(({ on }) => skipped?.[on.ref] && lessons[on.ref]?.kind === 'tutorial');
  if (!step) return null;
  return (
    <button
      type="button"
      className={styles.action}
      onClick={() => dispatch(overlayRequested({ kind: 'tutorial', ref: step.on.ref }))}
    >
      <RotateCcw aria-hidden="true" size={18} /> <Trans>Play it now for its stars</Trans>
    </button>
  );
}
