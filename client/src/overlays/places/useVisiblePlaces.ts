// The places that the learner may know: no collected items, no hidden exit, no zones.

import type { Place } from '../../bridge/events.ts';
import { useRealmState } from '../../features/progress/hooks.ts';
import { selectIsExitShown } from '../../features/realm/realmSlice.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { useLastWorldEvent } from '../../overlay-kit/useWorld.ts';

export function useVisiblePlaces(): readonly Place[] {
  const ready = useLastWorldEvent('world/ready');
  const { collected } = useRealmState();
  const exitShown = useAppSelector(selectIsExitShown);
  const used = useLastWorldEvent('places/changed');
  return [...(ready?.places ?? []), ...(used?.places ?? [])].filter(
    ({ id, kind }) => kind !== 'zone' && !collected.includes(id) && (kind !== 'exit' || exitShown),
  );
}
