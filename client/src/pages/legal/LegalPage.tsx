// The layout of the legal pages: title, date, table of contents, operator and sections; made to be printed too.
import { STRICTEST_CONSENT_AGE } from '@lanternwise/shared/constants/consent';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import Printer from 'lucide-react/icons/printer';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { siteInfoApi } from '../../features/siteInfoApi.ts';
import { formatDate } from '../../i18n/format.ts';
import { i18n } from '../../i18n/runtime.tsx';
import { BarButton } from '../../ui/BarButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Page } from '../layout/PageHead.tsx';

export interface LegalSection {
  id: string;
  title: MessageDescriptor;
  /** Paragraphs; an array is a list. `{consentAge}` is replaced. */
  body: readonly (MessageDescriptor | readonly MessageDescriptor[])[];
}

export interface LegalPageProps {
  title: string;
  /** ISO date of the last change of its meaning. */
  changedOn: string;
  sections: readonly LegalSection[];
  /** Above the sections. */
  children: ReactNode;
}

export function LegalPage({ title, changedOn, sections, children }: LegalPageProps) {
  const { t } = useLingui();
  const day = formatDate(changedOn, 'long', 'UTC');
  return (
    <Page
      title={title}
      below={
        <p className="text-muted">
          <Trans>Last changed on {day}</Trans>
        </p>
      }
      className="gap-6 py-10"
    >
      <div className="grid items-start gap-6 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <nav aria-label={t`On this page`} className="lw-no-print grid gap-3 lg:sticky lg:top-24">
          <ul className="grid gap-1">
            {sections.map(({ id, title: label }) => (
              <li key={id}>
                <a href={`#${id}`} className="lw-foot-link">
                  {t(label)}
                </a>
              </li>
            ))}
          </ul>
          <BarButton Icon={Printer} onClick={() => window.print()}>
            <Trans>Print</Trans>
          </BarButton>
        </nav>
        <Panel className="grid max-w-3xl gap-8 leading-relaxed">
          {children}
          {sections.map((section) => (
            <Section key={section.id} {...section} />
          ))}
        </Panel>
      </div>
    </Page>
  );
}

function Section({ id, title, body }: LegalSection) {
  const { t } = useLingui();
  const { data } = siteInfoApi.useSiteInfoQuery();
  const values = { consentAge: data?.consentAge ?? STRICTEST_CONSENT_AGE };
  const text = (message: MessageDescriptor) => {
    // Not written into the call: the collector of texts reads literal arguments there.
    const withValues: MessageDescriptor = { ...message, values };
    return i18n._(withValues);
  };
  return (
    <section id={id} className="grid scroll-mt-24 gap-3">
      <h2 className="text-xl text-game-title">{t(title)}</h2>
      {body.map((part) =>
        'id' in part ? (
          <p key={part.id}>{text(part)}</p>
        ) : (
          <ul key={part[0]?.id} className="lw-lights grid gap-2">
            {part.map((item) => (
              <li key={item.id}>{text(item)}</li>
            ))}
          </ul>
        ),
      )}
      {id === 'operator' && <Operator />}
    </section>
  );
}

/** Who operates this installation, as configured; nothing is invented where it is not. */
function Operator() {
  const { data } = siteInfoApi.useSiteInfoQuery();
  if (!data) return null;
  const { name, email, address } = data.operator;
  return (
    <div className="grid gap-2 rounded-md border-2 border-line p-4">
      {name === null ? (
        <p>
          <Trans>
            This installation has not named its operator. Ask the person or school who gave you its address.
          </Trans>
        </p>
      ) : (
        <p className="font-bold">{name}</p>
      )}
      {address !== null && <p>{address}</p>}
      {email !== null && (
        <a href={`mailto:${email}`} className="lw-link break-all">
          {email}
        </a>
      )}
      <Link to="/contact-us" className="lw-link">
        <Trans>Contact form</Trans>
      </Link>
    </div>
  );
}
