// The calls about what a learner has reached and about checklists, and the standing that pages derive from them.
import { coursesCalls } from '@lanternwise/shared/contracts/addresses/courses';
import type { Standing } from '@lanternwise/shared/courses/progress';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';
import { useSession } from './session/useSession.ts';

/** Minutes by which this clock is ahead of UTC: the days of the learning path are the learner's own. */
const clock = () => ({ offset: -new Date().getTimezoneOffset() });

const coursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // What was played a moment ago shows.
    learningPath: endpoint(build, coursesCalls.learningPath, { providesTags: ['LearningPath'], keepUnusedDataFor: 0 }),
    setCourseCheck: endpoint(build, coursesCalls.setCourseCheck, {
      async onQueryStarted({ slug, item, checked }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          coursesApi.util.updateQueryData('learningPath', clock(), (draft) => {
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

const NOTHING: Standing = { realms: [], checks: {}, canOpenProtected: false };

/** What the site knows of whoever is here; guests have reached nothing yet. */
export function useStanding() {
  const { user, status } = useSession();
  const { data, error, isLoading, refetch } = useLearningPathQuery(clock(), { skip: !user });
  const standing: Standing =
    user && data ? { realms: data.realms, checks: data.checks, canOpenProtected: user.canOpenProtected } : NOTHING;
  return { standing, data, error, user, refetch, waiting: status === 'unknown' || isLoading };
}
