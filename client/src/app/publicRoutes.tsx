// Defines the pages that are prerendered at build time (see prerender.tsx): the same for every visitor until scripts run.
import type { RouteObject } from 'react-router-dom';
import { AreaMessages } from '../i18n/AreaMessages.tsx';
import { HomePage } from '../pages/home/HomePage.tsx';
import { lazyPage } from './lazyPage.tsx';

export const publicPages: RouteObject[] = [
  {
    path: '/',
    element: (
      <AreaMessages name="home">
        <HomePage />
      </AreaMessages>
    ),
  },
  { path: '/about-us', element: lazyPage('home', () => import('../pages/about/AboutPage.tsx'), 'AboutPage') },
  { path: '/gallery', element: lazyPage('gallery', () => import('../pages/gallery/GalleryPage.tsx'), 'GalleryPage') },
  { path: '/pricing', element: lazyPage('pricing', () => import('../pages/pricing/PricingPage.tsx'), 'PricingPage') },
  { path: '/courses', element: lazyPage('courses', () => import('../pages/courses/CoursesPage.tsx'), 'CoursesPage') },
  {
    path: '/courses/:courseSlug',
    element: lazyPage('courses', () => import('../pages/courses/CoursePage.tsx'), 'CoursePage'),
  },
  { path: '/licences', element: lazyPage('shell', () => import('../pages/licences/LicencesPage.tsx'), 'LicencesPage') },
  { path: '*', element: lazyPage('shell', () => import('../pages/NotFoundPage.tsx'), 'NotFoundPage') },
];
