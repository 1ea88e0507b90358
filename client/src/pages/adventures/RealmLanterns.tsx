// The lit lanterns of a realm on its card; nothing for a realm without any.
import type { MapId } from '@lanternwise/shared/constants/realms';
import { useRealmLanterns } from '../../features/realm/useRealmLanterns.ts';
import { LanternCount } from '../../ui/LanternCount.tsx';

export function RealmLanterns({ map }: { map: MapId }) {
  const { lit, total } = useRealmLanterns(map);
  return total > 0 ? <LanternCount lit={lit} total={total} /> : null;
}
