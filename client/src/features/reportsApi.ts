// RTK Query endpoints of reports: a teacher's learners and classes, a parent's children.
import { groupsEndpoints } from '@lanternwise/shared/contracts/routes/groups';
import { parentEndpoints } from '@lanternwise/shared/contracts/routes/parent';
import { reportsEndpoints } from '@lanternwise/shared/contracts/routes/reports';
import { api, LIST_TAG_ID } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const student = ({ studentId }: { studentId: string }) => ({ type: 'Student', id: studentId }) as const;
const children = { type: 'Child', id: LIST_TAG_ID } as const;

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    teacherStudents: endpoint(build, reportsEndpoints.teacherStudents, {
      providesTags: [{ type: 'Student', id: LIST_TAG_ID }],
    }),
    teacherGroups: endpoint(build, groupsEndpoints.teacherGroups, {
      providesTags: [{ type: 'Group', id: LIST_TAG_ID }],
    }),
    studentReport: endpoint(build, reportsEndpoints.studentReport, {
      providesTags: (_reply, _error, args) => [student(args)],
    }),
    lessonEvidence: endpoint(build, reportsEndpoints.lessonEvidence, {
      providesTags: (_reply, _error, args) => [student(args)],
    }),
    saveNote: endpoint(build, reportsEndpoints.studentNote, {
      invalidatesTags: (_reply, _error, args) => [student(args)],
    }),
    heatMap: endpoint(build, reportsEndpoints.groupHeatMap, {
      providesTags: (_reply, _error, { groupId }) => [{ type: 'HeatMap', id: groupId }],
    }),
    children: endpoint(build, parentEndpoints.parentChildren, { providesTags: [children] }),
    updateChild: endpoint(build, parentEndpoints.updateChild, { invalidatesTags: [children] }),
    childDigest: endpoint(build, parentEndpoints.childDigest, { providesTags: ['ChildDigest'] }),
    setChildDigest: endpoint(build, parentEndpoints.setChildDigest, { invalidatesTags: ['ChildDigest'] }),
    checkDigestLink: endpoint(build, parentEndpoints.readDigestLink, { keepUnusedDataFor: 0 }),
    stopDigest: endpoint(build, parentEndpoints.stopDigest, { invalidatesTags: [children] }),
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
