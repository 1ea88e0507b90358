// The calls of reports: a teacher's learners and classes, a parent's children.
import { groupsCalls } from '@lanternwise/shared/contracts/addresses/groups';
import { parentCalls } from '@lanternwise/shared/contracts/addresses/parent';
import { reportsCalls } from '@lanternwise/shared/contracts/addresses/reports';
import { api, LIST } from './api.ts';
import { endpoint } from './http/endpoint.ts';

const student = ({ studentId }: { studentId: string }) => ({ type: 'Student', id: studentId }) as const;
const children = { type: 'Child', id: LIST } as const;

export const reportsApi = api.injectEndpoints({
  endpoints: (build) => ({
    teacherStudents: endpoint(build, reportsCalls.teacherStudents, { providesTags: [{ type: 'Student', id: LIST }] }),
    teacherGroups: endpoint(build, groupsCalls.teacherGroups, { providesTags: [{ type: 'Group', id: LIST }] }),
    studentReport: endpoint(build, reportsCalls.studentReport, {
      providesTags: (_reply, _error, args) => [student(args)],
    }),
    saveNote: endpoint(build, reportsCalls.studentNote, { invalidatesTags: (_reply, _error, args) => [student(args)] }),
    heatMap: endpoint(build, reportsCalls.groupHeatMap, {
      providesTags: (_reply, _error, { groupId }) => [{ type: 'HeatMap', id: groupId }],
    }),
    children: endpoint(build, parentCalls.parentChildren, { providesTags: [children] }),
    setDigest: endpoint(build, parentCalls.parentDigest, { invalidatesTags: [children] }),
    childDigest: endpoint(build, parentCalls.childDigest, { providesTags: ['ChildDigest'] }),
    setChildDigest: endpoint(build, parentCalls.setChildDigest, { invalidatesTags: ['ChildDigest'] }),
    stopDigest: endpoint(build, parentCalls.stopDigest, { invalidatesTags: [children] }),
  }),
});

export const {
  useTeacherStudentsQuery,
  useTeacherGroupsQuery,
  useStudentReportQuery,
  useSaveNoteMutation,
  useHeatMapQuery,
  useChildrenQuery,
  useSetDigestMutation,
  useChildDigestQuery,
  useSetChildDigestMutation,
  useStopDigestMutation,
} = reportsApi;
