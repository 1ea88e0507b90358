// Shows a place of the map beside the window of a lesson, instead of the player, as long as the component is shown.
import { useEffect } from 'react';
import { AVATAR } from '../../bridge/events.ts';
import { useChoosePlace } from '../../overlay-kit/PlaceFrame.tsx';

/** `target`: one of the names in the kind's `onMap` (definition.ts) that are beside the window. */
export function useCameraBeside(target: string): void {
  const choose = useChoosePlace();
  useEffect(() => {
    choose?.(target);
    return () => choose?.(AVATAR);
  }, [choose, target]);
}
