// Which sprite atlases the game needs to draw a map.
import { characterAtlas } from '../constants/characters.ts';
import type { RealmMap } from './realmMap.ts';

/** Atlases every realm needs besides those of its characters and props. */
const COMMON_ATLASES = ['items', 'world'];

/** Atlas of the board and the lamp of a lantern post. */
export const POST_ATLAS = 'nature';

export const requiredAtlases = (map: RealmMap): string[] => [
  ...new Set([
    ...COMMON_ATLASES,
    ...map.npcs.map(({ sprite }) => characterAtlas(sprite)),
    ...map.props.map(({ atlas }) => atlas),
    ...(map.posts.length > 0 ? [POST_ATLAS] : []),
    ...map.mechanics.map(({ properties }) => properties.atlas),
  ]),
];
