// Defines the pages that are rendered without a browser (see prerender.tsx): the same for every visitor until scripts run.
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from './lazyPage.tsx';

export const publicPages: RouteObject[] = [
  lazyPage('/', 'home', async () => (await import('../pages/home/HomePage.tsx')).HomePage),
  lazyPage('/about-us', 'home', async () => (await import('../pages/about/AboutPage.tsx')).AboutPage),
  lazyPage('/gallery', 'gallery', async () => (await import('../pages/gallery/GalleryPage.tsx')).GalleryPage),
  lazyPage('/blogs', 'blogs', async () => (await import('../pages/blogs/BlogsPage.tsx')).BlogsPage),
  lazyPage('/blogs/:blogId', 'blogs', async () => (await import('../pages/blogs/BlogPage.tsx')).BlogPage),
  lazyPage('/contact-us', 'site', async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage),
  lazyPage('/newsletter', 'site', async () => (await import('../pages/newsletter/NewsletterPage.tsx')).NewsletterPage),
  lazyPage('/privacy-policy', 'legal', async () => (await import('../pages/legal/PrivacyPage.tsx')).PrivacyPage),
  lazyPage('/terms-conditions', 'legal', async () => (await import('../pages/legal/TermsPage.tsx')).TermsPage),
  lazyPage(
    '/teacher/resources',
    'resources',
    async () => (await import('../pages/resources/ResourcesPage.tsx')).ResourcesPage,
  ),
  lazyPage('/pricing', 'pricing', async () => (await import('../pages/pricing/PricingPage.tsx')).PricingPage),
  lazyPage('/courses', 'courses', async () => (await import('../pages/courses/CoursesPage.tsx')).CoursesPage),
  lazyPage('/courses/:courseSlug', 'courses', async () => (await import('../pages/courses/CoursePage.tsx')).CoursePage),
  lazyPage('/licences', 'shell', async () => (await import('../pages/licences/LicencesPage.tsx')).LicencesPage),
];

/** The page of every address that no route knows. */
export const notFound = lazyPage('*', 'shell', async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage);
