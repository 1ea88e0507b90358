// RTK Query endpoints of live lessons, apart from the streams (connectLive.ts).
import { api } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

interface InGroup {
  groupId: string;
}
const summaries = ({ groupId }: InGroup) => ({ type: 'LiveLesson', id: groupId }) as const;

export const liveApi = api.injectEndpoints({
  endpoints: (build) => ({
    liveLesson: endpoint(build, 'GET /groups/:groupId/live', [summaries]),
    startLive: endpoint(build, 'POST /groups/:groupId/live', [summaries]),
    endLive: endpoint(build, 'POST /groups/:groupId/live/end', [summaries]),
    /** What a command changed arrives by the stream too, in the order of all teachers' commands. */
    liveCommand: endpoint(build, 'POST /groups/:groupId/live/commands'),
    liveSummaries: endpoint(build, 'GET /groups/:groupId/live/lessons', [summaries]),
    liveSummary: endpoint(build, 'GET /groups/:groupId/live/lessons/:lessonId'),
  }),
});
