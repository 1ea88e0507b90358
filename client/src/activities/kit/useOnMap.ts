// Tells the map what the open window of an activity adds to its draft; the kind's world.ts shows it there.
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';

/** `View` is the type that world.ts declares; null = nothing yet. */
export function useOnMap<View = never>(activity: string, view: NoInfer<View> | null): void {
  const world = useOptionalWorld();
  const key = JSON.stringify(view);
  useEffect(() => world?.emit('window/changed', { id: activity, view: JSON.parse(key) }), [world, activity, key]);
  useEffect(() => () => world?.emit('window/changed', { id: activity, view: null }), [world, activity]);
}
