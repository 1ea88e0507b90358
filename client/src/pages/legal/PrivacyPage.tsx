// The privacy policy, with a version in a child's words above it.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { Section } from '../../ui/Section.tsx';
import { LegalPage } from './LegalPage.tsx';
import { CHILD_FACTS, PRIVACY_CHANGED_ON, PRIVACY_SECTIONS } from './privacyText.ts';

export function PrivacyPage() {
  const { t } = useLingui();
  return (
    <LegalPage title={t`Privacy policy`} changedOn={PRIVACY_CHANGED_ON} sections={PRIVACY_SECTIONS}>
      <Section title={<Trans>In short, for children</Trans>} className="grid gap-3 rounded-md border-2 border-line p-4">
        <ul className="lw-lights grid gap-2">
          {CHILD_FACTS.map((fact) => (
            <li key={fact.id}>{t(fact)}</li>
          ))}
        </ul>
      </Section>
      <p className="lw-no-print">
        <Link to="#cookie-settings" className="lw-link">
          <Trans>Open the cookie settings</Trans>
        </Link>
      </p>
    </LegalPage>
  );
}
