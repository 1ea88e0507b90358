// Which path may be shared: one of this site, never an address that leads elsewhere.

const MAX_PATH_LENGTH = 300;

/** The wanted path with its query; the start page for anything that is not a path of ours. */
export function toSafePath(requested: string | null, origin: string): string {
  if (
    !requested ||
    requested.length > MAX_PATH_LENGTH ||
    !/^\/(?![/\\])/.test(requested) ||
    !URL.canParse(requested, origin)
  )
    return '/';
  const url = new URL(requested, origin);
  if (url.origin !== origin || url.pathname.startsWith('/api/')) return '/';
  return url.pathname + url.search;
}
