// The button that brings the learner to the teacher's goal: a walk in the same realm, else the way into the other one.
import { openWayInto, playPath } from '@lanternwise/shared/access/playAccess';
import type { LiveGoal } from '@lanternwise/shared/contracts/liveMessages';
import { Trans, useLingui } from '@lingui/react/macro';
import Footprints from 'lucide-react/icons/footprints';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePlayContext } from '../../../features/access/usePlayContext.ts';
import { selectPlace, walkAsked } from '../../../features/live/liveSlice.ts';
import { placeTitle, useRealmWork, workTitle } from '../../../features/live/useRealmWork.ts';
import { useAppDispatch, useAppSelector } from '../../../features/store/hooks.ts';
import { Button } from '../../../ui/Button.tsx';

export function useGoalTitle({ realm, task }: LiveGoal): string {
  const title = workTitle(useRealmWork([realm])[realm], task);
  const place = placeTitle(realm);
  return title === undefined ? place : `${title} · ${place}`;
}

/** Nothing happens before it is pressed: a program that runs is never torn away. */
export function GoalButton({ goal, onGo }: { goal: LiveGoal; onGo(): void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { person, isLoading } = usePlayContext();
  const dispatch = useAppDispatch();
  const isHere = useAppSelector((state) => selectPlace(state).realm === goal.realm);
  const way = isLoading ? undefined : openWayInto(goal.realm, person);
  if (!isHere && !way && !isLoading)
    return (
      <p className="text-muted">
        <Trans>This realm is not open for you yet. Please tell your teacher.</Trans>
      </p>
    );
  const go = () => {
    onGo();
    // The dialog gives the focus back first: the walk needs the world to be free.
    setTimeout(() => {
      if (isHere) dispatch(walkAsked(goal));
      const path = way && !isHere ? playPath(way) : pathname;
      if (path !== pathname) void navigate(path);
    });
  };
  return (
    <Button
      data-first-focus=""
      icon={<Footprints aria-hidden="true" size={22} />}
      busy={isLoading && !isHere}
      onClick={go}
    >
      {isHere ? t`Walk me there` : t`Go there`}
    </Button>
  );
}
