// Name, method and path of the calls of the blogs and of the publishing gate.
import type * as contracts from '../blogs.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const blogsRoutes = defineRoutes('blogs', {
  listBlogs: 'GET /api/v1/blogs',
  blogDetail: 'GET /api/v1/blogs/:id',
  createBlog: 'POST /api/v1/blogs',
  updateBlog: 'PUT /api/v1/blogs/:id',
  deleteBlog: 'DELETE /api/v1/blogs/:id',
  blogImage: 'GET /api/v1/blog-images/:id',
  gateStatus: 'GET /api/v1/publishing-gate',
  openGate: 'POST /api/v1/publishing-gate',
});
export const blogsEndpoints = typedEndpoints<typeof contracts, typeof blogsRoutes>(blogsRoutes);
