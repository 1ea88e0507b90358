// RTK Query endpoints of the learning path and checklists, and the learner's progress derived from them.
import type { LearnerProgress } from '@lanternwise/shared/courses/progress';
import { usePlayContext } from './access/usePlayContext.ts';
import { api } from './api.ts';
import { endpoint } from './http/endpoint.ts';
import { useSession } from './session/useSession.ts';

/** Offset to UTC in minutes, because days are those of the learner's time zone. */
export const timeZoneArgs = () => ({ offset: -new Date().getTimezoneOffset() });

export const coursesApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: recent progress must show.
    learningPath: endpoint(build, 'GET /user/learning-path', ['LearningPath'], { keepUnusedDataFor: 0 }),
    setCourseCheck: endpoint(build, 'PUT /courses/:slug/checks', [], {
      async onQueryStarted({ slug, item, checked }, { dispatch, queryFulfilled }) {
        const patch = dispatch(
          coursesApi.util.updateQueryData('learningPath', timeZoneArgs(), (draft) => {
            const before = (draft.checks[slug] ?? []).filter((one) => one !== item);
            draft.checks[slug] = checked ? [...before, item] : before;
          }),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
    }),
  }),
});

/** The access and the progress of the current user; guests have no progress. */
export function useLearnerProgress() {
  const { user, status } = useSession();
  const { data, error, isLoading, refetch } = coursesApi.useLearningPathQuery(timeZoneArgs(), { skip: !user });
  const { person, isLoading: isAccessLoading } = usePlayContext();
  const standing: LearnerProgress = {
    ...person,
    realms: data?.realms ?? [],
    checks: data?.checks ?? {},
    scores: data?.scores ?? {},
  };
  return { standing, data, error, user, refetch, waiting: status === 'unknown' || isLoading || isAccessLoading };
}
