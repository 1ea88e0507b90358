// The button that shows the revealed exit and walks there.
import { Trans } from '@lingui/react/macro';
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { useAppSelector } from '../app/hooks.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectIsExitShown } from '../features/realm/realmSlice.ts';
import { useWorld, useWorldEvent } from '../overlay-kit/useWorld.ts';
import styles from './InteractPrompt.module.css';

export function ToTheArrow() {
  const { quest } = useRealmContent();
  const world = useWorld();
  const isRevealed = useAppSelector(selectIsExitShown);
  const [isOnTheWay, setOnTheWay] = useState(false);
  useWorldEvent('walk/ended', () => setOnTheWay(false));
  if (!isRevealed || isOnTheWay) return null;
  return (
    <button
      type="button"
      className={styles.prompt}
      onClick={() => {
        setOnTheWay(true);
        world.emit('walk/requested', { target: quest.exit.id, pan: true });
      }}
    >
      <Footprints aria-hidden="true" size={22} />
      <Trans>To the arrow!</Trans>
    </button>
  );
}
