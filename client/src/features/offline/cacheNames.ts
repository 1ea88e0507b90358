// Names of the browser's caches and of the records in them, shared by the pages and the service worker.

const PREFIX = 'lanternwise-';

export const CACHES = {
  /** Files of the realms taken along. */
  kept: `${PREFIX}kept`,
  /** What a page had loaded when the Python Lab was first used. */
  visited: `${PREFIX}visited`,
  /** Answers of the API for the one person who asked to be remembered on this device. */
  answers: `${PREFIX}answers`,
  /** Which realms are taken along, and the plan of the active build. */
  records: `${PREFIX}records`,
} as const;

/** Whether a cache is ours but of an older version of the site; Workbox names the cache of the shell itself. */
export const isOutdatedCache = (name: string, shell: string): boolean =>
  name.startsWith(PREFIX) && name !== shell && !(Object.values(CACHES) as readonly string[]).includes(name);

/** Addresses that exist in the caches only. */
export const RECORDS = {
  /** JSON list of the ids of realms that are taken along, or on their way. */
  keptRealms: '/records/kept-realms',
  plan: (build: string): string => `/records/plan?build=${build}`,
  /** The hash of the token whose answers may be kept. */
  owner: '/records/owner',
} as const;

/** Names a token without telling it. */
export async function tokenHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
