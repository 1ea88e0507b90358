// The page links of the navigation bar and the footer.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface SiteLink {
  to: string;
  label: MessageDescriptor;
}

export const SITE_LINKS: readonly SiteLink[] = [
  { to: '/', label: msg`Home` },
  { to: '/Grassroot/learning-adventures', label: msg`Adventures` },
  { to: '/courses', label: msg`Courses` },
  { to: '/demo', label: msg`Free demo` },
  { to: '/pricing', label: msg`Plans` },
];

/** In the footer, besides the page links. */
export const FOOTER_LINKS: readonly SiteLink[] = [
  ...SITE_LINKS,
  { to: '/teacher/resources', label: msg`Teaching Resources` },
];
