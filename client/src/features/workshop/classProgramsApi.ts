// RTK Query endpoints of programs that learners show to their class: a learner's side, and the teacher's.
import { classProgramsEndpoints } from '@lanternwise/shared/contracts/routes/class-programs';
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const ofClass = ({ groupId }: { groupId: string }) => ({ type: 'ClassPrograms', id: groupId }) as const;

const classProgramsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: what the teacher decided meanwhile must show.
    learnerClassPrograms: endpoint(build, classProgramsEndpoints.learnerClassPrograms, {
      providesTags: ['OwnClassPrograms'],
      keepUnusedDataFor: 0,
    }),
    offerClassProgram: endpoint(build, classProgramsEndpoints.offerClassProgram, {
      invalidatesTags: ['OwnClassPrograms'],
    }),
    takeBackClassProgram: endpoint(build, classProgramsEndpoints.takeBackClassProgram, {
      invalidatesTags: ['OwnClassPrograms'],
    }),
    shownClassProgram: endpoint(build, classProgramsEndpoints.shownClassProgram, { keepUnusedDataFor: 0 }),
    listClassPrograms: endpoint(build, classProgramsEndpoints.listClassPrograms, {
      providesTags: (_reply, _error, args) => [ofClass(args)],
    }),
    // Not cached: it may have been offered again.
    classProgram: endpoint(build, classProgramsEndpoints.classProgram, { keepUnusedDataFor: 0 }),
    decideClassProgram: endpoint(build, classProgramsEndpoints.decideClassProgram, {
      // Also the count on the teacher's home; and after a refusal, what has changed.
      invalidatesTags: (_reply, _error, args) => [ofClass(args), { type: 'Group', id: LIST_TAG_ID }],
    }),
  }),
});

export const {
  useLearnerClassProgramsQuery,
  useOfferClassProgramMutation,
  useTakeBackClassProgramMutation,
  useLazyShownClassProgramQuery,
  useListClassProgramsQuery,
  useClassProgramQuery,
  useDecideClassProgramMutation,
} = classProgramsApi;
