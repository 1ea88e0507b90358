// The button that walks to the exit, once that is the goal.
import { Trans } from '@lingui/react/macro';
import Footprints from 'lucide-react/icons/footprints';
import { useState } from 'react';
import { selectIsSummaryDue } from '../features/messages/messagesSlice.ts';
import { useAppSelector } from '../features/store/hooks.ts';
import { useWorld, useWorldEvent } from '../overlay-kit/useWorld.ts';
import styles from './InteractPrompt.module.css';
import { useGoal } from './useGoal.ts';

export function ToTheArrow() {
  const goal = useGoal();
  // The summary of the realm comes first.
  const isTooEarly = useAppSelector(selectIsSummaryDue);
  const world = useWorld();
  const [isOnTheWay, setOnTheWay] = useState(false);
  useWorldEvent('walk/ended', () => setOnTheWay(false));
  if (goal?.kind !== 'exit' || isOnTheWay || isTooEarly) return null;
  return (
    <button
      type="button"
      className={styles.prompt}
      onClick={() => {
        setOnTheWay(true);
        world.emit('walk/requested', { target: goal.target, pan: true });
      }}
    >
      <Footprints aria-hidden="true" size={22} />
      <Trans>To the arrow!</Trans>
    </button>
  );
}
