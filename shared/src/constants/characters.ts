// Which atlas of assets/atlases holds the frames of which character: the common ones, and those that one realm brings.

export const COMMON_ATLAS = 'npcs';

/** Characters by the atlas that only realms with them load (assets/studio/art/characters/npcs/npcs.job.ts makes it). */
export const CHARACTER_ATLASES: Readonly<Record<string, readonly string[]>> = {
  'npcs-ai-adventure-park': ['talking-tree'],
  'npcs-robo-realm': ['nova', 'farm-guide'],
  'npcs-imagination-island': ['muse'],
  'npcs-fun-factory-realm': ['neo'],
  'npcs-voice-valley-park': ['echo', 'bridge-robot', 'bridge-robot-mended'],
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
  ],
};

const ATLAS_OF = new Map(
  Object.entries(CHARACTER_ATLASES).flatMap(([atlas, sprites]) => sprites.map((sprite) => [sprite, atlas] as const)),
);

/** The atlas a character's frames are in; unknown ones are looked for among the common. */
export const characterAtlas = (sprite: string): string => ATLAS_OF.get(sprite) ?? COMMON_ATLAS;
