// Says why a teacher's text does not reach children: for the form while it is written, and for the server's refusal.
import { isPresetClassName } from '../groups/presetClassName.ts';
import { objectionsTo } from './objections.ts';

/** Where a teacher writes what children of a class see; of the private note about a learner only that learner's export. */
export type TeacherTextField = 'live-gather' | 'assignment-note' | 'class-name' | 'learner-note';

/** Messages by code; `{part}` is what was written. Part of the API's error messages (contracts/error-codes.ts). */
export const TEXT_REFUSALS = {
  'presets-only':
    'Until your school is confirmed, students see only the ready-made lines. Choose one of them, or ask an Admin of this site to confirm your school.',
  'class-name-preset':
    'Until your school is confirmed, a group is named by class and section, such as "Class 6F" or "Robot Club 2". Ask an Admin of this site to confirm your school.',
  'text-private':
    '"{part}" looks like a way to contact someone outside the class, or like a password. Students must not get it here: take it out.',
  'text-words': '"{part}" is not a word for students. Write it in another way.',
  'text-secret': '"{part}" asks students to keep something from others. Nothing in a class is a secret: take it out.',
  'text-meeting':
    '"{part}" sounds like a meeting alone with a student. Say where the whole class meets, or take it out.',
  'text-picture': '"{part}" asks students for pictures or for their camera. Take it out.',
  'text-contact':
    '"{part}" leads students to talk elsewhere or asks for their contact. Everything stays in the class here: take it out.',
} as const;

export interface TextRefusal {
  readonly code: keyof typeof TEXT_REFUSALS;
  readonly values: { readonly part: string };
}

interface Writing {
  readonly field: TeacherTextField;
  /** Whether the teacher's school is confirmed. */
  readonly isConfirmed: boolean;
}

/** All reasons; none if children may see it. */
export function textRefusals(text: string, { field, isConfirmed }: Writing): TextRefusal[] {
  const objections = objectionsTo(text).map(
    ({ kind, part }): TextRefusal => ({ code: `text-${kind}`, values: { part } }),
  );
  if (isConfirmed) return objections;
  if (field !== 'class-name') return [{ code: 'presets-only', values: { part: text } }];
  return isPresetClassName(text) ? [] : [{ code: 'class-name-preset', values: { part: text } }, ...objections];
}

/** The English message. */
export const refusalMessage = ({ code, values }: TextRefusal): string =>
  TEXT_REFUSALS[code].replace('{part}', () => values.part);
