// The list of built realms.
import type { MapId } from '@lanternwise/shared/constants/realms';

/** The content compiler's list of realms; empty if it has not run. */
const compiledRealms = import.meta.glob<readonly unknown[]>('../../../../shared/generated/index.json', {
  eager: true,
  import: 'realms',
});

const realmIdOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'realm' in entry ? entry.realm : entry;

const BUILT_REALMS: ReadonlySet<unknown> = new Set(
  Object.values(compiledRealms)
    .flatMap((realms) => (Array.isArray(realms) ? realms : []))
    .map(realmIdOf),
);

export const isRealmBuilt = (id: MapId): boolean => BUILT_REALMS.has(id);
