// @vitest-environment jsdom
// Every activity played with the keyboard (native buttons, fields, lists): empty, wrong, right, with the messages of the requirements.
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, choose, parkActivity, press, renderActivity } from './testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

/** Picks a piece up and puts it into a zone. */
function put(piece: string, zone: string): void {
  press(piece);
  press(`Put into: ${zone}`);
}

describe('sorting', () => {
  const GOOD = ['Weight of the leftovers', 'The main dish', 'How many meals'];
  const BAD = ['A joke that soup', 'Secret photos', 'Shoe sizes'];

  it('cannot be checked before all cards lie in a crate', async () => {
    await renderActivity('acquisition-sort');
    put(GOOD[0]!, 'Good data');
    expect(button('Check').disabled).toBe(true);
    expect(screen.getByText('Sort every card first.')).toBeTruthy();
  });

  it('explains a wrong card, and Try Again takes all back', async () => {
    const { answers } = await renderActivity('acquisition-sort');
    for (const card of [...GOOD, BAD[0]!]) put(card, 'Good data');
    for (const card of BAD.slice(1)) put(card, 'Bad data');
    press('Check');
    expect(
      screen.getByText('Some items are not correctly sorted. Think about what data would be most helpful!'),
    ).toBeTruthy();
    expect(screen.getByText(/nobody measured it/)).toBeTruthy();
    press('Try Again');
    expect(screen.queryByText(/not correctly sorted/)).toBeNull();
    for (const card of GOOD) put(card, 'Good data');
    for (const card of BAD) put(card, 'Bad data');
    press('Check');
    expect(screen.getByText(/Correct! Well done\./).textContent).toBe('✅ Correct! Well done.');
    expect(answers).toHaveLength(2);
  });

  it('lets go of a piece that is pressed twice', async () => {
    await renderActivity('acquisition-sort');
    press(GOOD[0]!);
    expect(button(GOOD[0]!).getAttribute('aria-pressed')).toBe('true');
    press(GOOD[0]!);
    expect(screen.queryByText(/^Put into/)).toBeNull();
  });
});

describe('matching', () => {
  const pairs = () => {
    const activity = parkActivity('scoping-match');
    return activity.kind === 'matching' ? activity.pairs : [];
  };

  it('links from either side, unlinks by a tap, and resets', async () => {
    const { answers } = await renderActivity('scoping-match');
    const [who, what, where, why] = pairs();
    press(who!.left);
    press(who!.right);
    press(what!.right);
    press(what!.left);
    expect(button(who!.left).textContent).toContain(`linked with ${who!.right}`);
    press(who!.left);
    expect(button(who!.left).textContent).not.toContain('linked with');
    press('Reset All Matches');
    expect(button('Check Matches').disabled).toBe(true);
    for (const [left, right] of [
      [who, what],
      [what, who],
      [where, where],
      [why, why],
    ]) {
      press(left!.left);
      press(right!.right);
    }
    press('Check Matches');
    expect(screen.getByText(/Try again!/).textContent).toBe('❌ Try again!');
    expect(screen.getByText(/Who asks for people/)).toBeTruthy();
    expect(answers).toHaveLength(1);
  });
});

describe('ordering', () => {
  const RIGHT = [
    'Choose model type',
    'Train with data',
    'Test performance',
    'Fine-tune settings',
    'Deploy best version',
  ];

  it('takes a selected card back when it is clicked, and accepts only the sequence', async () => {
    await renderActivity('modelling-order');
    for (const card of [...RIGHT].reverse()) press(card);
    press('Check Order');
    expect(screen.getByText(/Try again!/).textContent).toBe('❌ Try again!');
    for (const card of RIGHT) press(card);
    expect(button('Check Order').disabled).toBe(true);
    for (const card of RIGHT) press(card);
    press('Check Order');
    expect(screen.getByText(/Well done/)).toBeTruthy();
  });

  it('says so for the fair decision', async () => {
    await renderActivity('fair-order');
    const steps = ['Ask the questions', 'Find out who', 'Decide and explain', 'Check the results'];
    for (const card of steps) press(card);
    expect(screen.queryByText(/Oops/)).toBeNull();
    press('Check Order');
    expect(screen.getByText('Oops! Try arranging the steps in the correct order.')).toBeTruthy();
    for (const card of steps) press(card);
    for (const card of ['Find out who', 'Ask the questions', 'Decide and explain', 'Check the results']) press(card);
    press('Check Order');
    expect(screen.getByText('Great job! You know how to make a fair AI decision!')).toBeTruthy();
  });
});

