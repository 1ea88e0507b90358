// Shows a verified certificate with download, preview, and link actions.
import type { Certificate } from '@lanternwise/shared/contracts/certificates';
import { Trans, useLingui } from '@lingui/react/macro';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Download from 'lucide-react/icons/download';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { useState } from 'react';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CertificateArt, OffscreenArt } from './art/CertificateArt.tsx';
import { CopyButton } from './CopyButton.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { formatCourse, formatLongDate, formatScore, orNotAvailable } from './formatCertificate.ts';
import { useCertificateDownload } from './useCertificateDownload.ts';

export function VerifiedCertificate({ certificate, link }: { certificate: Certificate; link: string }) {
  const { t } = useLingui();
  const { art, busy, download } = useCertificateDownload();
  const [isOpen, setOpen] = useState(false);
  const { name, generatedAt, verificationId, user, score } = certificate;
  const title = certificate.course?.title;
  const course = title ? formatCourse(title) : t`AI Learning Platform Course`;
  const artProps = { name, generatedAt, verificationId, score, course: title || course };
  const downloadButton = (
    <Button busy={busy} icon={<Download size={20} aria-hidden="true" />} onClick={() => void download(name)}>
      {busy ? t`Preparing...` : t`Download as JPEG`}
    </Button>
  );
  return (
    <Panel aria-labelledby="verified-title" className="grid gap-6">
      <div className="flex items-center gap-4">
        <BadgeCheck size={56} aria-hidden="true" className="shrink-0 text-ok" />
        <div>
          <h2 id="verified-title" className="text-2xl text-game-title">
            <Trans>Certificate Verified</Trans>
          </h2>
          <p>
            <Trans>Your certificate has been successfully verified</Trans>
          </p>
        </div>
      </div>
      <DescriptionList
        facts={[
          [
            t`Certificate ID`,
            <span key="id" className="font-code">
              {verificationId}
            </span>,
          ],
          [t`Course`, course],
          [t`Date Issued`, formatLongDate(generatedAt)],
          [
            t`Status`,
            <span key="ok" className="text-ok">
              <Trans>Valid</Trans>
            </span>,
          ],
          [t`Full Name`, orNotAvailable(name)],
          [t`Username`, orNotAvailable(user?.username)],
          [t`Email`, orNotAvailable(user?.email)],
          [t`Course Completion`, `${certificate.completion ?? 100}%`],
          ...(score === undefined ? [] : [[t`Final Score`, formatScore(score)] as const]),
        ]}
      />
      <div className="flex flex-wrap items-center gap-4">
        {downloadButton}
        <Button
          variant="secondary"
          icon={isOpen ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t`Hide Certificate` : t`View Certificate`}
        </Button>
        <CopyButton
          text={link}
          label={t`Copy Verification Link`}
          onCopied={() => showToast('success', t`Verification URL copied to clipboard!`)}
        />
      </div>
      <Dialog
        open={isOpen}
        title={t`Certificate`}
        size="wide"
        closeLabel={t`Hide Certificate`}
        onClose={() => setOpen(false)}
      >
        <div className="grid justify-items-center gap-5">
          <CertificateArt {...artProps} />
          {downloadButton}
        </div>
      </Dialog>
      <OffscreenArt art={art} {...artProps} />
    </Panel>
  );
}
