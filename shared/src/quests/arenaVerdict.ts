// Whether a run that a browser reports as passed can be: Python runs only there, but its outputs and its words can be compared.
import type { RealmContent } from '../content/bundle.ts';
import { plainOutput } from '../content/plainOutput.ts';
import type { Arena, Construct } from '../content/pythonLesson.ts';
import type { QuestEvent } from './events.ts';

export type ProgramRunEvent = QuestEvent & { kind: 'program-run' };

/** What a program that has a construct must contain; necessary, not sufficient: only Python can read a program. */
const SIGNS: Readonly<Record<Construct, RegExp>> = {
  print: /\bprint\b/,
  variable: /=/,
  input: /\binput\b/,
  'if-else': /\bif\b/,
  function: /\bdef\b/,
  loop: /\b(for|while)\b/,
};

/** Compares the outputs of all test cases, hidden ones too. Runs of older clients carry none: their words alone decide. */
function matchesCases({ cases, field }: Arena, outputs: readonly string[] | undefined): boolean {
  if (outputs === undefined || field !== undefined) return true;
  return (
    outputs.length === cases.length &&
    cases.every(({ expected, also }, at) =>
      [expected, ...also].some((wanted) => plainOutput(wanted) === plainOutput(outputs[at] ?? '')),
    )
  );
}

/** False for a run of an Arena that says it passed and cannot have; other runs are evidence only. */
export function acceptsRun({ lessons }: RealmContent, { ref, status, code, outputs }: ProgramRunEvent): boolean {
  const lesson = lessons[ref];
  if (status !== 'passed' || lesson?.kind !== 'python') return true;
  return lesson.arena.required.every((construct) => SIGNS[construct].test(code)) && matchesCases(lesson.arena, outputs);
}
