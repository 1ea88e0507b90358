// Where a person goes after signing in: the page that sent them, if it is one of ours.

const HOME = '/Grassroot/learning-adventures';

/** The sign-in address that leads back to `path`. */
export const signInPath = (path: string): string => `/sign-in?returnUrl=${encodeURIComponent(path)}`;

/** A path of this site only: an address that leads elsewhere is never followed. */
export function readReturnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('returnUrl') ?? '';
  const ours = /^\/(?![/\\])/.test(wanted) && URL.canParse(wanted, 'https://own.invalid');
  if (!ours || new URL(wanted, 'https://own.invalid').origin !== 'https://own.invalid') return HOME;
  return /^\/(sign-in|login|register)\b/i.test(wanted) ? HOME : wanted;
}

/** The way back as it stands in the address of the sign-in pages, for links from one of them to another; elsewhere nothing. */
export const returnSearch = ({ pathname, search }: { pathname: string; search: string }): string =>
  /^\/(sign-in|login|register)$/.test(pathname) ? search : '';
