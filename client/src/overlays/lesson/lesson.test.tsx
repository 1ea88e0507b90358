// @vitest-environment jsdom
// Tests of the lessons: what unlocks what, disabled buttons, resuming after a reload.
import { STEP_TRANSITION_MS } from '@lanternwise/shared/constants/timings';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getButton, isPressable, pressButton } from '../../activities/testing/renderActivity.tsx';
import { park, setupLearner } from './testing/renderLesson.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** Waits until a page change has ended. */
const arrive = () => {
  act(() => vi.advanceTimersByTime(STEP_TRANSITION_MS));
};
const heading = (name: string) => screen.getByRole('heading', { name, level: 3 });

describe('the project cycle', () => {
  const STEPS = [
    'scoping-match',
    'acquisition-sort',
    'exploration-blanks',
    'modelling-order',
    'evaluation-match',
    'deployment-choice',
  ];

  it('opens the activity by Next, unlocks the next step when it is solved, and changes the page in 300 ms', async () => {
    const { open, solve } = setupLearner();
    open('lesson', 'project-cycle');
    expect(heading('Problem Scoping')).toBeTruthy();
    expect(isPressable(getButton('Previous'))).toBe(false);
    pressButton('Next');
    await screen.findByRole('heading', { name: 'The four Ws' });
    expect(isPressable(getButton('Next'))).toBe(false);
    expect(screen.getByText('Solve the activity to continue.')).toBeTruthy();
    solve('scoping-match');
    expect(screen.getByText('done:').closest('li')?.textContent).toContain('Problem Scoping');
    pressButton('Next');
    expect(isPressable(getButton('Next'))).toBe(false);
    expect(isPressable(getButton('Previous'))).toBe(false);
    arrive();
    expect(heading('Data Acquisition')).toBeTruthy();
  });

  it('goes back from the activity to the page and from the page to the previous step', async () => {
    const { open, solve } = setupLearner();
    solve('scoping-match');
    open('lesson', 'project-cycle');
    pressButton('Next');
    pressButton('Next');
    arrive();
    pressButton('Next');
    await screen.findByRole('heading', { name: 'Good data, bad data' });
    pressButton('Previous');
    expect(heading('Data Acquisition')).toBeTruthy();
    pressButton('Previous');
    arrive();
    expect(heading('Problem Scoping')).toBeTruthy();
  });

  it('ends with Finish, which records the lesson once and closes it', () => {
    const { open, solve, events, effects, close } = setupLearner();
    for (const id of STEPS) solve(id);
    open('lesson', 'project-cycle');
    for (let at = 0; at < 5; at++) {
      pressButton('Next');
      pressButton('Next');
      arrive();
    }
    pressButton('Next');
    pressButton('Finish');
    expect(events.filter((event) => event.kind === 'lesson-finished')).toHaveLength(1);
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'task-completed', title: 'Learn the AI Project Cycle' }),
    );
    expect(close).toHaveBeenCalledOnce();
  });

  it("keeps the child's own answer to each step's question in this browser, and sends nothing", async () => {
    const { open, solve, events } = setupLearner();
    solve('scoping-match');
    open('lesson', 'project-cycle');
    const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your answer' });
    pressButton('Think about it');
    fireEvent.change(field(), { target: { value: 'The lost umbrellas.' } });
    open('lesson', 'project-cycle');
    pressButton('Think about it');
    expect(field().value).toBe('The lost umbrellas.');
    pressButton('Next');
    await screen.findByRole('heading', { name: 'The four Ws' });
    pressButton('Next');
    arrive();
    pressButton('Think about it');
    expect(field().value).toBe('');
    expect(JSON.stringify(events)).not.toContain('umbrellas');
  });

  it('resumes at the furthest step after a reload', () => {
    const { open, solve } = setupLearner();
    solve('scoping-match');
    open('lesson', 'project-cycle');
    pressButton('Next');
    pressButton('Next');
    arrive();
    open('lesson', 'project-cycle');
    expect(heading('Data Acquisition')).toBeTruthy();
  });

  it('shows the Canteen Lab beside any step, with one way back and no second Next', async () => {
    const { open } = setupLearner();
    open('lesson', 'project-cycle');
    pressButton('Canteen Lab');
    await screen.findByRole('heading', { name: 'The Canteen Lab' });
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    pressButton('Back to the step');
    expect(isPressable(getButton('Next'))).toBe(true);
  });

  it('requires the activities again after the tasks were reset', () => {
    const { open, solve, record } = setupLearner();
    solve('scoping-match');
    record({ kind: 'tasks-reset' });
    open('lesson', 'project-cycle');
    pressButton('Next');
    expect(isPressable(getButton('Next'))).toBe(false);
  });
});

