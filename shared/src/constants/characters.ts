// Maps characters to the atlas in assets/atlases that holds their frames.

/** All townsfolk and the duck: what a mechanic gathers a crowd from. */
export const COMMON_ATLAS = 'npcs';

/** Characters by atlas; only realms with these characters load it (built by assets/studio/art/characters: npcs/npcs.job.ts and folk/folk.job.ts). */
export const CHARACTER_ATLASES: Readonly<Record<string, readonly string[]>> = {
  // In several realms, some of which have no townsfolk.
  'npcs-guides': ['wizard', 'owl', 'robot'],
  'npcs-ai-adventure-park': ['talking-tree', 'townsfolk-1', 'townsfolk-2', 'townsfolk-4', 'townsfolk-6'],
  'npcs-robo-realm': ['nova', 'farm-guide'],
  'npcs-imagination-island': ['muse'],
  'npcs-fun-factory-realm': ['neo'],
  'npcs-voice-valley-park': ['echo', 'bridge-robot', 'bridge-robot-mended', 'townsfolk-3', 'townsfolk-8'],
  'npcs-safety-star-city': ['captain-shield'],
  'npcs-demo': ['gatekeeper'],
  'npcs-night-garden': ['nova', 'lumen', 'muse', 'neo', 'echo', 'captain-shield'],
  'npcs-python-world': [
    'shopkeeper-1',
    'shopkeeper-2',
    'shopkeeper-3',
    'shopkeeper-4',
    'shopkeeper-5',
    'shopkeeper-6',
    'shopkeeper-7',
    'shopkeeper-8',
    'townsfolk-5',
    'townsfolk-7',
  ],
  'folk-python-world': ['bruno', 'old-gust', 'maya'],
  'folk-robo-realm': ['mr-otto', 'amara', 'zuri', 'pavel', 'sprocket'],
  'folk-fun-factory-realm': ['mrs-pim', 'bo-belt', 'doctor-gigi', 'tavi', 'ribbon'],
  'folk-safety-star-city': ['gudrun', 'mr-vane', 'uncle-ren', 'orla', 'scroll'],
  'folk-imagination-island': ['asel', 'old-tomas', 'captain-ines', 'yuki', 'bo-boats'],
  'folk-voice-valley-park': ['selma', 'tomas'],
  'folk-think-tank-park': ['rosa'],
  'folk-wonder-vision-valley': ['lumen', 'iris'],
  'folk-demo': ['lin'],
};

/** Its guests live in other realms; here they only stand, in one small atlas in place of six large ones. */
const GUESTS_ATLAS = 'npcs-night-garden';

const ATLAS_OF = new Map(
  Object.entries(CHARACTER_ATLASES).flatMap(([atlas, sprites]) =>
    atlas === GUESTS_ATLAS ? [] : sprites.map((sprite) => [sprite, atlas] as const),
  ),
);

/** The atlas with a character's frames on a map (the name of its file); COMMON_ATLAS for unknown characters. */
export function characterAtlas(sprite: string, map = ''): string {
  const isGuest =
    `npcs-${map.replace('.tmj', '')}` === GUESTS_ATLAS && CHARACTER_ATLASES[GUESTS_ATLAS]?.includes(sprite);
  return isGuest ? GUESTS_ATLAS : (ATLAS_OF.get(sprite) ?? COMMON_ATLAS);
}
