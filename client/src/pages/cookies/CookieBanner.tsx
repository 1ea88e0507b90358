// The cookie banner: a main view with Accept and Decline, and a view with one switch for each category.

import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { CookieCategoryId, CookiePreference } from '../../features/cookies/cookieConsent.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Switch } from '../../ui/Switch.tsx';

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

type CookieAnswer = 'accept' | 'decline' | ReadonlySet<CookieCategoryId>;

/** All categories with an answer: everything, only what is required, or the chosen ones. */
const answeredPreferences = (answer: CookieAnswer): CookiePreference[] =>
  categories().map((category) => ({
    ...category,
    enabled: category.required || answer === 'accept' || (answer !== 'decline' && answer.has(category.id)),
  }));

export interface CookieBannerProps {
  initialView: 'main' | 'preferences';
  /** What the switches show at first. */
  allowed: ReadonlySet<CookieCategoryId>;
  isClosing: boolean;
  onAnswer(preferences: CookiePreference[]): void;
  /** Only where there is a record already: Escape and the close button then leave it as it is. */
  onClose?: (() => void) | undefined;
}

export function CookieBanner({ initialView, allowed, isClosing, onAnswer, onClose }: CookieBannerProps) {
  const { t } = useLingui();
  const [view, setView] = useState(initialView);
  return (
    <Dialog
      title={t`Cookies: you decide`}
      className={isClosing ? 'lw-cookies lw-cookies-leaving' : 'lw-cookies'}
      firstFocus="panel"
      onClose={onClose}
    >
      {view === 'main' ? (
        <MainView onAnswer={onAnswer} onChoose={() => setView('preferences')} />
      ) : (
        <PreferencesView allowed={allowed} onAnswer={onAnswer} onBack={() => setView('main')} />
      )}
    </Dialog>
  );
}

function MainView({ onAnswer, onChoose }: Pick<CookieBannerProps, 'onAnswer'> & { onChoose(): void }) {
  return (
    <div className="grid gap-4">
      <p>
        <Trans>
          Lanternwise keeps in your browser what it needs to work: your sign-in, your settings and your progress.
          Anything beyond that needs your permission. You can play either way.
        </Trans>{' '}
        <Link to="/privacy-policy" className="lw-link">
          <Trans>Privacy policy</Trans>
        </Link>
      </p>
      <div className="grid gap-3 sm:grid-cols-3">
        <Button variant="secondary" wide onClick={() => onAnswer(answeredPreferences('accept'))}>
          <Trans>Accept</Trans>
        </Button>
        <Button variant="secondary" wide onClick={() => onAnswer(answeredPreferences('decline'))}>
          <Trans>Decline</Trans>
        </Button>
        <Button variant="quiet" wide onClick={onChoose}>
          <Trans>Preferences</Trans>
        </Button>
      </div>
    </div>
  );
}

function PreferencesView({
  allowed,
  onAnswer,
  onBack,
}: Pick<CookieBannerProps, 'allowed' | 'onAnswer'> & { onBack(): void }) {
  const [chosen, setChosen] = useState(allowed);
  const toggle = (id: CookieCategoryId, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const preferences = answeredPreferences(chosen);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-3">
        {preferences.map(({ id, name, description, required, enabled }) => (
          <li key={id}>
            <Switch
              label={
                <>
                  <strong>{name}</strong>
                  <span className="lw-hint block">{description}</span>
                </>
              }
              checked={enabled}
              disabled={required}
              onChange={(isOn) => toggle(id, isOn)}
            />
          </li>
        ))}
      </ul>
      <div className="grid gap-3 sm:grid-cols-2">
        <Button variant="secondary" wide onClick={() => onAnswer(preferences)}>
          <Trans>Save</Trans>
        </Button>
        <Button variant="quiet" wide onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
      </div>
    </div>
  );
}
