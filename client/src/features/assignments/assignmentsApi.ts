// RTK Query endpoints of assignments: a class's, for its teachers, and a learner's own.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const ofClass = ({ groupId }: { groupId: string }) => ({ type: 'Assignments', id: groupId }) as const;
/** What a teacher's home and reports say about it. */
const changed = [ofClass, { type: 'Group', id: LIST_TAG_ID }, { type: 'Student', id: LIST_TAG_ID }] as const;

export const assignmentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    assignableTargets: endpoint(build, 'GET /groups/:groupId/assignable', [], { keepUnusedDataFor: 0 }),
    assignments: endpoint(build, 'GET /groups/:groupId/assignments', [ofClass]),
    assignmentDetail: endpoint(build, 'GET /groups/:groupId/assignments/:assignmentId', [ofClass]),
    createAssignment: endpoint(build, 'POST /groups/:groupId/assignments', changed),
    updateAssignment: endpoint(build, 'PATCH /groups/:groupId/assignments/:assignmentId', changed),
    deleteAssignment: endpoint(build, 'DELETE /groups/:groupId/assignments/:assignmentId', changed),
    // Not cached: what was just played must show.
    ownAssignments: endpoint(build, 'GET /user/assignments', ['OwnAssignments'], { keepUnusedDataFor: 0 }),
  }),
});
