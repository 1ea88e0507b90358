// Movement and interaction constants of platform.txt section 9, in world units (1 unit = 1 map pixel).

/** Player speed, units per second. */
export const PLAYER_SPEED = 300;
/** NPC speed, units per second. */
export const NPC_SPEED = 20;
/** Duration of one walking frame of the player. */
export const PLAYER_FRAME_SECONDS = 0.1;
/** Duration of one walking frame of an NPC. */
export const NPC_FRAME_SECONDS = 0.15;
/** Frames in a walking row of the player's 64×64 sheet. */
export const PLAYER_FRAMES = 9;
export const PLAYER_FRAME_SIZE = 64;
/** Collision diameter of the player; "size" in the requirements. */
export const PLAYER_SIZE = 32;
/** Default size of an NPC. */
export const NPC_SIZE = 32;
/** Default wandering radius of an NPC. */
export const NPC_RADIUS = 200;
/** Longest simulated step in seconds; prevents jumps after a slow frame. */
export const MAX_FRAME_SECONDS = 0.1;
/** Edge length of a collision grid cell. */
export const COLLISION_CELL_SIZE = 100;
/** Size of a great lantern's foot, for the distance from which it can be lit. */
export const LANTERN_SIZE = 36;
/** The part of a great lantern that blocks, centred on its position. */
export const LANTERN_FOOT = { width: 28, height: 14 } as const;
/** Size of a lantern post, for the distance from which it can be used. */
export const POST_SIZE = 44;
/** The part of a lantern post that blocks; its position is the middle of the lower edge. */
export const POST_FOOT = { width: 82, height: 12 } as const;
/** Added to the size of who is talked to: where the player stands for it. Less than the margin below. */
export const TALK_GAP = 16;
/** Added to an NPC's size; the sum is the interaction distance. */
export const INTERACTION_MARGIN = 20;
/** Distance at which the next-map arrow counts as reached. */
export const EXIT_TRIGGER_DISTANCE = 50;
