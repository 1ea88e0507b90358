// Assigns the folders of client/src to message catalogues (areas).
import { MEMBER_PAGES, type PageArea } from '@lanternwise/shared/constants/memberPages';

export interface CatalogueArea {
  /** Folders and files, relative to client/src. */
  include: readonly string[];
  exclude?: readonly string[];
}

const pages = (...names: readonly string[]) => names.map((name) => `pages/${name}`);

/** Of the table of pages: their folders, or their files where they have no folder. */
const listedPages = (area: PageArea): readonly string[] => {
  const files = MEMBER_PAGES.filter(({ areas, file }) => areas[0] === area && !file.startsWith('hosts/'));
  return pages(...new Set(files.map(({ file }) => (file.includes('/') ? file.replace(/\/.*/, '') : `${file}.tsx`))));
};

const areas = {
  /** Shared by all pages; loaded at the start. */
  shell: {
    include: [
      'app',
      'features',
      'i18n',
      'lib',
      'ui',
      ...pages('layout', 'licences'),
      ...pages('AccessUnknownPage.tsx', 'NotFoundPage.tsx', 'OpensSoonPage.tsx', 'WebglMissing.tsx'),
    ],
    exclude: [
      'app/hosts',
      'app/listeners',
      'features/account',
      'features/live',
      'features/mapReview',
      'features/subscriptions',
    ],
  },
  /** Newsletter and contact. */
  site: { include: pages('newsletter', 'contact') },
  legal: { include: pages('legal') },
  /** The banner shows on every page of the site, so that it does not load the legal texts. */
  cookies: { include: pages('cookies') },
  home: { include: pages('home', 'about') },
  gallery: { include: pages('gallery') },
  'sign-in': {
    include: [
      ...listedPages('sign-in'),
      // Also offered on the page behind the mailed link.
      'features/account/becomeTeacher.ts',
    ],
  },
  pricing: { include: [...listedPages('pricing'), ...pages('pricing')] },
  adventures: {
    // The mute button is shared with the realm.
    include: [...pages('adventures'), 'app/hosts/AdventuresHost.tsx', 'hud/MuteButton.tsx'],
  },
  realm: { include: ['app/hosts/realm', 'app/listeners', 'overlays', 'overlay-kit', 'hud', 'narration', 'audio'] },
  activities: { include: ['activities'] },
  python: {
    include: ['python-lab'],
    // Without a page there is no language: the worker, and the page for developers that runs it.
    exclude: ['python-lab/worker', 'python-lab/checkPage.ts'],
  },
  /** The child's side of a live lesson, and the words that both sides show. */
  live: { include: ['app/hosts/live', 'features/live'] },
  account: {
    include: [
      ...pages('account'),
      'app/hosts/AccountHost.tsx',
      'features/account',
      'features/subscriptions',
      // The key bindings are also part of the game's settings.
      'overlays/settings/KeyBindingSettings.tsx',
      'overlays/settings/keyLabel.ts',
    ],
  },
  classes: { include: [...listedPages('classes'), ...pages('heat-map')] },
  /** What parents decide and what children tried: on the page behind the mailed link, a parent's page and Admin's. */
  family: { include: pages('family') },
  parents: { include: [...listedPages('parents'), ...pages('parent-home')] },
  admin: { include: listedPages('admin') },
  /** The texts of the courses themselves are in shared/content/courses. */
  courses: { include: [...listedPages('courses'), ...pages('courses'), 'features/mapReview'] },
  certificates: { include: listedPages('certificates') },
  teaching: { include: pages('teacher-home') },
  blogs: { include: pages('blogs') },
  ceremony: { include: listedPages('ceremony') },
  review: { include: listedPages('review') },
  school: { include: [...listedPages('school'), 'app/hosts/school'] },
  help: { include: ['help'] },
  /** Part of the map picker, the account and the sign in the bars. */
  offline: { include: ['offline'] },
  resources: { include: pages('resources') },
  /** Messages of the server and the schemas: extracted from shared by scripts/i18n, not from macros. */
  answers: { include: [] },
} as const satisfies Record<string, CatalogueArea>;

export type AreaName = keyof typeof areas;
export const AREAS: Readonly<Record<AreaName, CatalogueArea>> = areas;
