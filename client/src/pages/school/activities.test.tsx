// @vitest-environment jsdom
// Tests Unit 2's four activities against section 4.13 of the requirements: counts, delays and messages.
import { type ExampleId, MATCHING_EXAMPLES } from '@lanternwise/shared/school/matchingExamples';
import { shapeAt } from '@lanternwise/shared/school/robot';
import { gradeUnit2 } from '@lanternwise/shared/school/unit2Grade';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../../app/store.ts';
import { EXAMPLE_TEXTS } from './exampleTexts.ts';
import { FruitModel } from './FruitModel.tsx';
import { MatchingGame } from './MatchingGame.tsx';
import { PictureGame } from './PictureGame.tsx';
import { RobotGame } from './RobotGame.tsx';
import { Unit2Lesson } from './Unit2Lesson.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const click = (element: HTMLElement | null | undefined) => {
  if (!element) throw new Error('There is nothing to click.');
  fireEvent.click(element);
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const status = () => screen.getByRole('status').textContent ?? '';
const complete = () => screen.queryByRole('button', { name: 'Complete Activity' });

/** The examples that are not matched yet, with their concepts. */
const waiting = () =>
  Object.entries(MATCHING_EXAMPLES).flatMap(([id, concept]) => {
    const text = EXAMPLE_TEXTS[id as keyof typeof EXAMPLE_TEXTS].message ?? '';
    const found = screen.queryByRole('button', { name: text });
    return found ? [{ found, concept, id }] : [];
  });

it('draws six examples, praises each match for 1.5 s, and offers to complete at 6/6', () => {
  const onComplete = vi.fn();
  render(<MatchingGame seed={3} onComplete={onComplete} />);
  expect(waiting()).toHaveLength(6);
  for (let count = 1; count <= 6; count++) {
    expect(complete()).toBeNull();
    const next = waiting()[0];
    click(next?.found);
    click(button(new RegExp(`${next?.concept}:`)));
    expect(status()).toBe(`${count}/6 Great match`);
  }
  pass(1499);
  expect(status()).toContain('Great match');
  pass(1);
  expect(status().trim()).toBe('6/6');
  click(complete());
  expect(onComplete).toHaveBeenCalledOnce();
});

it('flashes a wrong concept for 0.7 s without counting, also when an example is dropped', () => {
  render(<MatchingGame seed={3} onComplete={vi.fn()} />);
  const next = waiting()[0];
  const wrong = button(next?.concept === 'AI' ? /ML:/ : /AI:/);
  fireEvent.drop(wrong, { dataTransfer: { getData: () => next?.id } });
  expect(wrong.dataset.wrong).toBe('true');
  expect(status().trim()).toBe('0/6');
  pass(699);
  expect(wrong.dataset.wrong).toBe('true');
  pass(1);
  expect(wrong.dataset.wrong).toBeUndefined();
  // The explanation stays beside, until the next try.
  expect(screen.getByText(new RegExp(`“${EXAMPLE_TEXTS[next?.id as ExampleId].message}”: `))).toBeTruthy();
});

it('grades the completed game as the server does, and shows three hints one by one', () => {
  const onComplete = vi.fn();
  render(
    <Provider store={createStore()}>
      <Unit2Lesson completed={[]} onStart={vi.fn()} onComplete={onComplete} onClose={vi.fn()} />
    </Provider>,
  );
  click(button('Start Activity'));
  for (const name of ['Nudge', 'How to', 'Worked example']) click(button(new RegExp(`^Hint \\d of 3: ${name}$`)));
  expect(button('All hints are open').getAttribute('aria-disabled')).toBe('true');
  for (let count = 1; count <= 6; count++) {
    const next = waiting()[0];
    click(next?.found);
    click(button(new RegExp(`${next?.concept}:`)));
  }
  pass(1500);
  click(complete());
  const done = onComplete.mock.calls[0]?.[0];
  expect(done).toMatchObject({ activity: 'unit-2-matching', hints: 3 });
  expect(gradeUnit2(done.activity, done.answer)).toEqual({ correct: true, score: 1, wrong: [] });
});

it('matches a dropped example, ignores foreign things, and redraws and zeroes on Reset', () => {
  render(<MatchingGame seed={3} onComplete={vi.fn()} />);
  const before = waiting().map(({ id }) => id);
  const next = waiting()[0];
  const box = button(new RegExp(`${next?.concept}:`));
  fireEvent.drop(box, { dataTransfer: { getData: () => 'https://example.org/' } });
  expect(status().trim()).toBe('0/6');
  fireEvent.drop(box, { dataTransfer: { getData: () => next?.id } });
  expect(status()).toBe('1/6 Great match');
  click(button('Reset'));
  expect(status().trim()).toBe('0/6');
  expect(waiting()).toHaveLength(6);
  expect(waiting().map(({ id }) => id)).not.toEqual(before);
});

