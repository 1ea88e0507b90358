// What sounds there are: the manifest that `npm run audio` writes beside the sound files, and where the files are.

export interface SpriteEntry {
  /** Seconds from the start of the effects file. */
  start: number;
  seconds: number;
}

export interface LayerEntry {
  file: string;
  /** Seconds: the part between is played over and over. */
  loopStart: number;
  loopEnd: number;
}

export interface AudioManifest {
  songs: Record<string, { layers: Record<string, LayerEntry> }>;
  effects: Record<string, { sprites: readonly SpriteEntry[] }>;
}

const manifests = import.meta.glob<AudioManifest>('../../../assets/audio/manifest.json', { import: 'default' });
const files = import.meta.glob<string>('../../../assets/audio/**/*.{webm,m4a,mp3}', {
  eager: true,
  query: '?url',
  import: 'default',
});

const SILENT: AudioManifest = { songs: {}, effects: {} };

export async function loadManifest(): Promise<AudioManifest> {
  try {
    return (await Object.values(manifests)[0]?.()) ?? SILENT;
  } catch {
    console.warn('The list of sounds could not be loaded; the game stays silent');
    return SILENT;
  }
}

/** Addresses of a sound in every format there is, the smallest first. */
export function sourcesOf(name: string): string[] {
  const formats = ['webm', 'm4a', 'mp3'];
  return formats.flatMap((format) =>
    Object.entries(files)
      .filter(([path]) => path.endsWith(`/${name}.${format}`))
      .map(([, url]) => url),
  );
}

export function findLayer(manifest: AudioManifest, file: string): LayerEntry | undefined {
  return Object.values(manifest.songs)
    .flatMap(({ layers }) => Object.values(layers))
    .find((layer) => layer.file === file);
}
