// RTK Query endpoints of the blogs and of the publishing gate.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const list = { type: 'Blog', id: LIST_TAG_ID } as const;
const gate = { type: 'PublishingGate', id: LIST_TAG_ID } as const;
const blog = ({ id }: { id: string }) => ({ type: 'Blog', id }) as const;

const blogsApi = api.injectEndpoints({
  endpoints: (build) => ({
    blogs: endpoint(build, 'GET /blogs', { providesTags: [list] }),
    blog: endpoint(build, 'GET /blogs/:id', { providesTags: (_reply, _error, args) => [blog(args)] }),
    createBlog: endpoint(build, 'POST /blogs', { invalidatesTags: [list] }),
    updateBlog: endpoint(build, 'PUT /blogs/:id', {
      invalidatesTags: (_reply, _error, args) => [list, blog(args)],
    }),
    deleteBlog: endpoint(build, 'DELETE /blogs/:id', { invalidatesTags: [list] }),
    gateStatus: endpoint(build, 'GET /publishing-gate', { providesTags: [gate] }),
    openGate: endpoint(build, 'POST /publishing-gate', {
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
