// RTK Query endpoints of reports: a teacher's learners and classes, a parent's children.
import { api, LIST_TAG_ID } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const student = ({ studentId }: { studentId: string }) => ({ type: 'Student', id: studentId }) as const;
const children = { type: 'Child', id: LIST_TAG_ID } as const;

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    teacherStudents: endpoint(build, 'GET /teacher/students', {
      providesTags: [{ type: 'Student', id: LIST_TAG_ID }],
    }),
    teacherGroups: endpoint(build, 'GET /teacher/groups', {
      providesTags: [{ type: 'Group', id: LIST_TAG_ID }],
    }),
    studentReport: endpoint(build, 'GET /teacher/students/:studentId', {
      providesTags: (_reply, _error, args) => [student(args)],
    }),
    lessonEvidence: endpoint(build, 'GET /teacher/students/:studentId/evidence/:realm/:ref', {
      providesTags: (_reply, _error, args) => [student(args)],
    }),
    saveNote: endpoint(build, 'PUT /teacher/students/:studentId/note', {
      invalidatesTags: (_reply, _error, args) => [student(args)],
    }),
    heatMap: endpoint(build, 'GET /teacher/groups/:groupId/heat-map', {
      providesTags: (_reply, _error, { groupId }) => [{ type: 'HeatMap', id: groupId }],
    }),
    children: endpoint(build, 'GET /parent/children', { providesTags: [children] }),
    updateChild: endpoint(build, 'PATCH /parent/children/:childId', { invalidatesTags: [children] }),
    childDigest: endpoint(build, 'GET /user/digest', { providesTags: ['ChildDigest'] }),
    setChildDigest: endpoint(build, 'PATCH /user/digest', { invalidatesTags: ['ChildDigest'] }),
    checkDigestLink: endpoint(build, 'GET /digest/stop/:token', { keepUnusedDataFor: 0 }),
    stopDigest: endpoint(build, 'POST /digest/stop', { invalidatesTags: [children] }),
  }),
});

export const {
  useTeacherStudentsQuery,
  useTeacherGroupsQuery,
  useStudentReportQuery,
  useLessonEvidenceQuery,
  useSaveNoteMutation,
  useHeatMapQuery,
  useChildrenQuery,
  useUpdateChildMutation,
  useChildDigestQuery,
  useSetChildDigestMutation,
  useCheckDigestLinkQuery,
  useStopDigestMutation,
} = reportsApi;
