// Says while a teacher writes what keeps the text from the students; the words are looked at in a file of their own.
import type { TeacherTextField, TextRefusal } from '@lanternwise/shared/safety/textRefusals';
import { useEffect, useState } from 'react';
import { translateServerError } from '../../i18n/serverMessages.ts';
import { useSession } from '../session/useSession.ts';

type Rules = typeof import('@lanternwise/shared/safety/textRefusals');

let rules: Rules | undefined;

/** The rules once they are here; without a connection the server still looks at the text. */
function useRules(): Rules | undefined {
  const [loaded, setLoaded] = useState(rules);
  useEffect(() => {
    if (rules) return;
    void import('@lanternwise/shared/safety/textRefusals').then(
      (module) => {
        rules = module;
        setLoaded(module);
      },
      () => undefined,
    );
  }, []);
  return loaded;
}

/** What is wrong, as the server would say it; empty while there is nothing to say. */
export function useTextRefusals(text: string, field: TeacherTextField): string[] {
  const { user } = useSession();
  const loaded = useRules();
  if (!loaded || text.trim() === '') return [];
  // A name is wrong until it is whole: its field says beforehand what it must be made of.
  const isConfirmed = field === 'class-name' || (user?.isSchoolConfirmed ?? false);
  const sentence = (refusal: TextRefusal) =>
    translateServerError({ ...refusal, message: loaded.refusalMessage(refusal) });
  return loaded.textRefusals(text.trim(), { field, isConfirmed }).map(sentence);
}

/** Whether the signed-in teacher may write to students in words of their own. */
export const useMayWriteOwnWords = (): boolean => useSession().user?.isSchoolConfirmed ?? false;
