// Hook to where the learner stands with the companion: who is in reach, on which ground, and what was said last.
import type { Here } from '../../activities/host/skill.ts';
import { useRealmContent } from '../../features/content/realmContentContext.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { useLastWorldEvent } from '../../overlay-kit/useWorld.ts';

export function useHere(): Here {
  const { realm } = useRealmContent();
  const near = useLastWorldEvent('interactable/changed') ?? null;
  const ground = useLastWorldEvent('player/moved')?.ground;
  const heard = useAppSelector(({ companion }) => companion.heard);
  const isAtFood = realm.characters.some(({ id, food }) => food && id === near?.id);
  return { near, isAtFood, ground: ground ?? realm.footsteps, heard };
}
