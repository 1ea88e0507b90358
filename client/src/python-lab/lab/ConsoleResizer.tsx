// The grip below the output: drag it, or use the arrow keys; Home and a double click give the height back to the page.
import { t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import styles from './OutputConsole.module.css';
import { type ConsoleHeight, MAX_CONSOLE_HEIGHT, MIN_CONSOLE_HEIGHT } from './useConsoleHeight.ts';

/** Pixels of one press of an arrow key, and of Page Up and Page Down. */
const STEPS: Readonly<Record<string, number>> = { ArrowUp: -24, ArrowDown: 24, PageUp: -120, PageDown: 120 };

export interface ConsoleResizerProps {
  height: ConsoleHeight;
  output: RefObject<HTMLElement | null>;
}

export function ConsoleResizer({ height, output }: ConsoleResizerProps) {
  const drag = useRef<{ y: number; height: number }>(null);
  const current = () => height.height ?? output.current?.offsetHeight ?? MIN_CONSOLE_HEIGHT;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step !== undefined) height.set(current() + step);
    else if (event.key === 'Home') height.reset();
    else return;
    event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { y: event.clientY, height: current() };
  };
  const onPointerMove = (event: PointerEvent) => {
    if (drag.current) height.set(drag.current.height + event.clientY - drag.current.y);
  };
  const end = () => {
    drag.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that moves is no thematic break.
    <div
      role="separator"
      aria-orientation="horizontal"
      aria-label={t`Height of the output`}
      aria-valuemin={MIN_CONSOLE_HEIGHT}
      aria-valuemax={MAX_CONSOLE_HEIGHT}
      aria-valuenow={current()}
      tabIndex={0}
      className={styles.resizer}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={height.reset}
    />
  );
}
