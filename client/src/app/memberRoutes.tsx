// Makes the routes of the pages for members and their guests: one branch for each gate. A chunk apart from a visitor's first page.
import { MEMBER_PAGES, type MemberPage, type PageGate } from '@lanternwise/shared/constants/memberPages';
import type { ComponentType, ReactNode } from 'react';
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { developerPages } from './developerRoutes.tsx';
import { RoleGate } from './guards/RoleGate.tsx';
import { SignedInGate } from './guards/SignedInGate.tsx';
import { TeacherGate } from './guards/TeacherGate.tsx';
import { clientPage } from './lazyPage.tsx';
import { notFound } from './publicRoutes.tsx';

/** Left out are pages of other lists, and what pages and hosts are made of. */
const FILES = import.meta.glob<Record<string, ComponentType>>([
  '../pages/**/*Page.tsx',
  './hosts/*Host.tsx',
  './hosts/{admin,school}/*Host.tsx',
  '!../pages/*{Unknown,Found,Soon}Page.tsx',
  '!../pages/{about,account,adventures,blogs,contact,courses,gallery,home,layout,legal,licences,pricing,resources}/**',
  '!../pages/{admin/AdminPage,admin/content/EditPage,newsletter/NewsletterPage}.tsx',
  '!./hosts/AdventuresHost.tsx',
]);

const school = clientPage('', 'school', async () => (await import('./hosts/school/SchoolHost.tsx')).SchoolHost);

const GATES: Readonly<Record<PageGate, ReactNode>> = {
  everybody: <Outlet />,
  'signed-in': (
    <SignedInGate>
      <Outlet />
    </SignedInGate>
  ),
  teachers: (
    <RoleGate roles={['Teacher', 'Admin']}>
      <Outlet />
    </RoleGate>
  ),
  'class-teachers': (
    <TeacherGate>
      <Outlet />
    </TeacherGate>
  ),
  parents: (
    <RoleGate roles={['Parent']}>
      <Outlet />
    </RoleGate>
  ),
  admins: (
    <RoleGate roles={['Admin']}>
      <Outlet />
    </RoleGate>
  ),
  school: school.element,
};

function routeOf({ path, file, areas }: MemberPage): RouteObject {
  const load = FILES[`../pages/${file}.tsx`] ?? FILES[`./${file}.tsx`];
  if (!load) throw new Error(`The table of pages names no page of ours: ${file}`);
  return clientPage(path, areas, async () => {
    const Page = (await load())[file.slice(file.lastIndexOf('/') + 1)];
    if (!Page) throw new Error(`${file}.tsx exports nothing of its own name`);
    return Page;
  });
}

/** Pages of one file are one component, which stays when the address changes from one to the other. */
function routesOf(gate: PageGate): RouteObject[] {
  const elements = new Map<string, ReactNode>();
  return MEMBER_PAGES.filter((page) => page.gate === gate).map((page) => {
    const element = elements.get(page.file) ?? routeOf(page).element;
    elements.set(page.file, element);
    return { path: page.path, element };
  });
}

/** Every page of the site's layout that is not public; its test walks them. */
export const memberPages: readonly RouteObject[] = [
  ...(Object.keys(GATES) as PageGate[]).map((gate) => ({ element: GATES[gate], children: routesOf(gate) })),
  { path: '/login', element: <LoginAlias /> },
  ...developerPages(),
  notFound,
];

export const MemberPages = () => useRoutes([...memberPages]);

/** Redirects /login to /sign-in, keeping the query string. */
function LoginAlias() {
  const { search } = useLocation();
  return <Navigate to={`/sign-in${search}`} replace />;
}
