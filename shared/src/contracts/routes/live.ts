// Routes of live lessons.
import type * as contracts from '../live.ts';
import { defineRoutes, typedEndpoints } from './route.ts';

export const liveRoutes = defineRoutes('live', {
  liveLesson: 'GET /api/v1/groups/:groupId/live',
  startLive: 'POST /api/v1/groups/:groupId/live',
  endLive: 'POST /api/v1/groups/:groupId/live/end',
  liveCommand: 'POST /api/v1/groups/:groupId/live/commands',
  liveBoard: 'GET /api/v1/groups/:groupId/live/stream',
  liveSummaries: 'GET /api/v1/groups/:groupId/live/lessons',
  liveSummary: 'GET /api/v1/groups/:groupId/live/lessons/:lessonId',
  ownLive: 'GET /api/v1/user/live/stream',
  livePresence: 'POST /api/v1/user/live/presence',
});
export const liveEndpoints = typedEndpoints<typeof contracts, typeof liveRoutes>(liveRoutes);
