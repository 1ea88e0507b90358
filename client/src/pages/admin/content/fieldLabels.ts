// Names a text of a lesson, activity or conversation in words, from its path: "Page 2 · Section 1 · Heading".
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '../../../i18n/runtime.tsx';

/** What a single text is, by its key. */
const TEXT_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  about: msg`Description`,
  again: msg`Button to do it again`,
  answer: msg`Answer`,
  ask: msg`Question`,
  back: msg`Button to go back`,
  button: msg`Button`,
  caption: msg`Caption`,
  conclusion: msg`Conclusion`,
  correct: msg`When the answer is right`,
  description: msg`Description`,
  done: msg`When it is done`,
  example: msg`Example`,
  explanation: msg`Explanation`,
  fallback: msg`If nothing fits`,
  finish: msg`Button to finish`,
  funFact: msg`Fun fact`,
  goal: msg`Goal`,
  greeting: msg`Greeting`,
  heading: msg`Heading`,
  intro: msg`Introduction`,
  label: msg`Label`,
  leave: msg`Button to leave`,
  locked: msg`While it is locked`,
  message: msg`Message`,
  name: msg`Name`,
  next: msg`Button to go on`,
  no: msg({ context: 'text', message: 'No' }),
  play: msg`Button to play`,
  prompt: msg`Task`,
  question: msg`Question`,
  recap: msg`Recap`,
  reply: msg`Reply`,
  root: msg`Top of the figure`,
  said: msg`What is said`,
  start: msg`Button to start`,
  story: msg`Story`,
  text: msg`Text`,
  tip: msg`Tip`,
  title: msg`Title`,
  why: msg`Why`,
  wrong: msg`When the answer is wrong`,
  yes: msg({ context: 'text', message: 'Yes' }),
};

/** What a numbered or named part of the whole is, by its key. */
const PART_NAMES: Readonly<Record<string, MessageDescriptor>> = {
  answers: msg`Answer`,
  blanks: msg`Gap`,
  branches: msg`Branch`,
  captions: msg`Caption`,
  cards: msg`Card`,
  columns: msg`Column`,
  concepts: msg`Idea`,
  domains: msg`Domain`,
  examples: msg`Example`,
  figure: msg`Figure`,
  film: msg`Film`,
  groups: msg`Group`,
  guesses: msg`Guess`,
  hints: msg`Hint`,
  howTo: msg`How to play`,
  intro: msg`Introduction`,
  items: msg`Item`,
  labels: msg`Label`,
  learningPoints: msg`What is learnt`,
  leaves: msg`Leaf`,
  levels: msg`Level`,
  lines: msg`Line`,
  messages: msg`Message`,
  next: msg`Next activity`,
  options: msg`Option`,
  pages: msg`Page`,
  pairs: msg`Pair`,
  pictures: msg`Picture`,
  places: msg`Place`,
  play: msg`Activity on this page`,
  posts: msg`Post`,
  questions: msg`Question`,
  reasons: msg`Reason`,
  rounds: msg`Round`,
  rows: msg`Row`,
  scenes: msg`Scene`,
  sections: msg`Section`,
  stages: msg`Stage`,
  steps: msg`Step`,
  stops: msg({ context: 'map', message: 'Stop' }),
  stories: msg`Story`,
  tasks: msg`Task`,
  thread: msg`Side activity`,
  topics: msg`Topic`,
  values: msg`Value`,
  words: msg`Word`,
};

const isIndex = (key: string): boolean => /^\d+$/.test(key);

/** A name for each path, no two alike. Call it while rendering: the names follow the language of the page. */
export function fieldLabels(paths: readonly string[]): string[] {
  const used = new Map<string, number>();
  return paths.map((path) => {
    const label = fieldLabel(path);
    const count = (used.get(label) ?? 0) + 1;
    used.set(label, count);
    return count === 1 ? label : `${label} (${count})`;
  });
}

function fieldLabel(path: string): string {
  const keys = path.split('.');
  const names: string[] = [];
  for (const [at, key] of keys.entries()) {
    if (isIndex(key)) continue;
    const after = keys[at + 1];
    const isLast = at === keys.length - 1 || (at === keys.length - 2 && after !== undefined && isIndex(after));
    const number = after !== undefined && isIndex(after) ? Number(after) + 1 : undefined;
    names.push(nameOf(key, isLast, number));
  }
  return names.join(' · ');
}

/** A key without a word of its own is told by its number, or as a text: what it says stands in the field. */
function nameOf(key: string, isLast: boolean, number: number | undefined): string {
  const known = (isLast && number === undefined ? TEXT_NAMES : PART_NAMES)[key] ?? TEXT_NAMES[key] ?? PART_NAMES[key];
  const word = known ? i18n._(known) : isLast ? t`Text` : t`Part`;
  return number === undefined ? word : `${word} ${number}`;
}
