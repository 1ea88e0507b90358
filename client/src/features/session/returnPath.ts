// Where a person goes after signing in: the page that sent them, if it is one of ours, else where their role begins.
import type { Role } from '@lanternwise/shared/constants/users';

const HOME_PATHS: Record<Role, string> = {
  User: '/Grassroot/learning-adventures',
  Pilot: '/Grassroot/learning-adventures',
  Parent: '/parent/progress',
  Teacher: '/teacher/groups',
  Admin: '/admin/users',
};

/** The sign-in address that leads back to `path`. */
export const signInPath = (path: string): string => `/sign-in?returnUrl=${encodeURIComponent(path)}`;

/** A path of this site only: an address that leads elsewhere is never followed. */
export function readReturnPath(search: string, role: Role = 'User'): string {
  const returnUrl = new URLSearchParams(search).get('returnUrl') ?? '';
  const isOwnPath = /^\/(?![/\\])/.test(returnUrl) && URL.canParse(returnUrl, 'https://own.invalid');
  if (!isOwnPath || new URL(returnUrl, 'https://own.invalid').origin !== 'https://own.invalid') return HOME_PATHS[role];
  return /^\/(sign-in|login|register)\b/i.test(returnUrl) ? HOME_PATHS[role] : returnUrl;
}

/** The way back as it stands in the address of the sign-in pages, for links from one of them to another; elsewhere nothing. */
export const returnSearch = ({ pathname, search }: { pathname: string; search: string }): string =>
  /^\/(sign-in|login|register)$/.test(pathname) ? search : '';
