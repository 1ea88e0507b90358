// The lit lanterns of a realm on its card; nothing for a realm without any.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { LANTERNS } from '@lanternwise/shared/generated/realm-lanterns.ts';
import type { LanternFigures } from '@lanternwise/shared/quests/lanterns';
import { Trans } from '@lingui/react/macro';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { LanternIcon } from '../../ui/LanternIcon.tsx';

export function RealmLanterns({ map }: { map: MapId }) {
  const { lit, total } = useRealmLanterns(map);
  return total > 0 ? <LanternCount lit={lit} total={total} /> : null;
}

/** The lit lanterns of a realm for pages outside it: from the account, and from this browser where that knows more. */
function useRealmLanterns(map: MapId): LanternFigures {
  const local = useAppSelector(selectRealmStates)[map]?.lanterns ?? [];
  const { standing } = useLearnerProgress();
  const known = standing.realms.find(({ realm }) => realm === map)?.lanterns;
  const tasks = LANTERNS[map] ?? [];
  const litHere = tasks.filter((task) => local.includes(task)).length;
  return { lit: Math.max(known?.lit ?? 0, litHere), total: known?.total ?? tasks.length };
}

/** The great lanterns of a realm as a row of icons, with their count in words. */
function LanternCount({ lit, total }: { lit: number; total: number }) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-bold">
      <span aria-hidden="true" className="flex">
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the icons differ by their position only
          <LanternIcon key={index} mark={index < lit ? 'lit' : 'unlit'} size={22} />
        ))}
      </span>
      <span>
        <Trans>
          Lanterns: {lit} of {total}
        </Trans>
      </span>
    </p>
  );
}
