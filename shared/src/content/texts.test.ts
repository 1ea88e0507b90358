// Which strings of the content an Admin may rewrite, and that nothing else changes.
import { expect, it } from 'vitest';
import { pathInWords, textFields, withTexts } from './texts.ts';

const activity = {
  id: 'colours',
  kind: 'multi-choice',
  title: 'Colours',
  messages: { correct: 'Right!', wrong: 'Not yet.' },
  hints: ['Look.', 'Think.', 'Red.'],
  options: [{ id: 'red', text: 'Red', why: 'It is.' }],
  correct: 'red',
  rounds: [{ correct: '11', mistakes: { '12': 'One too far.' } }],
  why: { a: { '*': 'Another output.', A: 'Nearly.' } },
  mistakes: [{ id: 'no-print', program: 'x = 1', message: 'Print it.' }],
};

it('finds words for people, and neither ids nor answers nor programs', () => {
  expect(textFields(activity)).toEqual([
    { path: 'title', text: 'Colours' },
    { path: 'messages.correct', text: 'Right!' },
    { path: 'messages.wrong', text: 'Not yet.' },
    { path: 'hints.0', text: 'Look.' },
    { path: 'hints.1', text: 'Think.' },
    { path: 'hints.2', text: 'Red.' },
    { path: 'options.0.text', text: 'Red' },
    { path: 'options.0.why', text: 'It is.' },
    { path: 'rounds.0.mistakes.12', text: 'One too far.' },
    { path: 'why.a.*', text: 'Another output.' },
    { path: 'why.a.A', text: 'Nearly.' },
    { path: 'mistakes.0.message', text: 'Print it.' },
  ]);
});

it('replaces exactly what is named', () => {
  const { part, unknown } = withTexts(activity, { 'hints.1': 'Think again.', correct: 'green', '__proto__.x': 'y' });
  expect(part).toEqual({ ...activity, hints: ['Look.', 'Think again.', 'Red.'] });
  expect(unknown).toEqual(['correct', '__proto__.x']);
  expect(activity.hints[1]).toBe('Think.');
});

it('says a path in words', () => {
  expect(pathInWords('steps.0.title')).toBe('Steps 1, title');
  expect(pathInWords('domains.2.examples.1.description')).toBe('Domains 3, examples 2, description');
});
