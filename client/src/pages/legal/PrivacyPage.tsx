// The privacy policy, with a version in a child's words above it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { LegalPage } from './LegalPage.tsx';
import { CHILD_FACTS, PRIVACY_CHANGED_ON, PRIVACY_SECTIONS } from './privacyText.ts';

export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <LegalPage title={t`Privacy policy`} changedOn={PRIVACY_CHANGED_ON} sections={PRIVACY_SECTIONS}>
      <section className="grid gap-3 rounded-md border-2 border-line p-4">
        <h2 className="text-xl text-game-title">
          <Trans>In short, for children</Trans>
        </h2>
        <ul className="lw-lights grid gap-2">
          {CHILD_FACTS.map((fact) => (
            <li key={fact.id}>{t(fact)}</li>
          ))}
        </ul>
      </section>
      <p className="lw-no-print">
        <Link to="#cookie-settings" className="lw-link">
          <Trans>Open the cookie settings</Trans>
        </Link>
      </p>
    </LegalPage>
  );
}
