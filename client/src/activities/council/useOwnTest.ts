// Hook to what the learner's own model got right of what it never saw, for the table of the council.
import type { CompanionSkill } from '@lanternwise/shared/constants/companion';
import { useEffect, useState } from 'react';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useSettings } from '../../features/settings/useSettings.ts';
import { useAppSelector } from '../../features/store/hooks.ts';
import type { SkillCard } from '../host/skill.ts';
import { loadSkill } from '../host/skills.ts';

export interface OwnTest {
  /** Null where the learner taught nothing, tested nothing, or left it in another browser. */
  test: SkillCard['unseen'];
}

/** Undefined until it is known; what cannot be loaded counts as untested. */
export function useOwnTest(skill: CompanionSkill): OwnTest | undefined {
  const { language } = useSettings();
  const states = useAppSelector(selectRealmStates);
  const [own, setOwn] = useState<OwnTest>();
  useEffect(() => {
    let isCurrent = true;
    const show = (test: OwnTest['test']) => {
      if (isCurrent) setOwn({ test });
    };
    loadSkill(skill, states, language).then(
      (taught) => show(taught && !taught.isSample ? taught.parts.card(taught.model).unseen : null),
      () => show(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [skill, states, language]);
  return own;
}
