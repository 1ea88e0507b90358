// Reads the corpora of wrong programs (../corpus): each program with the lines, the kinds of hint that help, and the live judgement.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What may be said while the program is being typed: nothing, or hints of these kinds at these lines (silence is always right). */
export type LiveJudgement = 'silent' | { lines: readonly number[]; kinds: readonly string[] };

/** How a run ends: with an error (or the Lab's check refuses it), without one but wrongly, or never. */
export type RunEnding = 'error' | 'silent' | 'endless';

export interface WrongProgram {
  /** File and place in it, such as `names 12`. */
  name: string;
  code: string;
  /** Line that has to be changed, from 1. */
  line: number;
  /** Lines that can be changed instead. */
  otherLines: readonly number[];
  /** Kinds of hint that help; the first is the best. */
  kinds: readonly string[];
  /** Title or help must contain these words. */
  says: readonly string[];
  /** Neither title nor help may contain these words. */
  never: readonly string[];
  /** Lesson up to which words have been taught; the whole course where there is none. */
  lesson?: string;
  stdin: readonly string[];
  ending: RunEnding;
  /** Undefined in the first corpus, which was not judged for live hints. */
  live?: LiveJudgement;
  /** Published study whose category the mistake is of; see the README of the corpus. */
  study?: string;
  /** Was not looked at while the rules were written. */
  isHeldBack: boolean;
}

const FOLDER = join(import.meta.dirname, '../corpus');
const STUDIES = ['brown', 'denny', 'hristova', 'kohn', 'mccall', 'pritchard', 'smith', 'trial'];
/** Every third program is held back from tuning. */
const HELD_BACK_EVERY = 3;

function parseLive(text: string, kinds: readonly string[]): LiveJudgement {
  const [lines = '', own] = text.split(':');
  return text === 'silent' ? 'silent' : { lines: lines.split('|').map(Number), kinds: own?.split('|') ?? kinds };
}

/** `#= 2|4 name.misspelt kohn live=2 runs=silent says=print never=min @loops stdin=3,4`; a value reaches up to the next such word. */
function parseHeader(header: string): Omit<WrongProgram, 'name' | 'code' | 'isHeldBack'> {
  const [place = '', kindList = '', ...words] = header.slice(3).split(' ');
  const [line = Number.NaN, ...otherLines] = place.split('|').map(Number);
  const kinds = kindList.split('|');
  const values = (key: string) =>
    [...header.matchAll(new RegExp(` ${key}=(.+?)(?= (?:says|never|stdin|live|runs)=| @|$)`, 'g'))].map(
      (match) => match[1] ?? '',
    );
  const study = words.find((word) => STUDIES.includes(word));
  const lesson = words.find((word) => word.startsWith('@'));
  const [live] = values('live');
  const [ending] = values('runs');
  return {
    line,
    otherLines,
    kinds,
    says: values('says'),
    never: values('never'),
    stdin: values('stdin').flatMap((answers) => answers.split(',')),
    ending: ending === 'silent' || ending === 'endless' ? ending : 'error',
    ...(live !== undefined && { live: parseLive(live, kinds) }),
    ...(study !== undefined && { study }),
    ...(lesson !== undefined && { lesson: `python-${lesson.slice(1)}` }),
  };
}

/** The programs of one folder's files. */
function readPrograms(folder: string): Omit<WrongProgram, 'isHeldBack'>[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^(?=#= )/m)
        .filter((part) => part.startsWith('#= '))
        .map((part, at) => {
          const end = part.indexOf('\n');
          return {
            ...parseHeader(part.slice(0, end)),
            name: `${file.replace('.txt', '')} ${at + 1}`,
            code: part.slice(end + 1).replace(/\n$/, ''),
          };
        }),
    );
}

export const readCorpus = (): WrongProgram[] =>
  readPrograms(FOLDER).map((program, at) => ({ ...program, isHeldBack: at % HELD_BACK_EVERY === 2 }));

/** Corpora that are also judged for live hints; all of what stands here is open. */
export const LATER_CORPORA = ['second', 'third'] as const;

export const readLaterCorpus = (name: (typeof LATER_CORPORA)[number]): WrongProgram[] =>
  readPrograms(join(FOLDER, name)).map((program) => ({ ...program, isHeldBack: false }));

/** The part of a later corpus that is kept outside the repository. @public: the bench loads it by its path. */
export const readHeldBackCorpus = (folder: string): WrongProgram[] =>
  readPrograms(folder).map((program) => ({ ...program, isHeldBack: true }));
