// Hook to where the learner stands with the companion: who is in reach, on which ground, what is around, and what was said last.
import type { Here } from '../../activities/host/skill.ts';
import type { Place, PlaceKind } from '../../bridge/events.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { useLastWorldEvent } from '../../overlay-kit/useWorld.ts';
import { describePlace } from '../places/describePlace.ts';
import { useVisiblePlaces } from '../places/useVisiblePlaces.ts';

/** In the order in which they are offered. */
const KINDS: readonly PlaceKind[] = ['npc', 'shop', 'lantern', 'exit'];

export function useHere(): Here {
  const content = useRealmContent();
  const { realm } = content;
  const visible = useVisiblePlaces();
  const near = useLastWorldEvent('interactable/changed') ?? null;
  const ground = useLastWorldEvent('player/moved')?.ground;
  const heard = useAppSelector(({ companion }) => companion.heard);
  const isAtFood = realm.characters.some(({ id, food }) => food && id === near?.id);
  // A character without content is scenery.
  const isKnown = ({ id, kind }: Place) => kind !== 'npc' || realm.characters.some((person) => person.id === id);
  const places = KINDS.flatMap((kind) => visible.filter((place) => place.kind === kind && isKnown(place))).map(
    ({ id, kind, x, y, ...rest }) => ({ id, kind, x, y, name: describePlace(content, { id, kind, ...rest }).name }),
  );
  return { places, near, isAtFood, ground: ground ?? realm.footsteps, heard };
}
