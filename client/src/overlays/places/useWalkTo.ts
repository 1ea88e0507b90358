// Sends the avatar to a place on the map and, if wanted, uses the place on arrival.
import { useCallback } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import type { Place } from '../../bridge/events.ts';
import { useRealmContent } from '../../features/content/RealmContent.ts';
import { hintGiven } from '../../features/realm/realmSlice.ts';
import { describePlace } from '../shell/characters.ts';
import { useWorld } from '../shell/world.ts';

/** Lets the input lock of a closing overlay go before the walk starts. */
const AFTER_CLOSING_MS = 60;

export function useWalkTo(): (place: Pick<Place, 'id' | 'kind'>, thenUse: boolean) => void {
  const world = useWorld();
  const dispatch = useAppDispatch();
  const content = useRealmContent();
  return useCallback(
    (place, thenUse) => {
      const { name } = describePlace(content, place);
      const stop = world.on('walk/ended', ({ target, arrived }) => {
        if (target !== place.id) return;
        stop();
        if (!arrived) dispatch(hintGiven(`You stopped on the way to ${name}.`));
        else if (thenUse && place.kind !== 'exit') world.say('interact/pressed', null);
        else dispatch(hintGiven(`You are at ${name}.`));
      });
      setTimeout(() => world.say('walk/requested', { target: place.id }), AFTER_CLOSING_MS);
    },
    [world, dispatch, content],
  );
}
