// RTK Query endpoints of programs that learners show to their class: a learner's side, and the teacher's.
import { api, LIST_TAG_ID } from '../api.ts';
import { endpoint } from '../http/endpoint.ts';

const ofClass = ({ groupId }: { groupId: string }) => ({ type: 'ClassPrograms', id: groupId }) as const;

export const classProgramsApi = api.injectEndpoints({
  endpoints: (build) => ({
    // Not cached: what the teacher decided meanwhile must show.
    learnerClassPrograms: endpoint(build, 'GET /user/class-programs', ['OwnClassPrograms'], { keepUnusedDataFor: 0 }),
    offerClassProgram: endpoint(build, 'POST /user/class-programs', ['OwnClassPrograms']),
    takeBackClassProgram: endpoint(build, 'DELETE /user/class-programs/:programId', ['OwnClassPrograms']),
    shownClassProgram: endpoint(build, 'GET /user/class-programs/:programId', [], { keepUnusedDataFor: 0 }),
    listClassPrograms: endpoint(build, 'GET /groups/:groupId/programs', [ofClass]),
    // Not cached: it may have been offered again.
    classProgram: endpoint(build, 'GET /groups/:groupId/programs/:programId', [], { keepUnusedDataFor: 0 }),
    // Also the count on the teacher's home; and after a refusal, what has changed.
    decideClassProgram: endpoint(build, 'POST /groups/:groupId/programs/:programId/decision', [
      ofClass,
      { type: 'Group', id: LIST_TAG_ID },
    ]),
  }),
});
