// Loads and searches the sound catalogue written by `npm run audio`; missing sounds are never an error.
type Sprite = Readonly<Record<string, readonly [startMs: number, durationMs: number]>>;
interface SpriteFile {
  readonly src: readonly string[];
  readonly sprite: Sprite;
}
interface Song {
  readonly loopMs: number;
  readonly paddingMs: number;
  readonly layers: Readonly<Record<string, readonly string[]>>;
}

export interface Catalog {
  readonly SPRITES: Readonly<Record<'effects' | 'voices', SpriteFile>>;
  readonly EFFECTS: Readonly<Record<string, readonly string[]>>;
  readonly VOICES: Readonly<Record<string, readonly string[]>>;
  readonly SONGS: Readonly<Record<string, Song>>;
}

const catalogs = import.meta.glob<Catalog>('../../../assets/audio/catalog.ts');
const files = import.meta.glob<string>('../../../assets/audio/*.{webm,m4a,mp3}', {
  eager: true,
  query: '?url',
  import: 'default',
});

export async function loadCatalog(): Promise<Catalog | undefined> {
  try {
    return await Object.values(catalogs)[0]?.();
  } catch {
    console.warn('The list of sounds could not be loaded; the game stays silent');
    return undefined;
  }
}

/** URLs of the existing files, in the given order. */
export const urlsOf = (names: readonly string[]): string[] =>
  names.flatMap((name) => files[`../../../assets/audio/${name}`] ?? []);

/** Interface names of effects that have another name in the catalogue. */
const ALIASES: Readonly<Record<string, string>> = {
  click: 'ui-press',
  open: 'ui-open',
  close: 'ui-close',
  page: 'page-turn',
  arrow: 'arrow-appear',
  transition: 'transition-whoosh',
  'lantern-lit': 'lantern',
};

const BLIP_PREFIX = 'blip-';
/** Voices for characters without their own; chosen by a hash of the name, so that each character keeps its voice. */
const FALLBACK_VOICES = ['elder', 'shopkeeper', 'narrator', 'child-low', 'farm-guide'] as const;

function fallbackVoice(character: string): string {
  const sum = [...character].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return FALLBACK_VOICES[sum % FALLBACK_VOICES.length] ?? FALLBACK_VOICES[0];
}

export interface FoundSound {
  file: 'effects' | 'voices';
  sprites: readonly string[];
}

/** Finds the variations of an effect or of "blip-<character>"; undefined if there is none. */
export function findSound(catalog: Catalog, name: string): FoundSound | undefined {
  const ownValue = (all: Readonly<Record<string, readonly string[]>>, key: string) =>
    Object.hasOwn(all, key) ? all[key] : undefined;
  const effect = ownValue(catalog.EFFECTS, ALIASES[name] ?? name);
  if (effect) return { file: 'effects', sprites: effect };
  if (!name.startsWith(BLIP_PREFIX)) return undefined;
  const character = name.slice(BLIP_PREFIX.length);
  const voice =
    ownValue(catalog.VOICES, character) ??
    ownValue(catalog.VOICES, fallbackVoice(character)) ??
    ownValue(catalog.VOICES, FALLBACK_VOICES[0]);
  return voice && { file: 'voices', sprites: voice };
}

/** Finds a layer by "<song>-<layer>", for example "park-calm". */
export function findLayer(catalog: Catalog, name: string): { src: string[]; loop: [number, number] } | undefined {
  const separator = name.lastIndexOf('-');
  const songName = name.slice(0, separator);
  const song = Object.hasOwn(catalog.SONGS, songName) ? catalog.SONGS[songName] : undefined;
  const names = song?.layers[name.slice(separator + 1)];
  if (!song || !names) return undefined;
  return { src: urlsOf(names), loop: [song.paddingMs, song.loopMs] };
}

export interface Music {
  readonly calm: string;
  readonly busy: string;
}
/** The song of realms without their own. */
const FALLBACK_SONG = 'park';

/** Resolves the music of a realm: the layers named by its content, else the song with the map's id, else the park's. */
export function resolveMusic(catalog: Catalog, realm: string, named: Music): Music {
  if (findLayer(catalog, named.calm)) return named;
  const song = Object.hasOwn(catalog.SONGS, realm) ? realm : FALLBACK_SONG;
  return { calm: `${song}-calm`, busy: `${song}-busy` };
}
