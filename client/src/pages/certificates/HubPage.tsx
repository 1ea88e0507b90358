// The certificates hub: links to view, generate, and verify.
import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { isAdventureCompleted } from '@lanternwise/shared/courses/nextStep';
import { Award, BadgeCheck, PenLine } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useUserCertificatesQuery } from '../../features/certificatesApi.ts';
import { useLearnerProgress } from '../../features/coursesApi.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { CertificateArt } from './art/CertificateArt.tsx';
import { CertificateLayout } from './CertificateLayout.tsx';

const LINKS = [
  {
    to: '/certificates/view',
    icon: Award,
    title: 'View My Certificates',
    text: 'See what you have earned, download it, and choose what others can see.',
  },
  {
    to: '/certificates/generate',
    icon: PenLine,
    title: 'Generate Certificate',
    text: 'Completed all eight realms? Enter your name and get your certificate.',
  },
  {
    to: '/certificates/verify',
    icon: BadgeCheck,
    title: 'Verify Certificate',
    text: 'Check whether a certificate is real.',
  },
] as const;

/** Says what is true for this person: nobody is told to complete what they have completed. */
function leadOf(isCompleted: boolean, first: OwnCertificate | undefined, isWaiting: boolean): string {
  if (isWaiting) return 'Anyone can verify a certificate.';
  if (first) return 'You have earned your certificate. Anyone can verify it.';
  if (isCompleted) return 'You completed all eight realms. Your certificate is ready for your name.';
  return 'Complete all eight realms to earn a certificate that anyone can verify.';
}

export function HubPage() {
  const { standing, user, waiting } = useLearnerProgress();
  const { data: certificates, isLoading } = useUserCertificatesQuery({ userId: user?.id }, { skip: !user });
  const first = certificates?.[0];
  return (
    <CertificateLayout
      title="Certificate Management"
      lead={leadOf(isAdventureCompleted(standing), first, waiting || isLoading)}
    >
      <ul className="grid gap-7 md:grid-cols-3">
        {LINKS.map(({ to, icon: Icon, title, text }) => (
          <li key={to} className="flex">
            <Card className="flex w-full flex-col items-start gap-3">
              <Icon size={48} aria-hidden="true" className="text-link" />
              <h2 className="text-xl text-link">{title}</h2>
              <p className="mb-3 flex-1">{text}</p>
              <Link to={to} className={buttonClass({ wide: true })}>
                View More<span className="lw-hidden">: {title}</span>
              </Link>
            </Card>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/ceremony" className="lw-link">
          Light the eight lanterns at the closing ceremony
        </Link>
      </p>
      <section aria-labelledby="sample-title" className="grid justify-items-center gap-4">
        <h2 id="sample-title" className="text-xl text-game-title">
          {first ? 'Your certificate' : 'This is what yours will look like'}
        </h2>
        <div className="w-full max-w-3xl">
          {first ? (
            <CertificateArt
              name={first.name}
              course={first.course.title}
              generatedAt={first.generatedAt}
              verificationId={first.verificationId}
              score={first.score}
            />
          ) : (
            <CertificateArt name="Your Name" course="AI Adventure" />
          )}
        </div>
      </section>
    </CertificateLayout>
  );
}
