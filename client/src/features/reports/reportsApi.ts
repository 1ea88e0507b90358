// The calls of reports: a teacher's learners and classes, a parent's children.
import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import type { HeatMap, StudentReport, TeacherStudentsReply } from '@lanternwise/shared/contracts/reports';
import { api } from '../api.ts';

const tagged = api.enhanceEndpoints({ addTagTypes: ['StudentReport', 'Children', 'ChildDigest'] });

export interface TeacherGroup {
  id: string;
  name: string;
  studentCount: number;
}

export const reportsApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    teacherStudents: build.query<TeacherStudentsReply, string>({ query: (search) => `/teacher/students?${search}` }),
    teacherGroups: build.query<{ groups: TeacherGroup[] }, void>({ query: () => '/teacher/groups' }),
    studentReport: build.query<StudentReport, string>({
      query: (id) => `/teacher/students/${encodeURIComponent(id)}`,
      providesTags: ['StudentReport'],
    }),
    saveNote: build.mutation<unknown, { id: string; note: string }>({
      query: ({ id, note }) => ({
        url: `/teacher/students/${encodeURIComponent(id)}/note`,
        method: 'PUT',
        body: { note },
      }),
      invalidatesTags: ['StudentReport'],
    }),
    heatMap: build.query<HeatMap, string>({
      query: (groupId) => `/teacher/groups/${encodeURIComponent(groupId)}/heat-map`,
    }),
    children: build.query<{ children: ChildReport[] }, void>({
      query: () => '/parent/children',
      providesTags: ['Children'],
    }),
    setDigest: build.mutation<unknown, { childId: string; digest: boolean }>({
      query: ({ childId, digest }) => ({
        url: `/parent/children/${encodeURIComponent(childId)}`,
        method: 'PATCH',
        body: { digest },
      }),
      invalidatesTags: ['Children'],
    }),
    childDigest: build.query<{ allowed: boolean; parents: number }, void>({
      query: () => '/user/digest',
      providesTags: ['ChildDigest'],
    }),
    setChildDigest: build.mutation<unknown, boolean>({
      query: (allowed) => ({ url: '/user/digest', method: 'PATCH', body: { allowed } }),
      invalidatesTags: ['ChildDigest'],
    }),
    stopDigest: build.mutation<unknown, string>({
      query: (token) => ({ url: '/digest/stop', method: 'POST', body: { token } }),
    }),
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
