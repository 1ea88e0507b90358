// Which path may be shared: one of this site, never an address that leads elsewhere.

const LONGEST = 300;

/** The wanted path with its query; the start page for anything that is not a path of ours. */
export function ownPath(wanted: string | null, origin: string): string {
  if (!wanted || wanted.length > LONGEST || !/^\/(?![/\\])/.test(wanted) || !URL.canParse(wanted, origin)) return '/';
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname.startsWith('/api/')) return '/';
  return url.pathname + url.search;
}
