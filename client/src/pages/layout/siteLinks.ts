// The page links of the navigation bar, the phone menu and the footer, by whom they serve.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export interface SiteLink {
  to: string;
  label: MessageDescriptor;
}

export interface LinkGroup {
  title: MessageDescriptor;
  links: readonly SiteLink[];
}

/** In the bar itself; everything else is behind 'More'. */
export const MAIN_LINKS: readonly SiteLink[] = [
  { to: '/Grassroot/learning-adventures', label: msg`Adventures` },
  { to: '/courses', label: msg`Courses` },
  { to: '/demo', label: msg`Free demo` },
  { to: '/pricing', label: msg`Plans` },
  { to: '/blogs', label: msg`Blog` },
];

const ABOUT_LINKS: readonly SiteLink[] = [
  { to: '/about-us', label: msg`About us` },
  { to: '/gallery', label: msg`Gallery` },
  { to: '/newsletter', label: msg`Newsletter` },
  { to: '/contact-us', label: msg`Contact us` },
];

const TEACHING_LINKS: readonly SiteLink[] = [
  { to: '/teacher/resources', label: msg`Teaching Resources` },
  { to: '/School/ClassX', label: msg`School Class X` },
  { to: '/certificates/verify', label: msg`Verify a certificate` },
];

const LEGAL_LINKS: readonly SiteLink[] = [
  { to: '/terms-conditions', label: msg`Terms and conditions` },
  { to: '/privacy-policy', label: msg`Privacy policy` },
  { to: '#cookie-settings', label: msg`Cookie settings` },
  { to: '/licences', label: msg`Licences` },
];

const EXPLORE: LinkGroup = { title: msg`Explore`, links: MAIN_LINKS };
const ABOUT: LinkGroup = { title: msg`Lanternwise`, links: ABOUT_LINKS };
const TEACHING: LinkGroup = { title: msg`For schools`, links: TEACHING_LINKS };
const LEGAL: LinkGroup = { title: msg`Fine print`, links: LEGAL_LINKS };

export const MORE_GROUPS: readonly LinkGroup[] = [ABOUT, TEACHING];
export const PHONE_GROUPS: readonly LinkGroup[] = [EXPLORE, ABOUT, TEACHING];
export const FOOTER_GROUPS: readonly LinkGroup[] = [EXPLORE, TEACHING, ABOUT, LEGAL];
