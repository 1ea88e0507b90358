// RTK Query endpoints of the blogs and of the publishing gate.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const list = { type: 'Blog', id: LIST_TAG_ID } as const;
const gate = { type: 'PublishingGate', id: LIST_TAG_ID } as const;
/** After a wrong password it is as it was. */
const openedGate = (_args: unknown, reply: unknown) => (reply ? gate : undefined);
const blog = ({ id }: { id: string }) => ({ type: 'Blog', id }) as const;

export const blogsApi = api.injectEndpoints({
  endpoints: (build) => ({
    blogs: endpoint(build, 'GET /blogs', [list]),
    blog: endpoint(build, 'GET /blogs/:id', [blog]),
    createBlog: endpoint(build, 'POST /blogs', [list]),
    updateBlog: endpoint(build, 'PUT /blogs/:id', [list, blog]),
    deleteBlog: endpoint(build, 'DELETE /blogs/:id', [list]),
    gateStatus: endpoint(build, 'GET /publishing-gate', [gate]),
    openGate: endpoint(build, 'POST /publishing-gate', [openedGate]),
  }),
});
