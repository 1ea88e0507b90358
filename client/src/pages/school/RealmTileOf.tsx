// The map picker's tile of one realm for the current learner, with its place in the course.
import { type MapId, PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { realmCard, realmPickerCards } from '../../features/realm/realms.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import { RealmTile } from '../adventures/RealmTile.tsx';
import { getRealmStatus } from '../adventures/realmStatus.ts';

export function RealmTileOf({ realm }: { realm: MapId }) {
  const { standing, user } = useLearnerProgress();
  const localStates = useAppSelector(selectRealmStates);
  const order: readonly MapId[] = PLAY_ORDER;
  const number = realmPickerCards().findIndex(({ id }) => id === realm) + 1;
  return (
    <RealmTile
      realm={realmCard(realm)}
      status={getRealmStatus(realm, { person: standing, user, localStates })}
      number={number}
      isPrimary={order.includes(realm)}
    />
  );
}
