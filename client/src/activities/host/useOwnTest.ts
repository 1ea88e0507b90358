// Hook to how the learner's own model did on what it never saw, for people who speak of it and for the council's table.
import type { CompanionSkill } from '@lanternwise/shared/constants/companion';
import { useEffect, useState } from 'react';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useSettings } from '../../features/settings/useSettings.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import type { SkillCard } from './skill.ts';
import { loadSkill, type TaughtSkill } from './skills.ts';

export type OwnTest = SkillCard['unseen'];

const testOf = (taught: TaughtSkill | undefined): OwnTest =>
  taught && !taught.isSample ? taught.parts.card(taught.model).unseen : null;

/** Null where the learner taught or tested nothing, left it in another browser, or it cannot be read now; undefined while it is measured. */
export function useOwnTest(skill: CompanionSkill | undefined): OwnTest | undefined {
  const { language } = useSettings();
  const states = useAppSelector(selectRealmStates);
  // As of the beginning: what is said does not change while it is read.
  const [known] = useState(() => ({ states, language }));
  const [test, setTest] = useState<OwnTest>();
  useEffect(() => {
    if (skill === undefined) return;
    let isCurrent = true;
    const show = (own: OwnTest) => {
      if (isCurrent) setTest(own);
    };
    loadSkill(skill, known.states, known.language).then(
      (taught) => show(testOf(taught)),
      () => show(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [skill, known]);
  return skill === undefined ? null : test;
}
