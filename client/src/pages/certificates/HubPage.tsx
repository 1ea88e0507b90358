// The certificates hub: links to view, generate, and verify.
import { verifyPath } from '@lanternwise/shared/certificates/certificate';
import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { isAdventureCompleted } from '@lanternwise/shared/courses/nextStep';
import { AI_ADVENTURE, courseTitle } from '@lanternwise/shared/courses/titles';
import { msg, t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Award from 'lucide-react/icons/award';
import BadgeCheck from 'lucide-react/icons/badge-check';
import PenLine from 'lucide-react/icons/pen-line';
import { Link } from 'react-router-dom';
import { certificatesApi } from '../../features/certificatesApi.ts';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import { CertificateArt } from './art/CertificateArt.tsx';
import { CertificateLayout } from './CertificateLayout.tsx';

const LINKS = [
  {
    to: '/certificates/view',
    icon: Award,
    title: msg`View My Certificates`,
    text: msg`See what you have earned, download it, and choose what others can see.`,
  },
  {
    to: '/certificates/generate',
    icon: PenLine,
    title: msg`Generate Certificate`,
    text: msg`Completed all eight realms? Enter your name and get your certificate.`,
  },
  {
    to: '/certificates/verify',
    icon: BadgeCheck,
    title: msg`Verify Certificate`,
    text: msg`Check whether a certificate is real.`,
  },
] as const;

/** Says what is true for this person: nobody is told to complete what they have completed. */
function leadOf(isCompleted: boolean, first: OwnCertificate | undefined, isWaiting: boolean): string {
  if (isWaiting) return translate`Anyone can verify a certificate.`;
  if (first) return translate`You have earned your certificate. Anyone can verify it.`;
  if (isCompleted) return translate`You completed all eight realms. Your certificate is ready for your name.`;
  return translate`Complete all eight realms to earn a certificate that anyone can verify.`;
}

export function HubPage() {
  const { t } = useLingui();
  const { standing, user, waiting } = useLearnerProgress();
  const { data, isLoading } = certificatesApi.useUserCertificatesQuery({ userId: user?.id }, { skip: !user });
  const own = data?.[0];
  return (
    <CertificateLayout
      title={t`Certificate Management`}
      lead={leadOf(isAdventureCompleted(standing), own, waiting || isLoading)}
    >
      <ul className="grid gap-7 md:grid-cols-3">
        {LINKS.map(({ to, icon: Icon, title, text }) => (
          <li key={to} className="flex">
            <Card className="flex w-full flex-col items-start gap-3">
              <Icon size={48} aria-hidden="true" className="text-link" />
              <h2 className="text-xl text-link">{t(title)}</h2>
              <p className="mb-3 flex-1">{t(text)}</p>
              <Link to={to} className={buttonClass({ wide: true })}>
                <Trans>View More</Trans>
                <span className="lw-hidden">: {t(title)}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/ceremony" className="lw-link">
          <Trans>Light the eight lanterns at the closing ceremony</Trans>
        </Link>
      </p>
      {!isLoading && <ShownCertificate own={own} />}
    </CertificateLayout>
  );
}

/** The certificate of a learner who has one, else an example. */
function ShownCertificate({ own }: { own: OwnCertificate | undefined }) {
  const { t } = useLingui();
  return (
    <Section
      title={own ? <Trans>Your certificate</Trans> : <Trans>This is what yours will look like</Trans>}
      className="grid justify-items-center gap-4"
    >
      <div className="w-full max-w-3xl">
        {own ? (
          <CertificateArt
            name={own.name}
            course={own.course.title}
            generatedAt={own.generatedAt}
            verificationId={own.verificationId}
            score={own.score}
          />
        ) : (
          <CertificateArt name={t`Your Name`} course={courseTitle(AI_ADVENTURE)} />
        )}
      </div>
      {own && (
        <Link to={verifyPath(own.verificationId)} className="lw-link">
          <Trans>See what others see when they verify it</Trans>
        </Link>
      )}
    </Section>
  );
}
