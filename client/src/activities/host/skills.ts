// What the companion was taught: finds the skill.ts of each kind, and reads the learner's drafts in the realm where it was taught.
import type { ActivityKind } from '@lanternwise/shared/activities/registry';
import { COMPANION_SKILLS, type CompanionSkill } from '@lanternwise/shared/constants/companion';
import type { Language } from '@lanternwise/shared/constants/languages';
import type { MapId } from '@lanternwise/shared/constants/realms';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { loadRealmContent } from '../../features/content/loadRealmContent.ts';
import type { Learned, SkillParts } from './skill.ts';

/** A skill that was taught, of whichever kind. */
export interface TaughtSkill extends Learned<unknown> {
  parts: SkillParts<ActivityKind, unknown>;
}

type States = Readonly<Partial<Record<MapId, RealmState>>>;

const PARTS = import.meta.glob<SkillParts<ActivityKind, unknown>>('../*/skill.ts', { import: 'skill' });

/** Whether the learner has passed where it is taught: the work itself may be in another browser. */
export function isTaught(skill: CompanionSkill, states: States): boolean {
  const { realm, activity } = COMPANION_SKILLS[skill];
  return states[realm]?.activities[activity]?.correct === true;
}

/** Undefined for what was not taught. Rejects if the realm or the kind cannot be loaded. */
export async function loadSkill(
  skill: CompanionSkill,
  states: States,
  language: Language,
): Promise<TaughtSkill | undefined> {
  const { realm, activity: id } = COMPANION_SKILLS[skill];
  const state = states[realm];
  if (!state || !isTaught(skill, states)) return undefined;
  const { activities } = await loadRealmContent(realm, language);
  const activity = activities[id];
  const parts = activity && (await PARTS[`../${activity.kind}/skill.ts`]?.());
  if (!parts) return undefined;
  const learned = await parts.learn({ activity, activities, state, language });
  return learned && { ...learned, parts };
}
