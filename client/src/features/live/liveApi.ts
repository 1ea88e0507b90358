// RTK Query endpoints of live lessons, apart from the streams (connectLive.ts).
import { liveEndpoints } from '@lanternwise/shared/contracts/routes/live';
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

interface InGroup {
  groupId: string;
}
const summaries = ({ groupId }: InGroup) => ({ type: 'LiveLesson', id: groupId }) as const;

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    liveLesson: endpoint(build, liveEndpoints.liveLesson, {
      providesTags: (_reply, _error, args) => [summaries(args)],
    }),
    startLive: endpoint(build, liveEndpoints.startLive, {
      invalidatesTags: (_reply, _error, args) => [summaries(args)],
    }),
    endLive: endpoint(build, liveEndpoints.endLive, { invalidatesTags: (_reply, _error, args) => [summaries(args)] }),
    /** What a command changed arrives by the stream too, in the order of all teachers' commands. */
    liveCommand: endpoint(build, liveEndpoints.liveCommand),
    liveSummaries: endpoint(build, liveEndpoints.liveSummaries, {
      providesTags: (_reply, _error, args) => [summaries(args)],
    }),
    liveSummary: endpoint(build, liveEndpoints.liveSummary),
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
