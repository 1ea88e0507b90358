// How things move and reach in a realm: the numbers of platform.txt section 9. Lengths are world units (1 unit = 1 map pixel).

/** Player speed, units per second. */
export const PLAYER_SPEED = 300;
/** Speed of a wandering character, units per second. */
export const NPC_SPEED = 20;
/** Seconds one walking frame of the player stays. */
export const PLAYER_FRAME_SECONDS = 0.1;
/** Seconds one walking frame of a character stays. */
export const NPC_FRAME_SECONDS = 0.15;
/** Frames in a walking row of the player's 64×64 sheet. */
export const PLAYER_FRAMES = 9;
export const PLAYER_FRAME_SIZE = 64;
/** Diameter of the player for collision, and the "size" the requirements give. */
export const PLAYER_SIZE = 32;
/** Size of a character where the map says nothing else. */
export const NPC_SIZE = 32;
/** Wandering radius where the map says nothing else. */
export const NPC_RADIUS = 200;
/** Longest simulated step in seconds: a slow frame never teleports anybody. */
export const MAX_FRAME_SECONDS = 0.1;
/** Edge of a cell of the collision grid. */
export const COLLISION_CELL_SIZE = 100;
/** Added to a character's size to get the distance from which it can be talked to. */
export const INTERACTION_MARGIN = 20;
/** Distance at which the next-map arrow counts as reached. */
export const EXIT_TRIGGER_DISTANCE = 50;
