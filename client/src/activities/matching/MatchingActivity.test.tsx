// @vitest-environment jsdom
// Matching with the keyboard: from either side, unlinking, Reset, and the reason of a wrong link.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, parkActivity, press, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom lays nothing out and cannot scroll.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

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
