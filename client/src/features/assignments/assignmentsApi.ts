// RTK Query endpoints of assignments: a class's, for its teachers, and a learner's own.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const ofClass = ({ groupId }: { groupId: string }) => ({ type: 'Assignments', id: groupId }) as const;
/** What a teacher's home and reports say about it. */
const changed = (args: { groupId: string }) =>
  [ofClass(args), { type: 'Group', id: LIST_TAG_ID }, { type: 'Student', id: LIST_TAG_ID }] as const;

export const assignmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    assignableTargets: endpoint(build, 'GET /groups/:groupId/assignable', { keepUnusedDataFor: 0 }),
    assignments: endpoint(build, 'GET /groups/:groupId/assignments', {
      providesTags: (_reply, _error, args) => [ofClass(args)],
    }),
    assignmentDetail: endpoint(build, 'GET /groups/:groupId/assignments/:assignmentId', {
      providesTags: (_reply, _error, args) => [ofClass(args)],
    }),
    createAssignment: endpoint(build, 'POST /groups/:groupId/assignments', {
      invalidatesTags: (_reply, _error, args) => changed(args),
    }),
    updateAssignment: endpoint(build, 'PATCH /groups/:groupId/assignments/:assignmentId', {
      invalidatesTags: (_reply, _error, args) => changed(args),
    }),
    deleteAssignment: endpoint(build, 'DELETE /groups/:groupId/assignments/:assignmentId', {
      invalidatesTags: (_reply, _error, args) => changed(args),
    }),
    // Not cached: what was just played must show.
    ownAssignments: endpoint(build, 'GET /user/assignments', {
      providesTags: ['OwnAssignments'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const {
  useAssignableTargetsQuery,
  useAssignmentsQuery,
  useAssignmentDetailQuery,
  useCreateAssignmentMutation,
  useUpdateAssignmentMutation,
  useDeleteAssignmentMutation,
  useOwnAssignmentsQuery,
} = assignmentsApi;
