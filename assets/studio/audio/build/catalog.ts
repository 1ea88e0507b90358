// Writes assets/audio/catalog.ts, by which the client knows every sound's name and place.
import type { Manifest } from './manifest.ts';

const literal = (name: string, value: unknown): string =>
  `export const ${name} = ${JSON.stringify(value, null, 2)} as const;\n`;

/** The catalog's text for a manifest. */
export function catalogText(manifest: Manifest): string {
  const songs: Record<string, unknown> = {};
  const sprites: Record<string, unknown> = {};
  const names: Record<string, unknown> = {};
  for (const [id, one] of Object.entries(manifest)) {
    if (one.kind === 'song') songs[id] = one.entry;
    else {
      sprites[id] = { src: one.entry.src, sprite: one.entry.sprite };
      names[id] = one.entry.names;
    }
  }
  return [
    '// Names, files and places of every sound; written by `npm run audio`, not by hand. File names are relative to this folder.\n',
    literal('SPRITES', sprites),
    literal('EFFECTS', names.effects ?? {}),
    literal('VOICES', names.voices ?? {}),
    literal('SONGS', songs),
    'export type EffectName = keyof typeof EFFECTS;\nexport type VoiceName = keyof typeof VOICES;\nexport type SongName = keyof typeof SONGS;\n',
  ].join('\n');
}
