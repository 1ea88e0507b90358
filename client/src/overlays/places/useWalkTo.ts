// Walks the avatar to a place on the map and optionally interacts with it on arrival.
import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import type { OverlayPort } from '../../bridge/bus.ts';
import type { Place } from '../../bridge/events.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { useWorld } from '../../overlay-kit/useWorld.ts';
import { describePlace } from './describePlace.ts';

/** Time for a closing overlay to release its input lock. */
const OVERLAY_CLOSE_DELAY_MS = 60;
/** A slow machine reports late what is in reach, and a guide who stands nearer may have to move on first. */
const REACH_TIMEOUT_MS = 4000;

type WalkTarget = Pick<Place, 'id' | 'kind' | 'mechanic' | 'name' | 'use'>;

/** Interacts with the place as soon as it is in reach; gives up after a timeout, for example if the character is busy. */
export function interactWhenInRange(world: OverlayPort, place: WalkTarget): void {
  let unsubscribe: () => void = () => undefined;
  let used = false;
  const timer = setTimeout(() => unsubscribe(), REACH_TIMEOUT_MS);
  const use = (near: Place | null) => {
    if (used || near?.id !== place.id) return;
    used = true;
    clearTimeout(timer);
    // A replayed event may call the listener before `on` has returned `unsubscribe`.
    queueMicrotask(() => unsubscribe());
    world.emit('interact/pressed', null);
  };
  unsubscribe = world.on('interactable/changed', use);
}

export function useWalkTo(): (place: WalkTarget, thenUse: boolean) => void {
  const world = useWorld();
  const dispatch = useAppDispatch();
  const content = useRealmContent();
  return useCallback(
    (place, thenUse) => {
      const { name } = describePlace(content, place);
      setTimeout(() => {
        world.emit('walk/requested', { target: place.id });
        // Subscribed now: the request has just ended the walk before it, perhaps to the same place.
        const unsubscribe = world.on('walk/ended', ({ target, arrived }) => {
          if (target !== place.id) return;
          unsubscribe();
          if (!arrived) dispatch(hintGiven('walk', t`You stopped on your way to ${name}.`));
          else if (thenUse && place.kind !== 'exit') interactWhenInRange(world, place);
        });
      }, OVERLAY_CLOSE_DELAY_MS);
    },
    [world, dispatch, content],
  );
}
