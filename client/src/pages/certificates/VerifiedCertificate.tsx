// Shows a verified certificate with download, preview, and link actions.
import { scoreLabel } from '@lanternwise/shared/certificates/certificate';
import type { Certificate } from '@lanternwise/shared/contracts/certificates';
import { BadgeCheck, Download, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '../../lib/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CertificateArt, OffscreenArt } from './art/CertificateArt.tsx';
import { CopyButton } from './CopyButton.tsx';
import { DescriptionList } from './DescriptionList.tsx';
import { formatLongDate, orNotAvailable } from './formatCertificate.ts';
import { useCertificateDownload } from './useCertificateDownload.ts';

const DEFAULT_COURSE_TITLE = 'AI Learning Platform Course';

export function VerifiedCertificate({ certificate, link }: { certificate: Certificate; link: string }) {
  const { art, busy, download } = useCertificateDownload();
  const [isOpen, setOpen] = useState(false);
  const { name, generatedAt, verificationId, user, score } = certificate;
  const course = certificate.course?.title || DEFAULT_COURSE_TITLE;
  const artProps = { name, generatedAt, verificationId, score, course };
  const downloadButton = (
    <Button busy={busy} icon={<Download size={20} aria-hidden="true" />} onClick={() => void download(name)}>
      {busy ? 'Preparing...' : 'Download as JPEG'}
    </Button>
  );
  return (
    <Panel aria-labelledby="verified-title" className="grid gap-6">
      <div className="flex items-center gap-4">
        <BadgeCheck size={56} aria-hidden="true" className="shrink-0 text-ok" />
        <div>
          <h2 id="verified-title" className="text-2xl text-game-title">
            Certificate Verified
          </h2>
          <p>Your certificate has been successfully verified</p>
        </div>
      </div>
      <DescriptionList
        facts={[
          [
            'Certificate ID',
            <span key="id" className="font-code">
              {verificationId}
            </span>,
          ],
          ['Course', course],
          ['Date Issued', formatLongDate(generatedAt)],
          [
            'Status',
            <span key="ok" className="text-ok">
              Valid
            </span>,
          ],
          ['Full Name', orNotAvailable(name)],
          ['Username', orNotAvailable(user?.username)],
          ['Email', orNotAvailable(user?.email)],
          ['Course Completion', `${certificate.completion ?? 100}%`],
          ...(score === undefined ? [] : [['Final Score', `${score} / 100, ${scoreLabel(score)}`] as const]),
        ]}
      />
      <div className="flex flex-wrap items-center gap-4">
        {downloadButton}
        <Button
          variant="secondary"
          icon={isOpen ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide Certificate' : 'View Certificate'}
        </Button>
        <CopyButton
          text={link}
          label="Copy Verification Link"
          onCopied={() => showToast('success', 'Verification URL copied to clipboard!')}
        />
      </div>
      <Dialog
        open={isOpen}
        title="Certificate"
        size="wide"
        closeLabel="Hide Certificate"
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
