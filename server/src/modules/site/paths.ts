// Lists the paths of the site's pages; all other paths get status 404.

const PAGES = [
  '/',
  '/newsletter',
  '/gallery',
  '/about-us',
  '/contact-us',
  '/pricing',
  '/licences',
  '/terms-conditions',
  '/privacy-policy',
  '/dashboard',
  '/payment-success',
  '/share',
  '/journey',
  '/account',
  '/sign-in',
  '/login',
  '/register',
  '/verify-email',
  '/forgot-password',
  '/reset-password',
  '/blogs',
  '/blogs/create',
  '/courses',
  '/certificates',
  '/certificates/view',
  '/certificates/generate',
  '/certificates/share',
  '/certificates/verify',
  '/ceremony',
  '/review',
  '/teacher/groups',
  '/teacher/resources',
  '/parent/progress',
  '/admin/students',
  '/admin',
  '/admin/users',
  '/admin/content',
  '/admin/feedback',
  '/admin/codes',
  '/admin/mails',
  '/admin/audit',
  '/admin/settings',
  '/admin/health',
  '/admin/contact',
  '/admin/newsletter',
  '/School/ClassX',
  '/School/ClassX/Unit1',
  '/School/ClassX/Unit2',
  '/School/ClassX/Maps',
  '/School/ClassX/Week4Collision',
] as const;

/** Pages with parameters in their paths. Unknown maps fall back to a realm, so they are pages too. */
const PATTERNS = [
  /^\/blogs\/[^/]+$/,
  /^\/blogs\/edit\/[^/]+$/,
  /^\/courses\/[^/]+$/,
  /^\/join-group\/[^/]+$/,
  /^\/teacher\/groups\/[^/]+(\/(cards|poster))?$/,
  /^\/admin\/progress\/[^/]+$/,
  /^\/admin\/users\/[^/]+$/,
  /^\/admin\/content\/[^/]+(\/[^/]+\/[^/]+)?$/,
  /^\/checkout\/[^/]+$/,
  // Mailed and printed links.
  /^\/(consent|set-up|digest\/stop|newsletter\/(confirm|unsubscribe))\/[^/]+$/,
  /^\/demo(\/[^/]+)?$/,
  /^\/Grassroot\/[^/]+$/,
  // Weekly pages: two sessions in each of four weeks.
  /^\/School\/ClassX\/W[1-4]S[12]$/,
  /^\/dev\/[^/]+$/,
];

const pages = new Set<string>(PAGES);

export function isPage(path: string): boolean {
  const bare = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return pages.has(bare) || PATTERNS.some((pattern) => pattern.test(bare));
}
