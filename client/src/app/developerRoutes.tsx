// Defines the pages for developers and map designers, which only the development server has.
import { DEFAULT_MAP } from '@lanternwise/shared/constants/realms';
import { Navigate, type RouteObject } from 'react-router-dom';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { clientPage } from './lazyPage.tsx';

/** Excluded from production builds. */
export function developerPages(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [
    { path: '/dev/ui', element: clientPage('shell', () => import('../pages/DevUiPage.tsx'), 'DevUiPage') },
    { path: '/dev/game', element: clientPage('shell', () => import('./hosts/dev/GameDevPage.tsx'), 'GameDevPage') },
    { path: '/dev/lab', element: clientPage('shell', () => import('./hosts/dev/lab/LabDevPage.tsx'), 'LabDevPage') },
    {
      path: '/dev/workshop',
      element: clientPage('shell', () => import('./hosts/dev/WorkshopDevPage.tsx'), 'WorkshopDevPage'),
    },
    {
      path: '/dev/kit',
      element: clientPage('activities', () => import('./hosts/dev/kit/KitDevPage.tsx'), 'KitDevPage'),
    },
    {
      path: '/dev/lessons',
      element: clientPage('activities', () => import('./hosts/dev/LessonsDevPage.tsx'), 'LessonsDevPage'),
    },
  ];
}

/** Full-window pages for designers: maps and overlays; excluded from production builds. */
export function mapPages(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [
    { path: '/dev/map', element: <Navigate to={`/dev/map/${DEFAULT_MAP}`} replace /> },
    {
      path: '/dev/overlays',
      element: clientPage(
        'realm',
        withAreaMessages('activities', () => import('./hosts/dev/OverlaysDevPage.tsx')),
        'OverlaysDevPage',
      ),
    },
    {
      path: '/dev/map/:realm',
      element: clientPage('shell', () => import('./hosts/dev/map/MapDevPage.tsx'), 'MapDevPage'),
    },
  ];
}
