// Connects the Workshop with the learner's classes; undefined for guests, in a teacher's preview, and for those who are in no class.
import { errorMessage } from '../../features/api.ts';
import { useSession } from '../../features/session/useSession.ts';
import {
  useLazyShownClassProgramQuery,
  useLearnerClassProgramsQuery,
  useOfferClassProgramMutation,
  useTakeBackClassProgramMutation,
} from '../../features/workshop/classProgramsApi.ts';
import { isPreview } from '../../lib/preview.ts';
import type { ClassPrograms } from './classPrograms.ts';

const refusalOf = (answer: Promise<unknown>): Promise<string | undefined> => answer.then(() => undefined, errorMessage);

export function useClassPrograms(): ClassPrograms | undefined {
  const { user } = useSession();
  const { data, error, refetch } = useLearnerClassProgramsQuery(undefined, { skip: user === null || isPreview });
  const [offer] = useOfferClassProgramMutation();
  const [takeBack] = useTakeBackClassProgramMutation();
  const [read] = useLazyShownClassProgramQuery();
  if (user === null || isPreview || !data || data.classes.length === 0) return undefined;
  const { classes, offers, shown } = data;
  return {
    ...{ classes, offers, shown, username: user.username, isLimited: user.limited },
    problem: error === undefined ? undefined : errorMessage(error),
    refresh: () => void refetch(),
    offer: ({ id, name, code, remixOf = null }, groupId) =>
      refusalOf(offer({ groupId, savedId: id, title: name, code, remixOf }).unwrap()),
    takeBack: (programId) => refusalOf(takeBack({ programId }).unwrap()),
    readCode: (programId) =>
      read({ programId })
        .unwrap()
        .then(
          ({ code }) => ({ ok: true, code }) as const,
          (failure: unknown) => ({ ok: false, why: errorMessage(failure) }) as const,
        ),
  };
}
