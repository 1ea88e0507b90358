// RTK Query endpoints of the blogs and of the publishing gate.
import { blogsEndpoints } from '@lanternwise/shared/contracts/routes/blogs';
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const list = { type: 'Blog', id: LIST_TAG_ID } as const;
const gate = { type: 'PublishingGate', id: LIST_TAG_ID } as const;
const blog = ({ id }: { id: string }) => ({ type: 'Blog', id }) as const;

const blogsApi = api.injectEndpoints({
  endpoints: (build) => ({
    blogs: endpoint(build, blogsEndpoints.listBlogs, { providesTags: [list] }),
    blog: endpoint(build, blogsEndpoints.blogDetail, { providesTags: (_reply, _error, args) => [blog(args)] }),
    createBlog: endpoint(build, blogsEndpoints.createBlog, { invalidatesTags: [list] }),
    updateBlog: endpoint(build, blogsEndpoints.updateBlog, {
      invalidatesTags: (_reply, _error, args) => [list, blog(args)],
    }),
    deleteBlog: endpoint(build, blogsEndpoints.deleteBlog, { invalidatesTags: [list] }),
    gateStatus: endpoint(build, blogsEndpoints.gateStatus, { providesTags: [gate] }),
    openGate: endpoint(build, blogsEndpoints.openGate, {
      invalidatesTags: (reply) => (reply ? [gate] : []),
    }),
  }),
});

export const {
  useBlogsQuery,
  useBlogQuery,
  useCreateBlogMutation,
  useUpdateBlogMutation,
  useDeleteBlogMutation,
  useGateStatusQuery,
  useOpenGateMutation,
} = blogsApi;
