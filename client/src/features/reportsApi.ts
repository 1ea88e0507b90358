// RTK Query endpoints of reports: a teacher's learners and classes, a parent's children.
import { api, LIST_TAG_ID } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const student = ({ studentId }: { studentId: string }) => ({ type: 'Student', id: studentId }) as const;
const heatMap = ({ groupId }: { groupId: string }) => ({ type: 'HeatMap', id: groupId }) as const;
const children = { type: 'Child', id: LIST_TAG_ID } as const;

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    teacherStudents: endpoint(build, 'GET /teacher/students', [{ type: 'Student', id: LIST_TAG_ID }]),
    teacherGroups: endpoint(build, 'GET /teacher/groups', [{ type: 'Group', id: LIST_TAG_ID }]),
    studentReport: endpoint(build, 'GET /teacher/students/:studentId', [student]),
    lessonEvidence: endpoint(build, 'GET /teacher/students/:studentId/evidence/:realm/:ref', [student]),
    saveNote: endpoint(build, 'PUT /teacher/students/:studentId/note', [student]),
    heatMap: endpoint(build, 'GET /teacher/groups/:groupId/heat-map', [heatMap]),
    children: endpoint(build, 'GET /parent/children', [children]),
    updateChild: endpoint(build, 'PATCH /parent/children/:childId', [children]),
    childDigest: endpoint(build, 'GET /user/digest', ['ChildDigest']),
    setChildDigest: endpoint(build, 'PATCH /user/digest', ['ChildDigest']),
    checkDigestLink: endpoint(build, 'GET /digest/stop/:token', [], { keepUnusedDataFor: 0 }),
    stopDigest: endpoint(build, 'POST /digest/stop', [children]),
  }),
});
