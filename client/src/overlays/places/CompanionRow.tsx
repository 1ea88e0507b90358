// Says in the list of places where the companion is and what it does, and tells it to stay or to come along.
import type { CompanionPose } from '@lanternwise/shared/constants/companion';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { comeAsked, stayAsked } from '../../features/companion/companionSlice.ts';
import { useCompanion } from '../../features/companion/useCompanion.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { useWorld } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';
import { directionTo } from './direction.ts';
import styles from './PlacesOverlay.module.css';

/** `where` as `directionTo` says it. */
function describe(pose: CompanionPose, where: string): MessageDescriptor {
  if (pose === 'sit') return msg`Wick is ${where}, sitting.`;
  if (pose === 'walk') return msg`Wick is ${where}, walking.`;
  return pose === 'carry' ? msg`Wick is ${where}, holding up a flame.` : msg`Wick is ${where}, standing.`;
}

export function CompanionRow() {
  const { t } = useLingui();
  const world = useWorld();
  const dispatch = useAppDispatch();
  const companion = useCompanion();
  // As of the opening: a list that changes while it is read cannot be read.
  const [moved] = useState(() => world.lastPayload('companion/moved'));
  const [player] = useState(() => world.lastPayload('player/moved'));
  if (!companion || !moved || !player) return null;
  return (
    <div className={styles.row} data-companion="">
      <span className={styles.what}>{t(describe(moved.pose, directionTo(player, moved)))}</span>
      <span className={styles.buttons}>
        {companion.isStaying ? (
          <Button size="small" onClick={() => dispatch(comeAsked())}>
            <Trans>Come along</Trans>
          </Button>
        ) : (
          <Button size="small" variant="secondary" onClick={() => dispatch(stayAsked())}>
            <Trans>Stay here</Trans>
          </Button>
        )}
      </span>
    </div>
  );
}
