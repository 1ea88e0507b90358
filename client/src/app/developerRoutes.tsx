// Defines the pages for developers and map designers, which only the development server has.
import { DEFAULT_MAP } from '@lanternwise/shared/constants/realms';
import { Navigate, type RouteObject } from 'react-router-dom';
import { clientPage } from './lazyPage.tsx';

/** Excluded from production builds. */
export function developerPages(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [
    clientPage('/dev/ui', 'shell', async () => (await import('./hosts/dev/DevUiPage.tsx')).DevUiPage),
    clientPage('/dev/lab', 'shell', async () => (await import('./hosts/dev/lab/LabDevPage.tsx')).LabDevPage),
  ];
}

/** Pages that fill the window, without the site's header: maps, the world, overlays; excluded from production builds. */
export function mapPages(): RouteObject[] {
  if (!import.meta.env.DEV) return [];
  return [
    { path: '/dev/map', element: <Navigate to={`/dev/map/${DEFAULT_MAP}`} replace /> },
    clientPage('/dev/game', 'shell', async () => (await import('./hosts/dev/GameDevPage.tsx')).GameDevPage),
    clientPage(
      '/dev/overlays',
      ['realm', 'activities'],
      async () => (await import('./hosts/dev/OverlaysDevPage.tsx')).OverlaysDevPage,
    ),
    clientPage('/dev/map/:realm', 'shell', async () => (await import('./hosts/dev/map/MapDevPage.tsx')).MapDevPage),
  ];
}
