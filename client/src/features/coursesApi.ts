// The calls about what a learner has reached and about checklists, and the standing that pages derive from them.
import { coursesEndpoints } from '@lanternwise/shared/contracts/routes/courses';
import type { LearnerProgress } from '@lanternwise/shared/courses/progress';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';
import { useSession } from './session/useSession.ts';

/** Minutes by which this clock is ahead of UTC: the days of the learning path are the learner's own. */
const timeZoneArgs = () => ({ offset: -new Date().getTimezoneOffset() });

const coursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // What was played a moment ago shows.
    learningPath: endpoint(build, coursesEndpoints.learningPath, {
      providesTags: ['LearningPath'],
      keepUnusedDataFor: 0,
    }),
    setCourseCheck: endpoint(build, coursesEndpoints.setCourseCheck, {
      async onQueryStarted({ slug, item, checked }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          coursesApi.util.updateQueryData('learningPath', timeZoneArgs(), (draft) => {
            const before = (draft.checks[slug] ?? []).filter((one) => one !== item);
            draft.checks[slug] = checked ? [...before, item] : before;
          }),
        );
        await queryFulfilled.catch(() => shown.undo());
      },
    }),
  }),
});

export const { useLearningPathQuery, useSetCourseCheckMutation } = coursesApi;

const NO_PROGRESS: LearnerProgress = { realms: [], checks: {}, canOpenProtected: false };

/** What the site knows of whoever is here; guests have reached nothing yet. */
export function useLearnerProgress() {
  const { user, status } = useSession();
  const { data, error, isLoading, refetch } = useLearningPathQuery(timeZoneArgs(), { skip: !user });
  const progress: LearnerProgress =
    user && data ? { realms: data.realms, checks: data.checks, canOpenProtected: user.canOpenProtected } : NO_PROGRESS;
  return { standing: progress, data, error, user, refetch, waiting: status === 'unknown' || isLoading };
}