describe('lists to choose from', () => {
  it('fill the blanks', async () => {
    await renderActivity('exploration-blanks');
    choose('First gap', 'clean');
    choose('Second gap', 'guess');
    expect(button('Check Answers').disabled).toBe(true);
    choose('Third gap', 'charts');
    press('Check Answers');
    expect(screen.getByText(/Some answers/).textContent).toBe('❌ Some answers are incorrect. Try again!');
    expect(screen.getByText(/A guess tells what you believe/)).toBeTruthy();
    choose('Second gap', 'analyze');
    expect(screen.queryByText(/Some answers/)).toBeNull();
    press('Check Answers');
    expect(screen.getByText(/Great job/).textContent).toBe('✅ All correct! Great job!');
  });

  it('match frameworks', async () => {
    await renderActivity('framework-match');
    const right = { hospital: /hospital/, rights: /messages/, bus: /timetable/, honest: /honest/ };
    choose(right.hospital, 'sector');
    choose(right.rights, 'utility');
    choose(right.bus, 'utility');
    choose(right.honest, 'virtue');
    press('Check Answers');
    expect(screen.getByText('Check your matches and try again!')).toBeTruthy();
    choose(right.rights, 'rights');
    press('Check Answers');
    expect(screen.getByText('Awesome! All matches are correct!')).toBeTruthy();
  });
});

