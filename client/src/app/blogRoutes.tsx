// Routes of the blogs.
import type { RouteObject } from 'react-router-dom';
import { lazyPage } from './lazyPage.tsx';

export const blogPages: readonly RouteObject[] = [
  { path: '/blogs', element: lazyPage('blogs', () => import('../pages/blogs/BlogsPage.tsx'), 'BlogsPage') },
  {
    path: '/blogs/create',
    element: lazyPage('blogs', () => import('../pages/blogs/editor/CreateBlogPage.tsx'), 'CreateBlogPage'),
  },
  {
    path: '/blogs/edit/:blogId',
    element: lazyPage('blogs', () => import('../pages/blogs/editor/EditBlogPage.tsx'), 'EditBlogPage'),
  },
  { path: '/blogs/:blogId', element: lazyPage('blogs', () => import('../pages/blogs/BlogPage.tsx'), 'BlogPage') },
];