it('asks for dog, cat, rabbit and panda in order, and a wrong name does nothing', () => {
  const onComplete = vi.fn();
  render(<PictureGame onComplete={onComplete} />);
  const names = ['Dog', 'Cat', 'Rabbit', 'Panda'];
  for (const [at, name] of names.entries()) {
    click(button(names[(at + 1) % 4] ?? ''));
    expect(status()).toBe('');
    expect(screen.getByText(new RegExp(`^Not a ${names[(at + 1) % 4]?.toLowerCase()}: `))).toBeTruthy();
    click(button(name));
    click(button(name));
    expect(status()).toBe(`Correct! Score: ${at + 1}`);
    pass(1499);
    expect(status()).toBe(`Correct! Score: ${at + 1}`);
    pass(1);
  }
  expect(screen.getByText('Score: 4 of 4')).toBeTruthy();
  click(complete());
  expect(onComplete).toHaveBeenCalledOnce();
  const { answer } = onComplete.mock.calls[0]?.[0] ?? {};
  expect(answer.tries).toMatchObject({ dog: ['cat', 'dog'], panda: ['dog', 'panda'] });
  expect(gradeUnit2('unit-2-pictures', answer)).toMatchObject({ correct: true, score: 0 });
});

const nameOf = (turn: number) => {
  const { shape } = shapeAt(8, turn);
  return shape.charAt(0).toUpperCase() + shape.slice(1);
};

it('gives a point for a right shape, shows a new one after 1.5 s, and the robot answers from what it learned', () => {
  const onComplete = vi.fn();
  render(<RobotGame seed={8} onComplete={onComplete} />);
  expect(screen.getByText(/no example yet/)).toBeTruthy();
  for (let turn = 0; turn < 5; turn++) {
    const wrong = ['Circle', 'Square'].find((name) => name !== nameOf(turn)) ?? '';
    click(button(wrong));
    expect(status()).toContain(`Points: ${turn}`);
    click(button(nameOf(turn)));
    expect(status()).toContain(`Points: ${turn + 1}`);
    pass(1499);
    expect(status()).toContain('Correct!');
    pass(1);
    expect(status()).not.toContain('Correct!');
    expect(screen.getByText(/The robot would say: (Circle|Square|Triangle)/)).toBeTruthy();
  }
  click(button('Test the robot'));
  expect(status()).toMatch(/The robot named \d of 9 new shapes right\./);
  click(complete());
  expect(onComplete).toHaveBeenCalledOnce();
  const { answer, model } = onComplete.mock.calls[0]?.[0] ?? {};
  expect(gradeUnit2('unit-2-robot', answer)).toMatchObject({ correct: true });
  expect(model).toMatchObject({ 'training examples': 5, 'test examples': 9 });
});

it('keeps the robot learning when its test is opened during the 1.5 s', () => {
  render(<RobotGame seed={8} onComplete={vi.fn()} />);
  for (let turn = 0; turn < 5; turn++) {
    click(button(nameOf(turn)));
    if (turn < 4) pass(1500);
  }
  click(button('Test the robot'));
  pass(1500);
  click(button('Train it further'));
  expect(status().trim()).toBe('Points: 5');
  click(button(nameOf(5)));
  expect(status()).toContain('Points: 6');
});

/** Labels the four fruits; the first is labelled twice, which must change nothing. */
const train = (labels: readonly string[]) => {
  for (const [at, label] of labels.entries()) {
    const choices = screen.getAllByRole('button', { name: label });
    click(choices[at]);
  }
  click(screen.getAllByRole('button', { name: labels[0] === 'Apple' ? 'Strawberry' : 'Apple' })[0]);
};

it('tests the fruit model 0.8 s after all 4 labels, shows each feedback for 1.2 s, and then the score', () => {
  const onComplete = vi.fn();
  render(<FruitModel onComplete={onComplete} />);
  train(['Apple', 'Strawberry', 'Apple', 'Strawberry']);
  pass(799);
  expect(screen.getByText(/^Training/)).toBeTruthy();
  pass(1);
  for (const [at, answer] of ['Apple', 'Strawberry', 'Strawberry'].entries()) {
    expect(screen.getByText(new RegExp(`fruit ${at + 1} of 3`))).toBeTruthy();
    click(button(answer));
    click(button(answer));
    expect(status()).toContain(at < 2 ? 'Right: your model says' : 'Your model says Apple, because');
    pass(1199);
    expect(status()).not.toBe('');
    pass(1);
  }
  expect(screen.getByText('Score: 2 of 3')).toBeTruthy();
  expect(screen.getByText(/Your model got 4 of 4 right/)).toBeTruthy();
  click(complete());
  expect(onComplete).toHaveBeenCalledOnce();
});

it('judges by what the child taught: swapped labels score in the test and fail with the fruits kept aside', () => {
  render(<FruitModel onComplete={vi.fn()} />);
  train(['Strawberry', 'Apple', 'Strawberry', 'Apple']);
  pass(800);
  for (const answer of ['Strawberry', 'Apple', 'Strawberry']) {
    click(button(answer));
    pass(1200);
  }
  expect(screen.getByText('Score: 3 of 3')).toBeTruthy();
  expect(screen.getByText(/Your model got 0 of 4 right/)).toBeTruthy();
});
