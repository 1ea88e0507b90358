// @vitest-environment jsdom
// Tests Unit 2's four activities against section 4.13 of the requirements: counts, delays and messages.
import { shapeAt } from '@lanternwise/shared/activities/robot-training/robot';
import { UNIT2_CONTENT, UNIT2_CONTEXT } from '@lanternwise/shared/school/unit2Content';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ConceptMatchActivity } from '../../../activities/concept-match/ConceptMatchActivity.tsx';
import { FruitModelActivity } from '../../../activities/fruit-model/FruitModelActivity.tsx';
import type { ActivityProps } from '../../../activities/kit/activityProps.ts';
import type { ActivityUser } from '../../../activities/kit/drive.ts';
import { PictureLabelsActivity } from '../../../activities/picture-labels/PictureLabelsActivity.tsx';
import { RobotTrainingActivity } from '../../../activities/robot-training/RobotTrainingActivity.tsx';
import { activityUser, loadDriver } from '../../../activities/testing/activityUser.ts';
import { createStore } from '../../../features/store/store.ts';
import { Unit2Lesson } from './Unit2Lesson.tsx';

const VIEWS = {
  'unit-2-matching': ConceptMatchActivity,
  'unit-2-pictures': PictureLabelsActivity,
  'unit-2-robot': RobotTrainingActivity,
  'unit-2-fruit': FruitModelActivity,
};

/** Renders an activity and returns what it hands in. */
function open(ref: keyof typeof VIEWS, seed = 3) {
  const handedIn = { submit: vi.fn(), report: vi.fn() };
  const View = VIEWS[ref] as unknown as ComponentType<ActivityProps<never>>;
  render(<View activity={UNIT2_CONTENT[ref] as never} seed={seed} {...handedIn} />);
  return handedIn;
}

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
/** Not what is said of a drag. */
const status = () => document.querySelector('p[role="status"]')?.textContent ?? '';
const complete = () => screen.queryByRole('button', { name: 'Complete Activity' });

const match = UNIT2_CONTENT['unit-2-matching'];
const EXAMPLES = match.kind === 'concept-match' ? match.examples : [];

/** The examples that are not matched yet, with their concepts. */
const waiting = () =>
  EXAMPLES.flatMap((example) => {
    const found = screen.queryByRole('button', { name: example.text });
    return found ? [{ found, ...example }] : [];
  });

it('draws six examples, praises each match for 1.5 s, and offers to complete at 6/6', () => {
  const { submit } = open('unit-2-matching');
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
  expect(submit).toHaveBeenCalledOnce();
});

it('flashes a wrong concept for 0.7 s without counting, and the reason stays beside', () => {
  open('unit-2-matching');
  const next = waiting()[0];
  const wrong = button(next?.concept === 'AI' ? /ML:/ : /AI:/);
  click(next?.found);
  click(wrong);
  expect(wrong.textContent).toContain('not yet right');
  expect(status().trim()).toBe('0/6');
  pass(699);
  expect(wrong.textContent).toContain('Where do its rules come from');
  pass(1);
  expect(wrong.textContent).not.toContain('not yet right');
  expect(screen.getByText(`“${next?.text}”: ${next?.why}`)).toBeTruthy();
});

it('grades the completed game as the server does, and shows three hints one by one', async () => {
  vi.useRealTimers();
  const onAnswered = vi.fn();
  render(
    <Provider store={createStore()}>
      <Unit2Lesson completed={[]} onStart={vi.fn()} onAnswered={onAnswered} onReport={vi.fn()} onClose={vi.fn()} />
    </Provider>,
  );
  click(button('Start Activity'));
  await screen.findByText('0/6');
  for (const name of ['Nudge', 'How to', 'Worked example']) click(button(new RegExp(`^Hint \\d of 3: ${name}$`)));
  expect(button('All hints are open').getAttribute('aria-disabled')).toBe('true');
  for (let count = 1; count <= 6; count++) {
    const next = waiting()[0];
    click(next?.found);
    click(button(new RegExp(`${next?.concept}:`)));
  }
  click(complete());
  const [activity, { answer, hints }] = onAnswered.mock.calls[0] ?? [];
  expect({ activity, hints }).toEqual({ activity: 'unit-2-matching', hints: 3 });
  expect(UNIT2_CONTEXT.grade(activity, answer)).toEqual({ correct: true, score: 1, wrong: [] });
  // The activity is over: its page is shown again.
  expect(button('Start Activity')).toBeTruthy();
});

it('redraws and zeroes on Reset', () => {
  open('unit-2-matching');
  const before = waiting().map(({ id }) => id);
  const next = waiting()[0];
  click(next?.found);
  click(button(new RegExp(`${next?.concept}:`)));
  expect(status()).toBe('1/6 Great match');
  click(button('Reset'));
  expect(status().trim()).toBe('0/6');
  expect(waiting()).toHaveLength(6);
  expect(waiting().map(({ id }) => id)).not.toEqual(before);
});

it('asks for dog, cat, rabbit and panda in order, and a wrong name does nothing', () => {
  const { submit } = open('unit-2-pictures');
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
  expect(submit).toHaveBeenCalledOnce();
  const answer = submit.mock.calls[0]?.[0];
  expect(answer.tries).toMatchObject({ dog: ['cat', 'dog'], panda: ['dog', 'panda'] });
  expect(UNIT2_CONTEXT.grade('unit-2-pictures', answer)).toMatchObject({ correct: true, score: 0 });
});

const nameOf = (turn: number) => {
  const { shape } = shapeAt(8, turn);
  return shape.charAt(0).toUpperCase() + shape.slice(1);
};

it('gives a point for a right shape, shows a new one after 1.5 s, and the robot answers from what it learned', () => {
  const { submit, report } = open('unit-2-robot', 8);
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
  expect(submit).toHaveBeenCalledOnce();
  expect(UNIT2_CONTEXT.grade('unit-2-robot', submit.mock.calls[0]?.[0])).toMatchObject({ correct: true });
  expect(report.mock.calls).toEqual([[expect.objectContaining({ 'training examples': 5, 'test examples': 9 })]]);
});

it('keeps the robot learning when its test is opened during the 1.5 s', () => {
  open('unit-2-robot', 8);
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
  const { submit } = open('unit-2-fruit');
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
  expect(submit).toHaveBeenCalledOnce();
});

it('judges by what the child taught: swapped labels score in the test and fail with the fruits kept aside', () => {
  open('unit-2-fruit');
  train(['Strawberry', 'Apple', 'Strawberry', 'Apple']);
  pass(800);
  for (const answer of ['Strawberry', 'Apple', 'Strawberry']) {
    click(button(answer));
    pass(1200);
  }
  expect(screen.getByText('Score: 3 of 3')).toBeTruthy();
  expect(screen.getByText(/Your model got 0 of 4 right/)).toBeTruthy();
});

/** Presses after the pauses of the games. */
const quickUser: ActivityUser = {
  ...activityUser,
  click: async (name) => {
    pass(1500);
    click(document.querySelector<HTMLElement>(`[data-control="${name}"]`));
  },
  whichText: async (texts) => texts.find((text) => document.body.textContent?.includes(text)) ?? '',
};

it.each(Object.entries(UNIT2_CONTENT))('is completed by the driver of its kind: %s', async (ref, activity) => {
  const { submit } = open(ref as keyof typeof VIEWS);
  await (await loadDriver(activity))(quickUser, activity, true);
  expect(UNIT2_CONTEXT.grade(ref, submit.mock.calls[0]?.[0])).toMatchObject({ correct: true });
});
