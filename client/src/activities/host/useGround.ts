// Leads from an activity's window to its work ground on the map: by itself at first, later by a button.
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { useOptionalRealmContent } from '../../features/content/realmContentContext.ts';
import { overlayFolded, selectOverlayStack } from '../../features/overlays/overlaysSlice.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useAppDispatch, useAppSelector } from '../../features/store/hooks.ts';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { carryStorage } from '../kit/carry/carryDraft.ts';

const never = () => () => undefined;

/** Whether the map of the open realm has a ground for this activity. */
function useHasGround(activity: string): boolean {
  const world = useOptionalWorld();
  const subscribe = useCallback((changed: () => void) => (world ? world.on('world/ready', changed) : never()), [world]);
  const grounds = useSyncExternalStore(subscribe, () => world?.lastPayload('world/ready')?.grounds);
  return grounds?.includes(activity) ?? false;
}

export interface Ground {
  /** It is played on the map first: its window makes room now, and shows nothing. */
  isLeaving: boolean;
  /** The map has one: it is shown beside the window. */
  isThere: boolean;
  /** Folds the window and leads to the ground; undefined where there is none, or nothing more to do there. */
  leave: (() => void) | undefined;
}

export function useGround(activity: string): Ground {
  const dispatch = useAppDispatch();
  const hasGround = useHasGround(activity);
  const realm = useOptionalRealmContent()?.realm.id;
  const states = useAppSelector(selectRealmStates);
  const isPassed = realm !== undefined && states[realm]?.activities[activity]?.correct === true;
  const window = useAppSelector(selectOverlayStack).findLast(
    ({ request: { kind } }) => kind === 'lesson' || kind === 'activity',
  )?.request;
  const isOffered = hasGround && !isPassed && window !== undefined;
  // Who came back from the ground wants the window.
  const isAsked = (window?.kind === 'lesson' || window?.kind === 'activity') && window.activity === activity;
  const isLeaving = isOffered && !isAsked;
  const leave = useCallback(() => {
    const draft = carryStorage(activity);
    draft.write({ ...draft.read(), isOut: true });
    dispatch(overlayFolded(activity));
  }, [activity, dispatch]);
  useLayoutEffect(() => {
    if (isLeaving) leave();
  }, [isLeaving, leave]);
  return { isLeaving, isThere: hasGround, leave: isOffered ? leave : undefined };
}
