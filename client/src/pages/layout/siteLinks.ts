// The page links of the navigation bar, the phone menu and the footer, grouped by audience and filtered by who is signed in.
import type { Role } from '@lanternwise/shared/constants/users';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSession } from '../../features/session/useSession.ts';
import { OWL_HASH } from '../../lib/owlHash.ts';

export interface SiteLink {
  /** A path, or a hash that works on every page. */
  to: string;
  label: MessageDescriptor;
}

export interface LinkGroup {
  title: MessageDescriptor;
  links: readonly SiteLink[];
}

const ADVENTURES: SiteLink = { to: '/Grassroot/learning-adventures', label: msg`Adventures` };
const COURSES: SiteLink = { to: '/courses', label: msg`Courses` };
const DEMO: SiteLink = { to: '/demo', label: msg`Free demo` };
const PLANS: SiteLink = { to: '/pricing', label: msg`Plans` };
const BLOG: SiteLink = { to: '/blogs', label: msg`Blog` };
const DASHBOARD: SiteLink = { to: '/dashboard', label: msg`My dashboard` };
const MY_CLASSES: SiteLink = { to: '/teacher/groups', label: msg`My classes` };
const STUDENTS: SiteLink = { to: '/admin/students', label: msg`Student progress` };
const CHILDREN: SiteLink = { to: '/parent/progress', label: msg`My children` };
const ADMIN: SiteLink = { to: '/admin', label: msg`Run the site` };
const RESOURCES: SiteLink = { to: '/teacher/resources', label: msg`Teaching Resources` };
const JOURNEY: SiteLink = { to: '/journey', label: msg`AI Learning Journey` };
const CLASS_X: SiteLink = { to: '/School/ClassX', label: msg`School Class X` };
const TEACHER_ACCOUNT: SiteLink = { to: '/register?as=teacher', label: msg`Teacher account` };
const PARENT_ACCOUNT: SiteLink = { to: '/register?as=parent', label: msg`Parent account` };
const VERIFY: SiteLink = { to: '/certificates/verify', label: msg`Verify a certificate` };
const JOIN: SiteLink = { to: '/join', label: msg`Join a class` };
const HELP: SiteLink = { to: OWL_HASH, label: msg`Ask Owl` };
const CONTACT: SiteLink = { to: '/contact-us', label: msg`Contact us` };

const explore = (...more: readonly SiteLink[]): LinkGroup => ({
  title: msg`Explore`,
  links: [ADVENTURES, COURSES, JOURNEY, DEMO, PLANS, BLOG, ...more],
});
const forTeachers = (...links: readonly SiteLink[]): LinkGroup => ({ title: msg`For teachers`, links });
const forParents = (...links: readonly SiteLink[]): LinkGroup => ({ title: msg`For parents`, links });
const help = (...links: readonly SiteLink[]): LinkGroup => ({ title: msg`Help`, links: [HELP, ...links, CONTACT] });
const ABOUT: LinkGroup = {
  title: msg`Lanternwise`,
  links: [
    { to: '/about-us', label: msg`About us` },
    { to: '/gallery', label: msg`Gallery` },
    { to: '/newsletter', label: msg`Newsletter` },
    { to: '/share', label: msg`Share the site` },
  ],
};
const LEGAL: LinkGroup = {
  title: msg`Fine print`,
  links: [
    { to: '/terms-conditions', label: msg`Terms and conditions` },
    { to: '/privacy-policy', label: msg`Privacy policy` },
    { to: '#cookie-settings', label: msg`Cookie settings` },
    { to: '/licences', label: msg`Licences` },
  ],
};

interface VisitorLinks {
  /** In the bar itself; everything else is behind 'More'. */
  main: readonly SiteLink[];
  groups: readonly LinkGroup[];
}

const LEARNER: VisitorLinks = {
  main: [DASHBOARD, ADVENTURES, COURSES, PLANS, BLOG],
  groups: [explore(CLASS_X), help(JOIN, VERIFY), ABOUT],
};

const GUEST: VisitorLinks = {
  main: [ADVENTURES, COURSES, DEMO, PLANS, BLOG],
  groups: [
    explore(),
    forTeachers(RESOURCES, CLASS_X, TEACHER_ACCOUNT),
    forParents(PARENT_ACCOUNT, VERIFY),
    help(JOIN),
    ABOUT,
  ],
};

const LINKS_OF_ROLE: Readonly<Record<Role, VisitorLinks>> = {
  User: LEARNER,
  Pilot: LEARNER,
  Teacher: {
    main: [DASHBOARD, MY_CLASSES, STUDENTS, ADVENTURES, COURSES],
    groups: [forTeachers(MY_CLASSES, STUDENTS, RESOURCES, CLASS_X), explore(), help(VERIFY), ABOUT],
  },
  Parent: {
    main: [CHILDREN, ADVENTURES, COURSES, PLANS, BLOG],
    groups: [forParents(CHILDREN, VERIFY), explore(), help(), ABOUT],
  },
  Admin: {
    main: [ADMIN, MY_CLASSES, ADVENTURES, COURSES, BLOG],
    groups: [forTeachers(MY_CLASSES, RESOURCES, CLASS_X), explore(), help(VERIFY), ABOUT],
  },
};

/** Who looks at the page; null for a guest. */
export type Visitor = { role: Role; isClassAccount?: boolean } | null;

/** A class account buys nothing: its school pays. */
const fits = (visitor: Visitor) => (link: SiteLink) => link !== PLANS || visitor?.isClassAccount !== true;

const linksOf = (visitor: Visitor): VisitorLinks => (visitor ? LINKS_OF_ROLE[visitor.role] : GUEST);

const withLinks = (groups: readonly LinkGroup[], keep: (link: SiteLink) => boolean): LinkGroup[] =>
  groups.map(({ title, links }) => ({ title, links: links.filter(keep) })).filter(({ links }) => links.length > 0);

export const mainLinks = (visitor: Visitor): readonly SiteLink[] => linksOf(visitor).main.filter(fits(visitor));

/** What the bar has no room for. */
export function moreGroups(visitor: Visitor): readonly LinkGroup[] {
  const { main, groups } = linksOf(visitor);
  return withLinks(groups, (link) => !main.includes(link) && fits(visitor)(link));
}

/** The bar and what it has no room for. */
export function phoneGroups(visitor: Visitor): readonly LinkGroup[] {
  const { main, groups } = linksOf(visitor);
  const own = { title: msg`My pages`, links: main.filter((link) => !groups.some(({ links }) => links.includes(link))) };
  return withLinks([own, ...groups], fits(visitor));
}

export const footerGroups = (visitor: Visitor): readonly LinkGroup[] => [
  ...withLinks(linksOf(visitor).groups, fits(visitor)),
  LEGAL,
];

/** A guest until the session is known. */
export function useVisitor(): Visitor {
  const { user } = useSession();
  return user ?? null;
}
