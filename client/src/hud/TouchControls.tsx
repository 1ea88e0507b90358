// The on-screen joystick and action button of touch devices.
import { useLingui } from '@lingui/react/macro';
import Hand from 'lucide-react/icons/hand';
import { type PointerEvent, useCallback, useEffect, useState } from 'react';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { useAppSelector } from '../features/store/hooks.ts';
import { useTouchDevice } from '../overlay-kit/useTouchDevice.ts';
import { useLastWorldEvent, useWorld } from '../overlay-kit/useWorld.ts';
import { cx } from '../ui/cx.ts';
import { joystickVector } from './joystick.ts';
import styles from './TouchControls.module.css';

export function TouchControls() {
  const touched = useTouchDevice();
  const covered = useAppSelector(selectIsOverlayOpen);
  if (!touched || covered) return null;
  return (
    <div className={styles.controls}>
      <Joystick />
      <ActionButton />
    </div>
  );
}

function Joystick() {
  const world = useWorld();
  const [knob, setKnob] = useState({ x: 0, y: 0 });
  const move = useCallback(
    (next: { x: number; y: number }) => {
      setKnob(next);
      world.emit('stick/moved', next);
    },
    [world],
  );
  useEffect(() => () => world.emit('stick/moved', { x: 0, y: 0 }), [world]);
  const handlePointer = (event: PointerEvent<HTMLDivElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    move(joystickVector(event.currentTarget.getBoundingClientRect(), event));
  };
  const release = () => move({ x: 0, y: 0 });
  return (
    <div
      className={styles.joystick}
      data-joystick=""
      aria-hidden="true"
      onPointerDown={handlePointer}
      onPointerMove={handlePointer}
      onPointerUp={release}
      onPointerCancel={release}
      onLostPointerCapture={release}
      // A finger that rests here would open the browser's menu, which ends the walk.
      onContextMenu={(event) => event.preventDefault()}
    >
      <span className={styles.knob} style={{ transform: `translate(${knob.x * 38}px, ${knob.y * 38}px)` }} />
    </div>
  );
}

function ActionButton() {
  const { t } = useLingui();
  const world = useWorld();
  const place = useLastWorldEvent('interactable/changed');
  return (
    <button
      type="button"
      className={cx(styles.action, place && styles.isReady)}
      aria-label={t`Interact`}
      onClick={() => world.emit('interact/pressed', null)}
    >
      <Hand aria-hidden="true" size={38} />
    </button>
  );
}
