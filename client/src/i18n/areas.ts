// The areas of the interface: which folders of client/src have their words in which catalogue, and which areas are wholly translated.

export interface CatalogueArea {
  /** Folders and files, relative to client/src. */
  include: readonly string[];
  exclude?: readonly string[];
}

const pages = (...names: readonly string[]) => names.map((name) => `pages/${name}`);

const areas = {
  /** What every page has, and what has no page of its own. Loaded at the start. */
  shell: {
    include: [
      'app',
      'features',
      'i18n',
      'lib',
      'ui',
      ...pages('layout', 'NotFoundPage.tsx', 'OpensSoonPage.tsx', 'WebglMissing.tsx'),
    ],
    exclude: [
      'app/hosts',
      'app/listeners',
      'features/account',
      'features/certificatesApi.ts',
      'features/subscriptions',
    ],
  },
  home: { include: pages('home') },
  'sign-in': {
    include: [
      ...pages('SignInPage.tsx', 'register', 'ForgotPasswordPage.tsx', 'ResetPasswordPage.tsx', 'VerifyEmailPage.tsx'),
      ...pages('consent', 'SetUpPage.tsx', 'JoinGroupPage.tsx'),
      // Offered behind the link of the letter too.
      'features/account/becomeTeacher.ts',
    ],
  },
  pricing: { include: pages('pricing', 'CheckoutPage.tsx', 'PaymentSuccessPage.tsx') },
  adventures: {
    // The button that silences the music is the realm's own.
    include: [...pages('adventures'), 'app/hosts/AdventuresHost.tsx', 'hud/MuteButton.tsx'],
  },
  realm: { include: ['app/hosts/realm', 'app/listeners', 'overlays', 'overlay-kit', 'hud', 'narration', 'audio'] },
  activities: { include: ['activities'] },
  python: { include: ['python-lab'] },
  account: {
    include: [
      ...pages('account'),
      'app/hosts/AccountHost.tsx',
      'features/account',
      'features/subscriptions',
      // The key map stands in the game's settings too.
      'overlays/settings/KeyBindingSettings.tsx',
      'overlays/settings/keyLabel.ts',
    ],
  },
  classes: {
    include: pages('groups', 'group', 'students', 'student', 'heat-map', 'parent-progress', 'DigestStopPage.tsx'),
  },
  admin: { include: pages('admin') },
  courses: {
    include: [...pages('courses', 'dashboard', 'journey', 'certificates', 'share'), 'features/certificatesApi.ts'],
  },
  /** What the server and the schemas answer: taken from shared by scripts/i18n, no macro stands for it. */
  answers: { include: [] },
} as const satisfies Record<string, CatalogueArea>;

export type AreaName = keyof typeof areas;
export const AREAS: Readonly<Record<AreaName, CatalogueArea>> = areas;

/** Areas whose every word is translated: `npm run i18n -- --check` fails on anything in them that is not. */
export const FULLY_TRANSLATED_AREAS: readonly AreaName[] = [
  'shell',
  'answers',
  'home',
  'sign-in',
  'pricing',
  'adventures',
  'realm',
  'activities',
  'account',
];
