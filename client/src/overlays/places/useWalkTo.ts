// Walks the avatar to a place on the map and optionally interacts with it on arrival.
import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import type { Place } from '../../bridge/events.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { windowAsked } from '../../features/overlays/overlaysSlice.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { interactWhenInRange } from '../../overlay-kit/interactWhenInRange.ts';
import { useWorld } from '../../overlay-kit/useWorld.ts';
import { describePlace } from './describePlace.ts';

/** Time for a closing overlay to release its input lock. */
const OVERLAY_CLOSE_DELAY_MS = 60;

type WalkTarget = Pick<Place, 'id' | 'kind' | 'mechanic' | 'name' | 'use'>;

export function useWalkTo(): (place: WalkTarget, thenUse: boolean) => void {
  const world = useWorld();
  const dispatch = useAppDispatch();
  const content = useRealmContent();
  return useCallback(
    (place, thenUse) => {
      const { name } = describePlace(content, place);
      setTimeout(() => {
        dispatch(windowAsked(thenUse));
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
