// RTK Query endpoint of a teacher's home page.
import { api, LIST_TAG_ID } from './api.ts';
import { endpoint } from './http/endpoint.ts';

export const teacherHomeApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: what students did meanwhile must show.
    teacherHome: endpoint(
      build,
      'GET /teacher/home',
      [
        { type: 'Group', id: LIST_TAG_ID },
        { type: 'Student', id: LIST_TAG_ID },
      ],
      { keepUnusedDataFor: 0 },
    ),
  }),
});
