// What the line says: how to get the keyboard back, else the queue's hints one at a time, else the goal.

import type { Goal } from '@lanternwise/shared/quests/guidance';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef } from 'react';
import { messagePassed, selectHint, selectIsSummaryDue, selectSight } from '../features/messages/messagesSlice.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { useGoal } from '../features/realm/goal.ts';
import { useAppDispatch, useAppSelector } from '../features/store/hooks.ts';
import { useKeyboardLost } from '../overlay-kit/useKeyboardLost.ts';
import { useTouchDevice } from '../overlay-kit/useTouchDevice.ts';

const BASE_READ_MS = 4000;
const READ_MS_PER_LETTER = 45;
/** What was on screen for so long before a window opened over it is not shown again after it. */
const SEEN_MS = 1000;

export type Line =
  | { kind: 'keyboard'; text: string }
  | { kind: 'hint'; key: number; text: string }
  | { kind: 'goal'; goal: Goal };

/** Passes the hint when there was time to read it, or when a window opens over it. */
function useReadingTime(hint: { key: number; text: string } | undefined, isCovered: boolean): void {
  const dispatch = useAppDispatch();
  const seen = useRef<{ key: number; since: number }>(undefined);
  useEffect(() => {
    if (!hint) return;
    const { key, text } = hint;
    seen.current = { key, since: performance.now() };
    const timer = setTimeout(() => dispatch(messagePassed(key)), BASE_READ_MS + text.length * READ_MS_PER_LETTER);
    return () => clearTimeout(timer);
  }, [dispatch, hint]);
  useEffect(() => {
    if (!isCovered || !seen.current) return;
    const { key, since } = seen.current;
    seen.current = undefined;
    if (performance.now() - since >= SEEN_MS) dispatch(messagePassed(key));
  }, [dispatch, isCovered]);
}

/** Undefined under a window, while something is shown in the world, and while the summary of the finished realm is still to come. */
export function useLine(): Line | undefined {
  const { t } = useLingui();
  const isCovered = useAppSelector(selectIsOverlayOpen);
  const isLost = useKeyboardLost();
  const touched = useTouchDevice();
  const isKeyboardLost = isLost && !touched;
  const first = useAppSelector(selectHint);
  const hint = useMemo(
    () => (first && !isKeyboardLost ? { key: first.key, text: first.text } : undefined),
    [first, isKeyboardLost],
  );
  const isSummaryDue = useAppSelector(selectIsSummaryDue);
  const isWatching = useAppSelector(selectSight) !== undefined;
  const goal = useGoal();
  useReadingTime(hint, isCovered);
  if (isCovered) return undefined;
  // Where keys do not reach the world, the first click of a mouse brings them back.
  if (isKeyboardLost) return { kind: 'keyboard', text: t`Click the world to walk` };
  if (hint) return { kind: 'hint', ...hint };
  return goal && !isSummaryDue && !isWatching ? { kind: 'goal', goal } : undefined;
}
