// Defines the pages that are rendered without a browser (see prerender.tsx): the same for every visitor until scripts run.
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from './lazyPage.tsx';

export const publicPages: RouteObject[] = [
  { path: '/', element: lazyPage('home', () => import('../pages/home/HomePage.tsx'), 'HomePage') },
  { path: '/about-us', element: lazyPage('home', () => import('../pages/about/AboutPage.tsx'), 'AboutPage') },
  { path: '/gallery', element: lazyPage('gallery', () => import('../pages/gallery/GalleryPage.tsx'), 'GalleryPage') },
  { path: '/blogs', element: lazyPage('blogs', () => import('../pages/blogs/BlogsPage.tsx'), 'BlogsPage') },
  { path: '/blogs/:blogId', element: lazyPage('blogs', () => import('../pages/blogs/BlogPage.tsx'), 'BlogPage') },
  { path: '/contact-us', element: lazyPage('site', () => import('../pages/contact/ContactPage.tsx'), 'ContactPage') },
  {
    path: '/newsletter',
    element: lazyPage('site', () => import('../pages/newsletter/NewsletterPage.tsx'), 'NewsletterPage'),
  },
  {
    path: '/privacy-policy',
    element: lazyPage('legal', () => import('../pages/legal/PrivacyPage.tsx'), 'PrivacyPage'),
  },
  { path: '/terms-conditions', element: lazyPage('legal', () => import('../pages/legal/TermsPage.tsx'), 'TermsPage') },
  {
    path: '/teacher/resources',
    element: lazyPage('resources', () => import('../pages/resources/ResourcesPage.tsx'), 'ResourcesPage'),
  },
  { path: '/pricing', element: lazyPage('pricing', () => import('../pages/pricing/PricingPage.tsx'), 'PricingPage') },
  { path: '/courses', element: lazyPage('courses', () => import('../pages/courses/CoursesPage.tsx'), 'CoursesPage') },
  {
    path: '/courses/:courseSlug',
    element: lazyPage('courses', () => import('../pages/courses/CoursePage.tsx'), 'CoursePage'),
  },
  { path: '/licences', element: lazyPage('shell', () => import('../pages/licences/LicencesPage.tsx'), 'LicencesPage') },
];

/** The page of every address that no route knows. */
export const notFound = lazyPage('shell', () => import('../pages/NotFoundPage.tsx'), 'NotFoundPage');
