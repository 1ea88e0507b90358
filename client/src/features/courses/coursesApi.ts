// The calls about what a learner has reached and about checklists, and the standing that pages derive from them.
import type { LearningPathReply } from '@lanternwise/shared/contracts/courses';
import type { Standing } from '@lanternwise/shared/courses/progress';
import { api } from '../api.ts';
import { useSession } from '../session/useSession.ts';

const tagged = api.enhanceEndpoints({ addTagTypes: ['LearningPath'] });

const coursesApi = tagged.injectEndpoints({
  endpoints: (build) => ({
    learningPath: build.query<LearningPathReply, void>({
      query: () => `/user/learning-path?offset=${-new Date().getTimezoneOffset()}`,
      providesTags: ['LearningPath'],
      // What was played a moment ago shows.
      keepUnusedDataFor: 0,
    }),
    setCourseCheck: build.mutation<unknown, { slug: string; item: string; checked: boolean }>({
      query: ({ slug, ...body }) => ({ url: `/courses/${slug}/checks`, method: 'PUT', body }),
      async onQueryStarted({ slug, item, checked }, { dispatch, queryFulfilled }) {
        const shown = dispatch(
          coursesApi.util.updateQueryData('learningPath', undefined, (draft) => {
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
  const { data, error, isLoading, refetch } = useLearningPathQuery(undefined, { skip: !user });
  const standing: Standing =
    user && data ? { realms: data.realms, checks: data.checks, canOpenProtected: user.canOpenProtected } : NOTHING;
  return { standing, data, error, user, refetch, waiting: status === 'unknown' || isLoading };
}
