// Routes of writing blogs; those of reading them are public pages.
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from './lazyPage.tsx';

export const blogPages: readonly RouteObject[] = [
  {
    path: '/blogs/create',
    element: lazyPage('blogs', () => import('../pages/blogs/editor/CreateBlogPage.tsx'), 'CreateBlogPage'),
  },
  {
    path: '/blogs/edit/:blogId',
    element: lazyPage('blogs', () => import('../pages/blogs/editor/EditBlogPage.tsx'), 'EditBlogPage'),
  },
];
