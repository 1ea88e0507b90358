// Restricts the shared path to this site, so that a link cannot point to another origin.

const MAX_PATH_LENGTH = 300;

/** The requested path with its query, or '/' for anything that is not a page of this site. */
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
