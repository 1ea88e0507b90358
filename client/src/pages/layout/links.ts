// The addresses that the navigation bar and the footer offer.

export const SITE_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/Grassroot/learning-adventures', label: 'Adventures' },
  { to: '/courses', label: 'Courses' },
  { to: '/demo', label: 'Free demo' },
  { to: '/pricing', label: 'Plans' },
] as const;
