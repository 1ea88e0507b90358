// What Ask Owl knows of the page one is on: its realm, and three questions that fit.
import { isMapId, mapFromSegment } from '@lanternwise/shared/constants/realms';
import type { Audience } from './search/passage.ts';

/** The realm of an address; empty outside the realms. */
export function realmOfPath(path: string): string {
  const [, first = '', second = '', third = ''] = path.split('/');
  if (first === 'Grassroot') return isMapId(second) ? second : '';
  if (first === 'demo') return second === '' ? 'demo' : mapFromSegment(second);
  return first === 'School' && second === 'ClassX' && third === 'Unit1' ? 'ai-adventure-park' : '';
}

/** Whose page it is. */
export function audienceOfPath(path: string): Audience {
  if (/^\/(?:teacher|admin\/(?:students|progress))/.test(path)) return 'teacher';
  if (path.startsWith('/admin')) return 'admin';
  return /^\/(?:parent|consent)/.test(path) ? 'parent' : 'child';
}

/** Articles by the start of the address; the first that fits counts. */
const FITTING: readonly (readonly [RegExp, readonly [string, string, string]])[] = [
  [/^\/(?:sign-in|login|forgot|reset)/, ['sign-in', 'password', 'register']],
  [/^\/register/, ['register', 'limited', 'safe-typing']],
  [/^\/(?:pricing|checkout|payment)/, ['plans', 'redeem', 'cancel-plan']],
  [/^\/(?:consent|parent)/, ['consent', 'data-kept', 'link-child']],
  [/^\/account/, ['avatar', 'join-class', 'download-data']],
  [/^\/certificates/, ['certificate', 'certificate-check', 'limited']],
  [/^\/review/, ['review', 'week', 'stars-xp']],
  [/^\/(?:dashboard|journey)/, ['saved', 'week', 'certificate']],
  [/^\/courses/, ['courses', 'ages', 'certificate']],
  [/^\/School/, ['school-class-x', 'map-making', 'locks']],
  [/^\/teacher/, ['class-accounts', 'invite', 'locks']],
  [/^\/admin\/(?:students|progress)/, ['needs-help', 'student-report', 'export']],
  [/^\/admin/, ['admin-roles', 'admin-mail', 'admin-backup']],
  [/^\/Grassroot/, ['locked', 'demo', 'saved']],
];
const ANYWHERE = ['what-is-it', 'demo', 'plans'];
const IN_REALMS = ['what-next', 'move'];
const IN_PYTHON = ['run', 'errors'];

/** Ids of the three articles. */
export function fittingArticles(path: string): readonly string[] {
  const realm = realmOfPath(path);
  const names =
    realm === ''
      ? (FITTING.find(([start]) => start.test(path))?.[1] ?? ANYWHERE)
      : [`realm-${realm}`, ...(realm === 'python-world' ? IN_PYTHON : IN_REALMS)];
  return names.map((name) => `help/${name}`);
}
