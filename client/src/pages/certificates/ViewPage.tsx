// Shows the user's certificates: select, download, share, and set what others can see.
import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import Share2 from 'lucide-react/icons/share-2';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { attempt } from '../../features/attempt.ts';
import { certificatesApi } from '../../features/certificatesApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { OwlPortrait } from '../../ui/OwlPortrait.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { CertificateArt, OffscreenArt } from './art/CertificateArt.tsx';
import { CertificateLayout, OwnCertificates } from './CertificateLayout.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { formatLongDate } from './formatCertificate.ts';
import { useCertificateDownload } from './useCertificateDownload.ts';

export function ViewPage() {
  const { t } = useLingui();
  const { user } = useSession();
  return (
    <CertificateLayout title={t`My Certificates`} lead={t`View, download and share the certificates you have earned.`}>
      {user && (
        <OwnCertificates userId={user.id}>
          {(certificates) => (
            <CertificateList certificates={certificates} mayShowEmail={user.email !== null && user.ageBand === '18+'} />
          )}
        </OwnCertificates>
      )}
    </CertificateLayout>
  );
}

interface CertificateListProps {
  certificates: readonly OwnCertificate[];
  mayShowEmail: boolean;
}

function CertificateList({ certificates, mayShowEmail }: CertificateListProps) {
  const { t } = useLingui();
  const [verify] = certificatesApi.useLazyVerifyCertificateQuery();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = certificates.find(({ id }) => id === chosenId) ?? certificates[0];
  if (!chosen) return <NoCertificates />;
  const choose = async (certificate: OwnCertificate) => {
    setChosenId(certificate.id);
    const { data: checked } = await verify({ verificationId: certificate.verificationId });
    console.info('Certificate checked', checked?.success ?? false);
  };
  return (
    <>
      <ul aria-label={t`Your certificates`} className="lw-no-print flex flex-wrap gap-3">
        {certificates.map((certificate) => (
          <li key={certificate.id}>
            <button
              type="button"
              className="grid min-h-14 cursor-pointer gap-0.5 rounded-full border-2 border-line bg-panel px-5 py-2 text-start aria-pressed:border-link aria-pressed:bg-raised aria-pressed:ring-2 aria-pressed:ring-link"
              aria-pressed={certificate.id === chosen.id}
              onClick={() => void choose(certificate)}
            >
              <span className="font-bold">{certificate.name}</span>
              <span className="text-sm text-muted">{formatLongDate(certificate.generatedAt)}</span>
            </button>
          </li>
        ))}
      </ul>
      <CertificateDetail key={chosen.id} certificate={chosen} mayShowEmail={mayShowEmail} />
    </>
  );
}

function NoCertificates() {
  return (
    <Panel className="mx-auto grid max-w-lg justify-items-center gap-4 text-center">
      <OwlPortrait size={128} />
      <h2 className="text-2xl text-game-title">
        <Trans>No Certificates Yet</Trans>
      </h2>
      <p>
        <Trans>Complete a course to earn your first certificate.</Trans>
      </p>
      <Link to="/dashboard" className={buttonClass({})}>
        <Trans>Explore Courses</Trans>
      </Link>
    </Panel>
  );
}

function CertificateDetail({ certificate, mayShowEmail }: { certificate: OwnCertificate; mayShowEmail: boolean }) {
  const { t } = useLingui();
  const { art, busy, download } = useCertificateDownload();
  const { name, course, generatedAt, verificationId, score } = certificate;
  const artProps = { name, course: course.title, generatedAt, verificationId, score };
  return (
    <section aria-labelledby="certificate-title" className="grid gap-6">
      <h2 id="certificate-title" className="lw-no-print text-2xl text-game-title">
        <Trans>Certificate of Achievement</Trans>
      </h2>
      <div className="grid items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <CertificateArt {...artProps} />
        <OffscreenArt art={art} {...artProps} />
        <div className="lw-no-print grid gap-6">
          <Button
            wide
            busy={busy}
            icon={<Download size={20} aria-hidden="true" />}
            onClick={() => void download(certificate.name)}
          >
            {busy ? t`Preparing...` : t`Download Certificate`}
          </Button>
          <Link to="/certificates/share" className={buttonClass({ variant: 'quiet', wide: true })}>
            <Share2 size={20} aria-hidden="true" /> <Trans>Share by e-mail</Trans>
          </Link>
          <Card>
            <DescriptionList
              facts={[
                [
                  t`Verification ID`,
                  <span key="id" className="font-code">
                    {verificationId}
                  </span>,
                ],
                [t`Recipient`, name],
                [t`Issue Date`, formatLongDate(generatedAt)],
              ]}
            />
          </Card>
          <VisibilitySettings certificate={certificate} mayShowEmail={mayShowEmail} />
        </div>
      </div>
    </section>
  );
}

/** Visitors who verify the certificate see the name on it, and only those account details that are turned on here. */
function VisibilitySettings({ certificate, mayShowEmail }: { certificate: OwnCertificate; mayShowEmail: boolean }) {
  const { t } = useLingui();
  const [updateVisibility, { isLoading }] = certificatesApi.useShowOnCertificateMutation();
  const change = (changes: { showUsername?: boolean; showEmail?: boolean }) =>
    attempt(updateVisibility({ id: certificate.id, ...changes }));
  return (
    <Card className="grid gap-2">
      <h3 className="text-lg text-link">
        <Trans>What others can see</Trans>
      </h3>
      <p className="text-muted">
        <Trans>
          Anyone who verifies this certificate sees the name on it. Your account details stay hidden unless you turn
          them on here.
        </Trans>
      </p>
      <Switch
        label={t`Show my user name`}
        checked={certificate.showUsername}
        disabled={isLoading}
        onChange={(showUsername) => void change({ showUsername })}
      />
      {mayShowEmail && (
        <Switch
          label={t`Show my e-mail address`}
          checked={certificate.showEmail}
          disabled={isLoading}
          onChange={(showEmail) => void change({ showEmail })}
        />
      )}
    </Card>
  );
}
