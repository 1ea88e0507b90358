// The movement tutorial beside the playable world: which arrow to hold, the four arrows as buttons, and Skip.
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { KeyBindings } from '../../bridge/inputActions.ts';
import { boundActions } from '../../bridge/keyActions.ts';
import { useSettings } from '../../features/settings/useSettings.ts';
import { keyCodeOf } from '../../lib/keyCode.ts';
import { onKeysLost } from '../../lib/keysLost.ts';
import { listen, stopAll } from '../../lib/subscriptions.ts';
import { useKeyboardLost } from '../../overlay-kit/useKeyboardLost.ts';
import { useTouchDevice } from '../../overlay-kit/useTouchDevice.ts';
import { useWorld } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { focusHome } from '../../ui/layers/layerStack.ts';
import { keyLabel } from '../settings/keyLabel.ts';
import styles from './Tutorial.module.css';
import { DIRECTIONS, type Direction, HOLD_MS } from './tutorialSteps.ts';

interface Hold {
  /** The direction held at present, wanted or not. */
  held: Direction | undefined;
  press(direction: Direction): void;
  release(): void;
}

/** `onHeld` is called once for each hold of the wanted direction. */
function useHold(wanted: Direction | undefined, keys: KeyBindings, onHeld: () => void): Hold {
  const [held, setHeld] = useState<Direction>();
  const tell = useEffectEvent(onHeld);
  const isHeld = held !== undefined && held === wanted;
  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(() => tell(), HOLD_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  const release = useCallback(() => setHeld(undefined), []);
  useEffect(() => {
    const actions = boundActions(keys);
    const directionOf = (event: KeyboardEvent) => DIRECTIONS.find((each) => each === actions.get(keyCodeOf(event)));
    const onDown = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      if (direction && !event.repeat) setHeld(direction);
    };
    const onUp = (event: KeyboardEvent) => {
      const direction = directionOf(event);
      setHeld((current) => (current === direction ? undefined : current));
    };
    return stopAll(listen(window, 'keydown', onDown), listen(window, 'keyup', onUp), onKeysLost(release));
  }, [keys, release]);
  return { held, press: setHeld, release };
}

const STICK: Record<Direction, { x: number; y: number }> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
const ARROWS: Record<Direction, string> = { up: '↑', down: '↓', left: '←', right: '→' };

export interface MovementPanelProps {
  step: number;
  onHeld(): void;
  onSkip(): void;
}

export function MovementPanel({ step, onHeld, onSkip }: MovementPanelProps) {
  const { t } = useLingui();
  const { keys } = useSettings();
  const touched = useTouchDevice();
  const isKeyboardLost = useKeyboardLost();
  const wanted = DIRECTIONS[step];
  const hold = useHold(wanted, keys, onHeld);
  useEffect(focusHome, []);
  if (!wanted) return null;
  const number = step + 1;
  const count = DIRECTIONS.length;
  const key = touched ? ARROWS[wanted] : keyLabel(keys[wanted][0]);
  const names = { up: t`up`, down: t`down`, left: t`left`, right: t({ message: 'right', context: 'direction' }) };
  const name = names[wanted];
  const ask = isKeyboardLost && !touched ? t`Click the world to walk` : t`Hold ${key} to walk ${name}`;
  return (
    <section className={cx('lw-panel lw-panel-slim', styles.panel)} aria-label={t`Movement tutorial`}>
      <ArrowPad hold={hold} wanted={wanted} names={names} onHeld={onHeld} />
      <div className={styles.words}>
        <p className={styles.counter}>{t`Step ${number}/${count}`}</p>
        <p className={styles.ask}>{ask}</p>
        <Button variant="quiet" size="small" onClick={onSkip}>
          <Trans>Skip tutorial</Trans>
        </Button>
      </div>
      <LiveRegion text={t`Step ${number}/${count}. ${ask}`} />
    </section>
  );
}

interface ArrowPadProps {
  hold: Hold;
  wanted: Direction;
  names: Record<Direction, string>;
  onHeld(): void;
}

/** Arrows that can be held with finger or mouse; they walk like the joystick. */
function ArrowPad({ hold, wanted, names, onHeld }: ArrowPadProps) {
  const { t } = useLingui();
  const { keys } = useSettings();
  const world = useWorld();
  useEffect(() => () => world.emit('stick/moved', { x: 0, y: 0 }), [world]);
  const release = () => {
    hold.release();
    world.emit('stick/moved', { x: 0, y: 0 });
  };
  return (
    <div className={styles.pad}>
      {DIRECTIONS.map((direction) => {
        const name = names[direction];
        return (
          <button
            key={direction}
            type="button"
            data-direction={direction}
            className={cx(
              styles.arrow,
              direction === wanted && styles.isWanted,
              direction === hold.held && styles.isHeld,
            )}
            aria-label={t`Walk ${name}`}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              event.currentTarget.setPointerCapture(event.pointerId);
              hold.press(direction);
              world.emit('stick/moved', STICK[direction]);
            }}
            onPointerUp={release}
            onPointerCancel={release}
            onLostPointerCapture={release}
            onContextMenu={(event) => event.preventDefault()}
            onClick={(event) => {
              // A screen reader presses without a pointer and cannot hold.
              if (event.detail === 0 && direction === wanted) onHeld();
            }}
          >
            <span>{ARROWS[direction]}</span>
            {keyLabel(keys[direction][0]) !== ARROWS[direction] && <kbd>{keyLabel(keys[direction][0])}</kbd>}
          </button>
        );
      })}
    </div>
  );
}
