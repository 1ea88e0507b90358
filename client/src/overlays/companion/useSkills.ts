// Hooks to what the companion was taught: read once for each opening, from this browser and the learner's states.
import { COMPANION_SKILL_IDS, type CompanionSkill } from '@lanternwise/shared/constants/companion';
import { useEffect, useMemo, useState } from 'react';
import { isTaught, loadSkill, type TaughtSkill } from '../../activities/host/skills.ts';
import { selectRealmStates } from '../../features/progress/progressSlice.ts';
import { useSettings } from '../../features/settings/useSettings.ts';
import { useAppSelector } from '../../features/store/hooks.ts';

export type SkillStatus = 'untaught' | 'loading' | 'failed' | TaughtSkill;
export type Skills = Readonly<Record<CompanionSkill, SkillStatus>>;

export function useSkills(): Skills {
  const { language } = useSettings();
  const states = useAppSelector(selectRealmStates);
  const [loaded, setLoaded] = useState<Partial<Record<CompanionSkill, SkillStatus>>>({});
  useEffect(() => {
    let isCurrent = true;
    const keep = (skill: CompanionSkill, status: SkillStatus) => {
      if (isCurrent) setLoaded((before) => ({ ...before, [skill]: status }));
    };
    for (const skill of COMPANION_SKILL_IDS)
      if (isTaught(skill, states))
        loadSkill(skill, states, language).then(
          (taught) => keep(skill, taught ?? 'untaught'),
          () => keep(skill, 'failed'),
        );
    return () => {
      isCurrent = false;
    };
  }, [states, language]);
  return useMemo(() => {
    const statusOf = (skill: CompanionSkill) => loaded[skill] ?? (isTaught(skill, states) ? 'loading' : 'untaught');
    return Object.fromEntries(COMPANION_SKILL_IDS.map((skill) => [skill, statusOf(skill)])) as Skills;
  }, [loaded, states]);
}
