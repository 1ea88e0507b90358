// The companion that walks with the learner: its atlas and its poses, as pictures and bus name them.

export const COMPANION_ATLAS = 'wick';

/** Shown for some seconds when it is asked to: it thinks, glows, was wrong, or is proud. */
export type CompanionMood = 'think' | 'glow' | 'wrong' | 'proud';
/** `carry` = it holds a flame up. */
export type CompanionPose = CompanionMood | 'walk' | 'stand' | 'sit' | 'carry';