describe('one of many', () => {
  it('multi-choice explains the pick', async () => {
    await renderActivity('deployment-choice');
    expect(button('Check').disabled).toBe(true);
    press(/Switch it on/);
    press('Check');
    expect(screen.getByText(/grows wrong in silence/)).toBeTruthy();
    press(/Show its advice/);
    press('Check');
    expect(screen.getByText(/Correct!/).textContent).toBe('✅ Correct!');
  });

  it('the quiz goes on only after the right pick, and ends in Quiz Complete', async () => {
    const { activity, answers } = await renderActivity('bioethics-quiz');
    if (activity.kind !== 'quiz') throw new Error('not a quiz');
    activity.questions.forEach((question, at) => {
      const wrong = question.options.find((o) => o.id !== question.correct)!;
      const right = question.options.find((o) => o.id === question.correct)!;
      if (at === 0) {
        press(new RegExp(wrong.text));
        expect(screen.getByText(/Oops! Try again!/).textContent).toBe('❌ Oops! Try again!');
        expect(button(/^Next$/).disabled).toBe(true);
      }
      press(new RegExp(right.text.replace(/[()]/g, '.')));
      press(at < 3 ? /^Next$/ : 'Finish quiz');
    });
    expect(screen.getByText('Quiz Complete')).toBeTruthy();
    expect(answers).toHaveLength(1);
    expect(answers[0]?.answer).toMatchObject({ expense: [expect.any(String), 'cost'], autonomy: ['ask'] });
  });

  it('shuffles the options by the session', async () => {
    const order = async (seed: number) => {
      await renderActivity('bioethics-quiz', seed);
      const texts = [...document.querySelectorAll('.act-option')].map((o) => o.textContent).join('|');
      cleanup();
      return texts;
    };
    expect(await order(1)).toBe(await order(1));
    const orders = new Set([await order(1), await order(2), await order(3), await order(4)]);
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('number guess', () => {
  const guess = (label: RegExp, value: string) => {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value } });
    return field.closest('form')!;
  };

  it('keeps Check disabled while empty, trims, and needs both patterns', async () => {
    const { answers } = await renderActivity('number-patterns');
    const even = guess(/even numbers/, '   ');
    expect(even.querySelector('button')?.disabled).toBe(true);
    fireEvent.submit(guess(/even numbers/, '12'));
    expect(screen.getByText(/one lamp too far/)).toBeTruthy();
    fireEvent.submit(guess(/even numbers/, ' 10 '));
    expect(answers).toHaveLength(0);
    fireEvent.submit(guess(/odd numbers/, '9'));
    expect(screen.getAllByText(/Correct!/)).toHaveLength(2);
    expect(answers[0]?.answer).toEqual({ even: ['12', ' 10 '], odd: ['9'] });
  });
});

describe('visual quiz', () => {
  it('takes three right picks', async () => {
    const { answers } = await renderActivity('pixel-quiz');
    expect(button('Check').disabled).toBe(true);
    press(/forked end/);
    press('Check');
    expect(screen.getByText(/Oops! Try again!/)).toBeTruthy();
    press(/two pointed corners/);
    press('Check');
    press('Next picture');
    press(/Empty frame/);
    press('Check');
    press('Next picture');
    press(/moved right/);
    expect(answers).toHaveLength(0);
    press('Check');
    expect(answers[0]?.answer).toEqual({ cat: ['fish', 'cat'], edges: ['frame'], moved: ['moved-t'] });
  });
});

describe('placing by tap and tap', () => {
  it('fair or unfair', async () => {
    await renderActivity('fair-unfair');
    put('A tutor app', 'Fair');
    put('A job filter', 'Fair');
    put('A voice lock', 'Unfair');
    put('A loan program', 'Fair');
    expect(screen.queryByText('Check your answers and try again!')).toBeNull();
    press('Check Answers');
    expect(screen.getByText('Check your answers and try again!')).toBeTruthy();
    put('A job filter', 'Unfair');
    press('Check Answers');
    expect(screen.getByText("Awesome! You know what's fair and unfair!")).toBeTruthy();
  });

  it('principles', async () => {
    await renderActivity('principle-drag');
    put('The app asks', 'Justice');
    put('Village and city', 'Respect for Autonomy');
    put('The robot stops', 'Do no harm');
    put('A checked eye test', 'Ensure maximum benefit for all');
    press('Check Answers');
    expect(screen.getByText('Some answers are incorrect. Try again!')).toBeTruthy();
    put('The app asks', 'Respect for Autonomy');
    put('Village and city', 'Justice');
    press('Check Answers');
    expect(screen.getByText('All correct! You understand the principles of bioethics!')).toBeTruthy();
  });
});

describe('hints', () => {
  it('open one by one, three in all, and are counted in the evidence', async () => {
    const { answers } = await renderActivity('deployment-choice');
    press(/Hint 1 of 3: Nudge/);
    press(/Hint 2 of 3: How to/);
    press(/Let it order/);
    press('Check');
    press(/Hint 3 of 3: Worked example/);
    expect(button('All hints are open').getAttribute('aria-disabled')).toBe('true');
    expect(answers[0]).toMatchObject({ hints: 2, answer: 'lock' });
  });
});

describe('what computes something', () => {
  it('the Canteen Lab ends in a model card with figures', async () => {
    const { answers, cards } = await renderActivity('canteen-data');
    press(/Before cooking/);
    press('On to: Columns');
    press(/Main dish/);
    press(/Temperature/);
    press('On to: Clean and plot');
    choose('Day 14', 'repair');
    choose('Day 27', 'remove');
    press('Check cleaning');
    expect(screen.getByText(/hiding between day 37 and day 45/)).toBeTruthy();
    choose('Day 41', 'remove');
    press('Check cleaning');
    expect(screen.getByText(/58 honest rows/)).toBeTruthy();
    press('On to: Train');
    await screen.findByText('Train on 40 days');
    press(/The tree \(two/);
    press('Train on 40 days');
    press('On to: Test');
    expect(screen.getByText(/That is what happened/)).toBeTruthy();
    press('Keep the tree');
    press('On to: Deploy');
    press(/Waste alert likely/);
    press('Finish the lab');
    expect(answers[0]?.answer).toMatchObject({ prediction: 'tree', columns: ['dish', 'temp'], deployed: 'tree' });
    expect(cards[0]).toMatchObject({ 'training rows': 40, 'test rows': 18 });
    expect(cards[0]?.['test accuracy']).toBeCloseTo(15 / 18);
  });

  it('the donation game counts the own ten choices and wants three influences', async () => {
    const { activity, answers } = await renderActivity('donation-game');
    if (activity.kind !== 'donation-game') throw new Error('not the donation game');
    for (const round of activity.rounds) press(new RegExp(round.options[0].text.replace(/[()]/g, '.')));
    expect(button(/How near it is/).textContent).toContain('2 of 2');
    press(/How near it is/);
    press(/How urgent it is/);
    expect(button('Finish the game').disabled).toBe(true);
    fireEvent.change(screen.getByLabelText(/own words/), { target: { value: 'My mood' } });
    press('Finish the game');
    expect(answers[0]?.answer).toMatchObject({ influences: ['near', 'urgent', 'own'] });
    expect(JSON.stringify(answers)).not.toContain('My mood');
  });

  it('the healthcare case runs again and again, and wants both rankings', async () => {
    const { answers } = await renderActivity('healthcare-case');
    press(/Cost measured how near/);
    expect(button('Check').disabled).toBe(true);
    press('Rank by past cost');
    press('Rank by health need');
    press('Rank by past cost');
    press('Check');
    expect(screen.getByText(/Well done/)).toBeTruthy();
    expect(answers[0]?.answer).toMatchObject({ runs: [{ measure: 'cost' }, { measure: 'need' }, { measure: 'cost' }] });
  });
});
