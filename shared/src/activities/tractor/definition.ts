// Defines the tractor activity: a program for one field, which client and server run on all layouts of that field.
import { z } from 'zod';
import { freeText } from '../../content/freeText.ts';
import { text } from '../../content/text.ts';
import { defineActivity } from '../defineActivity.ts';
import { gradeFromErrors } from '../kit/grading.ts';
import { TRACTOR_FIELDS, type TractorField, tractorField } from './fields.ts';
import { gradeProgram } from './grade.ts';
import { EMPTY_PROGRAM, type Program, parseProgram } from './program.ts';
import { writePython } from './python.ts';
import { FIELD_PROGRAMS } from './solutions.ts';

const [firstField, ...otherFields] = TRACTOR_FIELDS.map((field) => field.id);

const fields = {
  field: z.enum([firstField ?? '', ...otherFields]),
  /** Before the first field only: the others open at their blocks. */
  intro: z.strictObject({ title: text(), text: text({ max: 120 }), button: text() }).optional(),
  /** Why a field is usually not finished. */
  unfinished: z.strictObject({ label: text(), why: text() }),
};

/** Not the schema of programs itself: it must not recurse into an answer before its depth is known. */
const answer = freeText(z.custom<Program>((value) => parseProgram(value).kind === 'program'));

/** Item ids in a grade: one for each layout. */
const layoutItems = (field: TractorField): string[] => field.layouts.map((_, at) => `layout-${at + 1}`);

const programsOf = (field: string) => {
  const found = FIELD_PROGRAMS[field];
  if (!found) throw new Error(`The tractor field "${field}" has no programs.`);
  return found;
};

export const tractor = defineActivity({
  kind: 'tractor',
  learns: 'none',
  onMap: ({ field }) => [{ kind: 'tractor-field', name: field, isBeside: true }],
  figures: () => ['blocks', 'fewest blocks'],
  fields,
  answer,
  grade: ({ field: name }, program) => {
    const field = tractorField(name);
    const items = layoutItems(field);
    const { layouts } = gradeProgram(field, program);
    return gradeFromErrors(
      items.filter((_, at) => !layouts[at]?.passed),
      items.length,
    );
  },
  explain: ({ field, unfinished: { label, why } }) =>
    layoutItems(tractorField(field)).map((item) => ({ item, label, text: why })),
  asPython: (program) =>
    writePython(program)
      .map(({ text }) => text)
      .join('\n'),
  /** A program is run to see what it does: no run is an answer. */
  tries: () => [],
  solution: ({ field }) => programsOf(field).solution,
  emptyAnswer: () => EMPTY_PROGRAM,
  mistakes: ({ field }) => [programsOf(field).starter],
});
