// Computes the path after signing in: the original page if it belongs to this site, else the home page of the role.
import type { Role } from '@lanternwise/shared/constants/users';

const HOME_PATHS: Record<Role, string> = {
  User: '/Grassroot/learning-adventures',
  Pilot: '/Grassroot/learning-adventures',
  Parent: '/parent/progress',
  Teacher: '/dashboard',
  Admin: '/admin',
};

/** The sign-in path that returns to `path`. */
export const signInPath = (path: string): string => `/sign-in?returnUrl=${encodeURIComponent(path)}`;

/** Accepts paths of this site only, to prevent open redirects. */
export function readReturnPath(search: string, role: Role = 'User'): string {
  const returnUrl = new URLSearchParams(search).get('returnUrl') ?? '';
  const isOwnPath = /^\/(?![/\\])/.test(returnUrl) && URL.canParse(returnUrl, 'https://own.invalid');
  if (!isOwnPath || new URL(returnUrl, 'https://own.invalid').origin !== 'https://own.invalid') return HOME_PATHS[role];
  return /^\/(sign-in|login|register)\b/i.test(returnUrl) ? HOME_PATHS[role] : returnUrl;
}

/** The query with the return path, for links between the sign-in pages; '' on other pages. */
export const returnSearch = ({ pathname, search }: { pathname: string; search: string }): string =>
  /^\/(sign-in|login|register)$/.test(pathname) ? search : '';
