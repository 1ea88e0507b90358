// Which sprite atlases the game needs to draw a map, and which follow.
import { characterAtlas } from '../constants/characters.ts';
import type { RealmMap } from './realmMap.ts';

/** Atlases every realm needs besides those of its characters and props. */
const COMMON_ATLASES = ['items', 'world'];

/** Badges and moods: what nobody sees before something was done. */
export const REWARDS_ATLAS = 'rewards';

/** Loaded by the game once its first frame is on the screen. */
export const LATER_ATLASES = [REWARDS_ATLAS];

/** Atlas of the board and the lamp of a lantern post. */
export const POST_ATLAS = 'nature';

export const requiredAtlases = (map: RealmMap): string[] => [
  ...new Set([
    ...COMMON_ATLASES,
    ...map.npcs.map(({ sprite }) => characterAtlas(sprite, map.name)),
    ...map.props.map(({ atlas }) => atlas),
    ...(map.posts.length > 0 ? [POST_ATLAS] : []),
    ...map.mechanics.flatMap(({ properties }) => ('atlas' in properties ? properties.atlas : [])),
  ]),
];
