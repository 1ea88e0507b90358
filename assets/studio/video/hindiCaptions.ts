// The captions of a film in Hindi: the words by their English from films/captions.hi.json; a sentence without Hindi is an error.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { captionsOf } from './captions.ts';
import type { Film } from './film.ts';

const FILE = path.join(import.meta.dirname, 'films/captions.hi.json');
export const HINDI_SPEECH: Readonly<Record<string, string>> = JSON.parse(readFileSync(FILE, 'utf8'));

function hindiOf(speech: string): string {
  const hindi = HINDI_SPEECH[speech];
  if (hindi === undefined) throw new Error(`films/captions.hi.json has no Hindi for "${speech}".`);
  return hindi;
}

export const hindiCaptionsOf = (film: Film): string =>
  captionsOf({ ...film, beats: film.beats.map((beat) => ({ ...beat, speech: hindiOf(beat.speech) })) }).replaceAll(
    '[Output: ',
    '[आउटपुट: ',
  );
