// @vitest-environment jsdom
// Matching with the keyboard: linking from either side, unlinking, Reset, and the explanation of a wrong link.
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { getButton, isPressable, parkActivity, pressButton, renderActivity } from '../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
  // jsdom has no layout and cannot scroll.
});

describe('matching', () => {
  const pairs = () => {
    const activity = parkActivity('scoping-match');
    return activity.kind === 'matching' ? activity.pairs : [];
  };

  it('links from either side, unlinks with a tap, and resets', async () => {
    const { answers } = await renderActivity('scoping-match');
    const [who, what, where, why] = pairs();
    pressButton(who!.left);
    pressButton(who!.right);
    pressButton(what!.right);
    pressButton(what!.left);
    expect(getButton(who!.left).textContent).toContain(`linked with ${who!.right}`);
    pressButton(who!.left);
    expect(getButton(who!.left).textContent).not.toContain('linked with');
    pressButton('Reset All Matches');
    expect(isPressable(getButton('Check Matches'))).toBe(false);
    for (const [left, right] of [
      [who, what],
      [what, who],
      [where, where],
      [why, why],
    ]) {
      pressButton(left!.left);
      pressButton(right!.right);
    }
    pressButton('Check Matches');
    expect(screen.getByText(/Try again!/).textContent).toBe('❌ Try again!');
    expect(screen.getByText(/"Who" asks about people/)).toBeTruthy();
    expect(answers).toHaveLength(1);
  });
});
