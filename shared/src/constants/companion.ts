// The companion that walks with the learner: its atlas and its poses, as pictures and bus name them.
import type { MapId } from './realms.ts';

export const COMPANION_ATLAS = 'wick';

/** Shown for some seconds when it is asked to: it thinks, glows, was wrong, or is proud. */
export type CompanionMood = 'think' | 'glow' | 'wrong' | 'proud';
/** `carry` = it holds a flame up. */
export type CompanionPose = CompanionMood | 'walk' | 'stand' | 'sit' | 'carry';

/** Where a learner teaches the companion something: by passing this activity of this realm. */
interface SkillSource {
  realm: MapId;
  activity: string;
}

/** What the companion can learn, in the order of the road. */
export const COMPANION_SKILLS = {
  /** Says how full bins will be: the tree of the canteen. */
  bins: { realm: 'ai-adventure-park', activity: 'canteen-data' },
  /** Fetches by a program of blocks. */
  fetch: { realm: 'robo-realm', activity: 'tractor-field-1' },
  /** Names what is drawn: the nearest drawings. */
  drawing: { realm: 'wonder-vision-valley', activity: 'train-drawings' },
  /** Leads the way by a search. */
  way: { realm: 'think-tank-park', activity: 'path-level-1' },
  /** Talks by the words that followed one another. */
  talk: { realm: 'imagination-island', activity: 'feed-river' },
  /** Laughs or stays silent. */
  laugh: { realm: 'fun-factory-realm', activity: 'train-meter' },
  /** Obeys three words that it hears. */
  hear: { realm: 'voice-valley-park', activity: 'teach-three-words' },
  /** Stops bad messages: the tree at the gate. */
  guard: { realm: 'safety-star-city', activity: 'guard-gate' },
} as const satisfies Record<string, SkillSource>;
export type CompanionSkill = keyof typeof COMPANION_SKILLS;
export const COMPANION_SKILL_IDS = Object.keys(COMPANION_SKILLS) as CompanionSkill[];
