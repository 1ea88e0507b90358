// Proves that every form that sends a contract's body works in the one way of useForm: its schema, its focus, its words.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../client/src');

/** Forms for the Enter key only: they send no body. */
const OTHERS: Readonly<Record<string, string>> = {
  'activities/chat-rules/ChatRulesActivity.tsx': 'a message to the rules, kept in the draft',
  'activities/number-guess/NumberGuessActivity.tsx': 'a guess, graded by the activity',
  'activities/word-river/WordTable.tsx': 'a word to look up',
  'help/OwlPanel.tsx': 'a question, searched in this browser',
  'pages/account/backpack/ClosedBackpack.tsx': 'the words of a backpack, which are never sent',
  'pages/account/backpack/PhraseSteps.tsx': 'one word of a backpack, compared in this browser',
  'pages/admin/search/SearchPage.tsx': 'a search, kept in the address',
  'pages/assignments/AssignmentActs.tsx': 'a choice of the class for which the form opens',
  'pages/blogs/BlogSearch.tsx': 'a search, kept in the address',
  'python-lab/lab/OutputConsole.tsx': "a line for the program's input()",
  'python-lab/session/SessionPanel.tsx': 'a line of Python',
  'python-lab/tutorial/InputPrompt.tsx': "a line for the program's input()",
  'python-lab/workshop/WorkshopDialogs.tsx': 'the name of a program, kept in this browser',
};

const withForm = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => ({ name, text: readFileSync(join(SOURCE, name), 'utf8') }))
  .filter(({ text }) => /<form[\s>]/.test(text));
const without = withForm.filter(({ text }) => !text.includes('/useForm.ts')).map(({ name }) => name);

it('no other file has a form of its own, and each exception is needed', () => {
  expect(withForm.length).toBeGreaterThan(without.length);
  expect(without.toSorted()).toEqual(Object.keys(OTHERS));
});
