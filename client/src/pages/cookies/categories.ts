// The four cookie categories with the words a visitor reads.
import { t } from '@lingui/core/macro';
import type { CookieCategoryId, CookiePreference } from '../../features/cookies/cookieConsent.ts';

/** Called while rendering, so that the words follow the language. */
function categories(): readonly Omit<CookiePreference, 'enabled'>[] {
  return [
    {
      id: 'necessary',
      name: t`Strictly necessary`,
      description: t`Keeps you signed in, and keeps your settings and your progress in this browser. The site cannot work without it.`,
      required: true,
    },
    {
      id: 'functional',
      name: t`Functional`,
      description: t`For extra comfort, such as a chat of the school. Lanternwise itself uses none.`,
      required: false,
    },
    {
      id: 'analytics',
      name: t`Analytics`,
      description: t`For counting visits. Lanternwise itself counts nothing.`,
      required: false,
    },
    {
      id: 'marketing',
      name: t`Marketing`,
      description: t`For advertising. Lanternwise itself shows no adverts.`,
      required: false,
    },
  ];
}

export type CookieAnswer = 'accept' | 'decline' | ReadonlySet<CookieCategoryId>;

/** All categories with an answer: everything, only what is required, or the chosen ones. */
export const answeredPreferences = (answer: CookieAnswer): CookiePreference[] =>
  categories().map((category) => ({
    ...category,
    enabled: category.required || answer === 'accept' || (answer !== 'decline' && answer.has(category.id)),
  }));
