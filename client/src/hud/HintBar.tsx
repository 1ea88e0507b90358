// The floating hint bar: how to get the keyboard back, else the queue's hints one at a time, then the goal, each announced once.
import { useLingui } from '@lingui/react/macro';
import Keyboard from 'lucide-react/icons/keyboard';
import Lightbulb from 'lucide-react/icons/lightbulb';
import { useEffect, useMemo, useRef } from 'react';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { messagePassed, selectHint, selectIsSummaryDue, selectToast } from '../features/messages/messagesSlice.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { goalSaid, selectIsGoalUnsaid } from '../features/realm/realmSlice.ts';
import { useAppDispatch, useAppSelector } from '../features/store/hooks.ts';
import { useKeyboardLost } from '../overlay-kit/useKeyboardLost.ts';
import { useTouchDevice } from '../overlay-kit/useTouchDevice.ts';
import { cx } from '../ui/cx.ts';
import { CloseButton } from './CloseButton.tsx';
import styles from './HintBar.module.css';
import { goalSentence, useGoal } from './useGoal.ts';

const BASE_READ_MS = 4000;
const READ_MS_PER_LETTER = 45;
/** What was on screen for so long before a window opened over it is not shown again after it. */
const SEEN_MS = 1000;

interface Line {
  key: string;
  text: string;
  pass(): void;
}

/** Where keys do not reach the world, the first click of a mouse brings them back. */
function useKeyboardHint(): string | undefined {
  const { t } = useLingui();
  const isLost = useKeyboardLost();
  const touched = useTouchDevice();
  return isLost && !touched ? t`Click the world to walk` : undefined;
}

/** The first hint, else the goal's sentence until it was said. */
function useLine(): Line | undefined {
  const dispatch = useAppDispatch();
  const content = useRealmContent();
  const hint = useAppSelector(selectHint);
  const isGoalDue = useAppSelector(
    (state) => selectIsGoalUnsaid(state) && !selectToast(state) && !selectIsSummaryDue(state),
  );
  const goal = useGoal();
  const sentence = isGoalDue && goal ? goalSentence(goal, content) : undefined;
  return useMemo(() => {
    if (hint) return { key: String(hint.key), text: hint.text, pass: () => dispatch(messagePassed(hint.key)) };
    return sentence === undefined ? undefined : { key: sentence, text: sentence, pass: () => dispatch(goalSaid(true)) };
  }, [dispatch, hint, sentence]);
}

/** Passes the line when there was time to read it, or when a window opens over it. */
function useReadingTime(shown: Line | undefined, hidden: boolean): void {
  const seen = useRef<{ line: Line; since: number }>(undefined);
  useEffect(() => {
    if (!shown) return;
    seen.current = { line: shown, since: performance.now() };
    const timer = setTimeout(shown.pass, BASE_READ_MS + shown.text.length * READ_MS_PER_LETTER);
    return () => clearTimeout(timer);
  }, [shown]);
  useEffect(() => {
    if (!hidden || !seen.current) return;
    const { line, since } = seen.current;
    seen.current = undefined;
    if (performance.now() - since >= SEEN_MS) line.pass();
  }, [hidden]);
}

export function HintBar() {
  const { t } = useLingui();
  const line = useLine();
  // Hints refer to the world, so they wait until no overlay covers it.
  const hidden = useAppSelector(selectIsOverlayOpen);
  const keyboardHint = useKeyboardHint();
  const shown = hidden || keyboardHint !== undefined ? undefined : line;
  useReadingTime(shown, hidden);
  return (
    <div className={styles.place} role="status" aria-live="polite" data-hint-bar="">
      {keyboardHint !== undefined && !hidden ? (
        <div className={cx('lw-panel lw-panel-slim', styles.hint)}>
          <Keyboard aria-hidden="true" size={24} />
          <p>{keyboardHint}</p>
        </div>
      ) : null}
      {shown ? (
        <div key={shown.key} className={cx('lw-panel lw-panel-slim', styles.hint)}>
          <Lightbulb aria-hidden="true" size={24} className={cx(styles.lamp)} />
          <p>{shown.text}</p>
          <CloseButton label={t`Close hint`} onClose={shown.pass} />
        </div>
      ) : null}
    </div>
  );
}
