// RTK Query endpoints of live lessons, apart from the streams (connectLive.ts).
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

interface InGroup {
  groupId: string;
}
const summaries = ({ groupId }: InGroup) => ({ type: 'LiveLesson', id: groupId }) as const;

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    liveLesson: endpoint(build, 'GET /groups/:groupId/live', {
      providesTags: (_reply, _error, args) => [summaries(args)],
    }),
    startLive: endpoint(build, 'POST /groups/:groupId/live', {
      invalidatesTags: (_reply, _error, args) => [summaries(args)],
    }),
    endLive: endpoint(build, 'POST /groups/:groupId/live/end', {
      invalidatesTags: (_reply, _error, args) => [summaries(args)],
    }),
    /** What a command changed arrives by the stream too, in the order of all teachers' commands. */
    liveCommand: endpoint(build, 'POST /groups/:groupId/live/commands'),
    liveSummaries: endpoint(build, 'GET /groups/:groupId/live/lessons', {
      providesTags: (_reply, _error, args) => [summaries(args)],
    }),
    liveSummary: endpoint(build, 'GET /groups/:groupId/live/lessons/:lessonId'),
  }),
});

export const {
  useLiveLessonQuery,
  useStartLiveMutation,
  useEndLiveMutation,
  useLiveCommandMutation,
  useLiveSummariesQuery,
  useLiveSummaryQuery,
} = liveApi;
