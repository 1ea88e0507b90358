// Leads from an activity's window to its ground on the map: by itself at first, later by a button.
import type { Activity } from '@lanternwise/shared/activities/registry';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { useOptionalRealmContent } from '../../features/content/realmContentContext.ts';
import { overlayFolded, selectIsWindowAsked, selectOverlayStack } from '../../features/overlays/overlaysSlice.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useAppDispatch, useAppSelector } from '../../features/store/hooks.ts';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { carryStorage } from '../kit/carry/carryDraft.ts';
import type { KindGround } from './defineKind.ts';
import { KINDS } from './kinds.ts';

const never = () => () => undefined;
const NONE: readonly string[] = [];

/** What there is to play on, on the map of the open realm. */
function useGrounds(): readonly string[] {
  const world = useOptionalWorld();
  const subscribe = useCallback((changed: () => void) => (world ? world.on('world/ready', changed) : never()), [world]);
  return useSyncExternalStore(subscribe, () => world?.lastPayload('world/ready')?.grounds ?? NONE);
}

/** Grounds may share a place: the things of one are laid out at a time. */
function sendOutToCarry(activity: string, grounds: readonly string[]): void {
  for (const ground of grounds) {
    const storage = carryStorage(ground);
    const draft = storage.read();
    const isOut = ground === activity;
    if (draft.isOut !== isOut) storage.write({ ...draft, isOut });
  }
}

/** A work ground has the name of its activity. */
const groundOf = (activity: Activity) => {
  const ground: KindGround = KINDS[activity.kind].ground ?? { name: activity.id, sendOut: sendOutToCarry };
  const { name, sendOut, isOver, isLater = false } = ground;
  return { name, sendOut, isLater, isOver: isOver?.(activity) ?? false };
};

export interface Ground {
  /** It is played on the map first: its window makes room now, and shows nothing. */
  isLeaving: boolean;
  /** Of the map, shown beside the window; undefined without one. */
  place: string | undefined;
  /** Folds the window and leads to the ground; undefined where there is none, or nothing more to do there. */
  leave: (() => void) | undefined;
  /** The same for a window that says itself when it makes room. */
  leaveLater: (() => void) | undefined;
}

export function useGround(activity: Activity): Ground {
  const dispatch = useAppDispatch();
  const { id } = activity;
  const { name, sendOut, isLater, isOver } = groundOf(activity);
  const grounds = useGrounds();
  const hasGround = grounds.includes(name);
  const realm = useOptionalRealmContent()?.realm.id;
  const states = useAppSelector(selectRealmStates);
  const isPassed = realm !== undefined && states[realm]?.activities[id]?.correct === true;
  const window = useAppSelector(selectOverlayStack).findLast(
    ({ request: { kind } }) => kind === 'lesson' || kind === 'activity',
  )?.request;
  const isWindowAsked = useAppSelector(selectIsWindowAsked);
  const isOffered = hasGround && !isPassed && !isOver && window !== undefined;
  // Who came back from the ground wants the window.
  const isAsked = (window?.kind === 'lesson' || window?.kind === 'activity') && window.activity === id;
  const isLeaving = isOffered && !isAsked && !isWindowAsked && !isLater;
  const leave = useCallback(() => {
    sendOut?.(id, grounds);
    dispatch(overlayFolded({ activity: id, ground: name }));
  }, [dispatch, grounds, id, name, sendOut]);
  useLayoutEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving, leave]);
  return {
    isLeaving,
    place: hasGround ? name : undefined,
    leave: isOffered && !isLater ? leave : undefined,
    leaveLater: isOffered && isLater && !isWindowAsked ? leave : undefined,
  };
}