describe('the domains', () => {
  it('unlocks the next domain when the activity is done and ends with Complete', async () => {
    const { open, solve, close, effects } = setupLearner();
    open('lesson', 'domains');
    expect(isPressable(getButton('Next domain'))).toBe(false);
    pressButton(/Tomorrow's rain/);
    expect(heading("Tomorrow's rain")).toBeTruthy();
    pressButton('Back to lesson');
    pressButton('Try activity');
    await screen.findByRole('heading', { name: 'What comes next?' });
    solve('number-patterns');
    pressButton('Next domain');
    arrive();
    solve('pixel-quiz');
    pressButton('Next domain');
    arrive();
    expect(isPressable(getButton('Complete'))).toBe(false);
    solve('meaning-match');
    pressButton('Complete');
    expect(close).toHaveBeenCalledOnce();
    expect(effects).toContainEqual(
      expect.objectContaining({ kind: 'task-completed', title: 'Explore the Domains of AI' }),
    );
  });
});

describe('the ethical frameworks', () => {
  const turn = () => {
    pressButton(/^Next$/);
    arrive();
  };

  it('has five pages; Back is disabled on the first, Next on the last', () => {
    const { open } = setupLearner();
    open('lesson', 'ethical-frameworks');
    expect(isPressable(getButton('Back'))).toBe(false);
    for (const text of ['What are Frameworks', 'Understanding Ethics', 'Quick Takeaways'])
      expect(screen.getByText(text)).toBeTruthy();
    turn();
    turn();
    for (const text of [
      'Sector-based',
      'Bioethics – Healthcare',
      'Value-based',
      'Rights-based',
      'Utility-based',
      'Virtue-based',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    turn();
    turn();
    expect(screen.getByRole('img', { name: 'Page 5 of 5' })).toBeTruthy();
    expect(isPressable(getButton(/^Next$/))).toBe(false);
  });

  it('opens the activities from any page without the result of the last check', async () => {
    const { open } = setupLearner();
    open('lesson', 'ethical-frameworks');
    turn();
    pressButton(/^Activity$/);
    await screen.findByText('Find out who is affected');
    expect(isPressable(getButton('Previous'))).toBe(false);
    for (const card of ['Check and repair', 'Decide and', 'Ask a framework', 'Find out']) pressButton(card);
    pressButton('Check Order');
    expect(screen.getByText('Oops! Try arranging the steps in the correct order.')).toBeTruthy();
    pressButton('Back to the lesson');
    pressButton(/^Activity$/);
    await screen.findByText('Find out who is affected');
    expect(screen.queryByText(/Oops/)).toBeNull();
    for (let at = 0; at < 2; at += 1) {
      // May be skipped, but does not stand out before it is solved.
      expect(getButton(/^Next$/).dataset).not.toHaveProperty('wayOn');
      pressButton(/^Next$/);
    }
    expect(screen.queryByRole('button', { name: /^Next$/ })).toBeNull();
  });

  it('leads back to the lesson from the end of the row once the last activity is solved', async () => {
    const { open, solve } = setupLearner();
    open('lesson', 'ethical-frameworks');
    pressButton(/^Activity$/);
    for (let at = 0; at < 2; at += 1) pressButton(/^Next$/);
    solve('framework-match');
    expect(getButton('Back to the lesson').dataset).toHaveProperty('wayOn');
  });

  it('ends with Complete Session, which opens the bioethics quiz', () => {
    const { open, effects, close } = setupLearner();
    open('lesson', 'ethical-frameworks');
    for (let at = 0; at < 4; at++) turn();
    pressButton('Complete Session');
    expect(effects).toContainEqual({ kind: 'open', target: { kind: 'activity', ref: 'bioethics-quiz' } });
    expect(close).toHaveBeenCalledOnce();
  });

  it('resumes at the furthest page and starts again once finished', () => {
    const { open, record } = setupLearner();
    open('lesson', 'ethical-frameworks');
    turn();
    turn();
    pressButton('Back');
    arrive();
    open('lesson', 'ethical-frameworks');
    expect(screen.getByRole('img', { name: 'Page 3 of 5' })).toBeTruthy();
    record({ kind: 'lesson-finished', ref: 'ethical-frameworks', skipped: false });
    open('lesson', 'ethical-frameworks');
    expect(screen.getByRole('img', { name: 'Page 1 of 5' })).toBeTruthy();
  });
});

describe('the bioethics quiz in its window', () => {
  it('offers the ordering puzzle once it is passed', async () => {
    const { open } = setupLearner();
    open('activity', 'bioethics-quiz');
    const quiz = park.activities['bioethics-quiz'];
    if (quiz?.kind !== 'quiz') throw new Error('no quiz');
    await screen.findByText(quiz.questions[0]?.text ?? '');
    expect(screen.queryByText('Next: the review puzzle')).toBeNull();
    quiz.questions.forEach((question, at) => {
      pressButton(question.options.find((option) => option.id === question.correct)?.text ?? '');
      pressButton(at < 3 ? /^Next$/ : 'Finish quiz');
    });
    pressButton('Next: the review puzzle');
    await screen.findByText('Study its data');
    expect(isPressable(getButton('Back'))).toBe(true);
  });
});
