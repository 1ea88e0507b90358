// The lit lanterns of a realm for pages outside it: from the account, and from this browser where that knows more.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { LANTERNS } from '@lanternwise/shared/generated/realm-lanterns.ts';
import type { LanternFigures } from '@lanternwise/shared/quests/lanterns';
import { useAppSelector } from '../../app/hooks.ts';
import { useLearnerProgress } from '../coursesApi.ts';
import { selectRealmStates } from '../progress/progressSlice.ts';

export function useRealmLanterns(map: MapId): LanternFigures {
  const local = useAppSelector(selectRealmStates)[map]?.lanterns ?? [];
  const { standing } = useLearnerProgress();
  const known = standing.realms.find(({ realm }) => realm === map)?.lanterns;
  const tasks = LANTERNS[map] ?? [];
  const litHere = tasks.filter((task) => local.includes(task)).length;
  return { lit: Math.max(known?.lit ?? 0, litHere), total: known?.total ?? tasks.length };
}
