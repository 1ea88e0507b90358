// The terms and conditions.
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { LegalPage } from './LegalPage.tsx';
import { TERMS_CHANGED_ON, TERMS_SECTIONS } from './termsText.ts';

export function TermsPage() {
  const { t } = useLingui();
  return (
    <LegalPage title={t`Terms and conditions`} changedOn={TERMS_CHANGED_ON} sections={TERMS_SECTIONS}>
      <p>
        <Trans>
          These are the rules for using Lanternwise on this site. What happens with your data is in the{' '}
          <Link to="/privacy-policy" className="lw-link">
            privacy policy
          </Link>
          .
        </Trans>
      </p>
    </LegalPage>
  );
}
