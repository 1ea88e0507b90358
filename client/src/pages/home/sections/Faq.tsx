// The section 'faq': answers that open below their questions.
import { Trans, useLingui } from '@lingui/react/macro';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Link } from 'react-router-dom';
import { usePricesHidden } from '../../../features/access/usePricesHidden.ts';
import { QUESTIONS } from './questions.ts';
import { SectionTitle } from './SectionTitle.tsx';

export function Faq() {
  const { t } = useLingui();
  const arePricesHidden = usePricesHidden();
  return (
    <section aria-labelledby="faq-title" className="lw-page py-16">
      <SectionTitle id="faq-title" colour="sky">
        <Trans>Questions and answers</Trans>
      </SectionTitle>
      <div className="mx-auto grid max-w-3xl gap-4">
        {QUESTIONS.filter(({ link }) => !(arePricesHidden && link?.to === '/pricing')).map(
          ({ question, answer, link }) => (
            <details key={question.id} className="lw-faq">
              <summary>
                <span>{t(question)}</span>
                <ChevronDown aria-hidden="true" />
              </summary>
              <p>
                {t(answer)}{' '}
                {link && (
                  <Link to={link.to} className="lw-link">
                    {t(link.label)}
                  </Link>
                )}
              </p>
            </details>
          ),
        )}
      </div>
    </section>
  );
}
