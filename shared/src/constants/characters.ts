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

const ATLAS_OF = new Map(
  Object.entries(CHARACTER_ATLASES).flatMap(([atlas, sprites]) => sprites.map((sprite) => [sprite, atlas] as const)),
);

/** The atlas with a character's frames; COMMON_ATLAS for unknown characters. */
export const characterAtlas = (sprite: string): string => ATLAS_OF.get(sprite) ?? COMMON_ATLAS;
