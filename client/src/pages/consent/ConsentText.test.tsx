// @vitest-environment jsdom
// Tests the consent text: the same facts in both languages, with the user name and formatted dates.
import type { ConsentView } from '@lanternwise/shared/contracts/consent';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadAreaMessages, switchLanguage } from '../../i18n/catalogues.ts';
import { ConsentText } from './ConsentText.tsx';
import { CONSENT_FACTS, CONSENT_TITLES } from './consentText.ts';

const consent: ConsentView = {
  state: 'given',
  locale: 'hi',
  username: 'asha',
  textVersion: '1',
  askedAt: '2026-12-04T10:00:00.000Z',
  answeredAt: '2026-12-05T10:00:00.000Z',
  deletionDueAt: null,
  standing: 'given',
  ageBand: '12-13',
  answers: ['withdraw', 'decline'],
  mayChangeAge: true,
  backpack: { isAllowed: false, mayDecide: true },
  history: [],
};

beforeEach(() => loadAreaMessages('sign-in'));
afterEach(async () => {
  cleanup();
  await act(() => switchLanguage('en'));
});

const titles = () => Object.values(CONSENT_TITLES).map((title) => title('asha'));
const facts = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent);

it('shows the whole text in Hindi as in English', async () => {
  const { container } = render(<ConsentText consent={consent} />);
  expect(facts()).toHaveLength(CONSENT_FACTS.flatMap(({ items }) => items).length);
  expect(container.textContent).toContain('You agreed on 5 December 2026. Thank you!');
  expect(container.textContent).toContain('A child with the user name asha created an account');
  const english = [...facts(), ...titles()];

  await act(() => switchLanguage('hi'));
  expect(container.textContent).toContain('आपने 5 दिसंबर 2026 को सहमति दी। धन्यवाद!');
  expect(container.textContent).toContain('asha यूज़र नेम से एक बच्चे ने खाता बनाया है');
  const hindi = [...facts(), ...titles()];
  expect(hindi).toHaveLength(english.length);
  // No sentence is left in English.
  expect(hindi.filter((sentence) => !/\p{Script=Devanagari}/u.test(sentence ?? ''))).toEqual([]);
  expect(titles().every((title) => title.includes('asha'))).toBe(true);
});

it('shows the deletion date of a declined account', () => {
  const declined = { ...consent, state: 'declined' as const, deletionDueAt: '2026-12-19T10:00:00.000Z' };
  const { container, rerender } = render(<ConsentText consent={declined} />);
  expect(container.textContent).toContain('It will be deleted with everything in it on 19 December 2026.');
  rerender(<ConsentText consent={{ ...declined, deletionDueAt: null }} />);
  expect(container.textContent).toContain('The account is closed.');
  expect(container.textContent).not.toContain('deleted with everything in it on');
});
