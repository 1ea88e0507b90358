// Reads the corpus of wrong programs (../corpus/*.txt): each program with the line and the kinds of hint that help with it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface WrongProgram {
  /** File and place in it, such as `names 12`. */
  name: string;
  code: string;
  /** Line that has to be changed, from 1. */
  line: number;
  /** Kinds of hint that help; the first is the best. */
  kinds: readonly string[];
  /** Title or help must contain these words. */
  says: readonly string[];
  /** Neither title nor help may contain these words. */
  never: readonly string[];
  /** Lesson up to which words have been taught; the whole course where there is none. */
  lesson?: string;
  stdin: readonly string[];
  /** Published study whose category the mistake is of; see the README of the corpus. */
  study?: string;
  /** Was not looked at while the rules were written. */
  isHeldBack: boolean;
}

const FOLDER = join(import.meta.dirname, '../corpus');
const STUDIES = ['brown', 'denny', 'hristova', 'kohn', 'mccall', 'pritchard', 'smith'];
/** Every third program is held back from tuning. */
const HELD_BACK_EVERY = 3;

/** `#= 2 name.misspelt kohn says=print never=min @loops stdin=3,4`; says and never reach up to the next such word. */
function parseHeader(header: string): Omit<WrongProgram, 'name' | 'code' | 'isHeldBack'> {
  const [line = '', kinds = '', ...words] = header.slice(3).split(' ');
  const values = (key: string) =>
    [...header.matchAll(new RegExp(` ${key}=(.+?)(?= (?:says|never|stdin)=| @|$)`, 'g'))].map(
      (match) => match[1] ?? '',
    );
  const study = words.find((word) => STUDIES.includes(word));
  const lesson = words.find((word) => word.startsWith('@'));
  return {
    line: Number(line),
    kinds: kinds.split('|'),
    says: values('says'),
    never: values('never'),
    stdin: values('stdin').flatMap((answers) => answers.split(',')),
    ...(study !== undefined && { study }),
    ...(lesson !== undefined && { lesson: `python-${lesson.slice(1)}` }),
  };
}

export function readCorpus(): WrongProgram[] {
  const programs = readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .flatMap((file) =>
      readFileSync(join(FOLDER, file), 'utf8')
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
  return programs.map((program, at) => ({ ...program, isHeldBack: at % HELD_BACK_EVERY === 2 }));
}
