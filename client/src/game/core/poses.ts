// Computes how a figure is drawn beyond its pictures: the squash and stretch of a hop, and the weight of a run.

/** Seconds of one hop, and its height in units. */
export const HOP_SECONDS = 0.46;
const HOP_UNITS = 15;
/** Shares of the hop before the feet leave the ground, and after they are back. */
const CROUCH_SHARE = 0.2;
const LAND_SHARE = 0.26;
const SQUASH = 0.14;
const STRETCH = 0.1;
/** At full speed: lean in radians, and how much the head goes up and down at each stride. */
const LEAN = 0.055;
const BOB_UNITS = 1.6;
/** Share of the way to a new lean in 1/60 s. */
const LEAN_LERP = 0.18;

export interface Pose {
  /** Units above the ground. */
  lift: number;
  /** Height relative to the picture's; the width is its inverse. */
  stretch: number;
}

export const STANDING: Pose = { lift: 0, stretch: 1 };

/** Crouches, leaps, and gives on landing. `seconds` since it began. */
export function hopPose(seconds: number): Pose {
  const share = seconds / HOP_SECONDS;
  if (share <= 0 || share >= 1) return STANDING;
  if (share < CROUCH_SHARE) return { lift: 0, stretch: 1 - SQUASH * Math.sin((share / CROUCH_SHARE) * (Math.PI / 2)) };
  const landing = 1 - LAND_SHARE;
  if (share >= landing) return { lift: 0, stretch: 1 - SQUASH * Math.sin(((share - landing) / LAND_SHARE) * Math.PI) };
  const flight = (share - CROUCH_SHARE) / (landing - CROUCH_SHARE);
  // From the crouch to long in the air, then back to itself before the feet touch the ground.
  return {
    lift: HOP_UNITS * Math.sin(flight * Math.PI),
    stretch: 1 - SQUASH * Math.max(0, 1 - flight * 5) + STRETCH * Math.sin(flight * Math.PI),
  };
}

/** The lean after `seconds`, in radians: towards where it runs. `across` = share of full speed to the right. */
export const nextLean = (lean: number, across: number, seconds: number): number =>
  lean + (across * LEAN - lean) * (1 - (1 - LEAN_LERP) ** (seconds * 60));

/** Units that a runner is higher than a standing figure; up once in each stride. */
export const runBob = (speed: number, poseSeconds: number, strideSeconds: number): number =>
  BOB_UNITS * speed * Math.abs(Math.sin((poseSeconds / strideSeconds) * Math.PI));
