// Defines the pages of School Class X below the hub; Unit 1, a realm, is a game page of the router.
import type { RouteObject } from 'react-router-dom';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { clientPage } from './lazyPage.tsx';

/** Pages that show tiles of the map picker bring its messages too. */
const withTiles = <T,>(load: () => Promise<T>) => withAreaMessages('adventures', load);

export const schoolPages: RouteObject = {
  path: '/School/ClassX',
  element: clientPage('school', () => import('./hosts/school/SchoolHost.tsx'), 'SchoolHost'),
  children: [
    {
      index: true,
      element: clientPage(
        'school',
        withTiles(() => import('../pages/school/ClassXPage.tsx')),
        'ClassXPage',
      ),
    },
    { path: 'Unit2', element: clientPage('school', () => import('./hosts/school/Unit2Host.tsx'), 'Unit2Host') },
    {
      path: 'Maps',
      element: clientPage(
        'school',
        withTiles(() => import('../pages/school/MapsPage.tsx')),
        'MapsPage',
      ),
    },
    {
      path: 'Week4Collision',
      element: clientPage('school', () => import('./hosts/school/Week4CollisionHost.tsx'), 'Week4CollisionHost'),
    },
    {
      path: ':page',
      element: clientPage(
        'school',
        withTiles(() => import('../pages/school/WeekPage.tsx')),
        'WeekPage',
      ),
    },
  ],
};
