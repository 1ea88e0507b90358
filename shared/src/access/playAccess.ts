// Decides what a person may play now, and why not; every badge, button, gate, report and refusal asks here.
import { CEREMONY_MAP, DEFAULT_MAP, DEMO_SLUGS, isMapId, type MapId } from '../constants/realms.ts';
import { hasProtectedAccess, type Role, type SubscriptionState } from '../constants/users.ts';

export type SiteAccess = 'subscription' | 'open';

/**
 * Protected content: everything below /Grassroot. Missing parental consent limits what is shared, never what is
 * played, and teaching roles need a plan like anybody.
 */
export const mayOpenProtected = (
  person: { role: Role; subscriptionStatus: SubscriptionState } | null,
  site: SiteAccess,
): boolean => person !== null && (site === 'open' || hasProtectedAccess(person));

/** Something to play: a realm, the demo of a realm, or a page of School Class X. A Python shop is part of its realm. */
export type PlayPlace = { kind: 'realm' | 'demo'; realm: MapId } | { kind: 'school'; page: string };

export interface PlayLock {
  message: string;
  /** Null if the lock has no end date. */
  opensAt: number | null;
}

/** The person and their classes. */
export interface PlayContext {
  canOpenProtected: boolean;
  isGuest?: boolean;
  lockOf?: (realm: MapId) => PlayLock | undefined;
}

export type PlayState = 'open' | 'needs-sign-in' | 'needs-plan' | 'locked-by-class' | 'opens-on' | 'being-built';

export interface PlayAccess {
  state: PlayState;
  /** False if there is no such page yet: it is not sold and nothing leads into it. */
  isBuilt: boolean;
  /** Closed to this person by plan or sign-in, whatever is built. */
  isPlanMissing: boolean;
  /** The class's lock. */
  lock: PlayLock | undefined;
}

/** Who has finished the course may hold the ceremony, also after the plan has ended. */
const FREE_REALMS: ReadonlySet<MapId> = new Set<MapId>(['demo', CEREMONY_MAP, ...Object.values(DEMO_SLUGS)]);
const FREE_PLACES: ReadonlySet<MapId> = new Set<MapId>(['demo', CEREMONY_MAP]);
const isFree = (place: PlayPlace): boolean =>
  place.kind === 'school' || (place.kind === 'demo' ? FREE_REALMS : FREE_PLACES).has(place.realm);

/** The map that each built page of School Class X opens. */
const SCHOOL_PAGES: Readonly<Record<string, MapId>> = { Unit1: DEFAULT_MAP };

/** The map that a place opens. */
const mapOf = (place: PlayPlace): MapId | undefined =>
  place.kind === 'school' ? SCHOOL_PAGES[place.page] : place.realm;

export function playAccess(place: PlayPlace, person: PlayContext): PlayAccess {
  const map = mapOf(place);
  const isBuilt = map !== undefined;
  const isPlanMissing = !isFree(place) && !person.canOpenProtected;
  const lock = lockOfPlace(place, map, person);
  return { state: stateOf(), isBuilt, isPlanMissing, lock };

  function stateOf(): PlayState {
    if (!isBuilt) return 'being-built';
    if (isPlanMissing) return person.isGuest ? 'needs-sign-in' : 'needs-plan';
    if (lock) return lock.opensAt === null ? 'locked-by-class' : 'opens-on';
    return 'open';
  }
}

/** A lock on `demo` closes the card and /demo; a lock on a realm closes every way into its map. */
const lockOfPlace = (place: PlayPlace, map: MapId | undefined, { lockOf }: PlayContext): PlayLock | undefined =>
  (place.kind !== 'school' && place.realm === 'demo' ? lockOf?.('demo') : undefined) ?? (map && lockOf?.(map));

export const realmPlace = (realm: MapId): PlayPlace => ({ kind: 'realm', realm });
/** The card 'Demo' and the address /demo. */
export const DEMO_PLACE: PlayPlace = realmPlace('demo');

/** The address of a place; a school page has its own. */
export function playPath(place: PlayPlace): string {
  if (place.kind === 'school') return `/School/ClassX/${place.page}`;
  if (place.realm === 'demo') return '/demo';
  return place.kind === 'demo' ? `/demo/${place.realm}-demo` : `/Grassroot/${place.realm}`;
}

/** The first open way into a map: below /Grassroot, else as a school page, else as a demo. */
export function openWayInto(map: MapId, person: PlayContext): PlayPlace | undefined {
  const pages = Object.entries(SCHOOL_PAGES).filter(([, opened]) => opened === map);
  const ways: PlayPlace[] = [
    realmPlace(map),
    ...pages.map(([page]) => ({ kind: 'school', page }) as const),
    { kind: 'demo', realm: map },
  ];
  return ways.find((place) => playAccess(place, person).state === 'open');
}

/** Whether any way into a map is open by plan: its content is served and entering it is recorded. */
export const mayEnterMap = (realm: string, canOpenProtected: boolean): boolean =>
  canOpenProtected || (isMapId(realm) && FREE_REALMS.has(realm));
