// Generates a certificate: shows the existing one, the form, or what is still missing, depending on the course completion.
import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { AI_ADVENTURE, courseTitle } from '@lanternwise/shared/courses/titles';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import {
  completionFailure,
  useCheckCertificateQuery,
  useCourseCompletionQuery,
} from '../../features/certificatesApi.ts';
import { signInPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { CertificateArt, OffscreenArt } from './art/CertificateArt.tsx';
import { CertificateLayout, LoadingMessage } from './CertificateLayout.tsx';
import { CopyButton } from './CopyButton.tsx';
import { formatLongDate } from './formatCertificate.ts';
import { GenerateForm } from './GenerateForm.tsx';
import { useCertificateDownload } from './useCertificateDownload.ts';

export function GeneratePage() {
  const { status, user } = useSession();
  if (status === 'guest') return <Navigate to={signInPath('/certificates/generate')} replace />;
  return (
    <CertificateLayout
      title="Generate Certificate"
      lead="Your name cannot be changed later. Write it the way you would like to read it in ten years."
    >
      {user ? <CertificateGate userId={user.id} /> : <LoadingMessage>Checking course completion...</LoadingMessage>}
    </CertificateLayout>
  );
}

function CertificateGate({ userId }: { userId: string }) {
  const completion = useCourseCompletionQuery({ userId });
  const existing = useCheckCertificateQuery({ userId });
  if (completion.isLoading) return <LoadingMessage>Checking course completion...</LoadingMessage>;
  if (completion.error || !completion.data?.success) {
    return (
      <Card className="grid justify-items-start gap-4">
        <p role="alert" className="lw-error">
          {completionFailure(completion.error)}
        </p>
        <Button onClick={() => void completion.refetch()}>Try again</Button>
      </Card>
    );
  }
  if (existing.isLoading) return <LoadingMessage>Looking for your certificate...</LoadingMessage>;
  if (existing.data) return <ExistingCertificate certificate={existing.data} />;
  const { completed, mayPublish, message } = completion.data;
  if (!completed) return <NotCompleted {...(message && { message })} />;
  return mayPublish ? <FormAndPreview userId={userId} /> : <ConsentNeeded />;
}

function ExistingCertificate({ certificate }: { certificate: OwnCertificate }) {
  const { art, busy, download } = useCertificateDownload();
  const { name, course, generatedAt, verificationId, score } = certificate;
  const artProps = { name, course: course.title, generatedAt, verificationId, score };
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_2fr]">
      <Panel className="lw-no-print grid justify-items-start gap-4" aria-label="Your certificate">
        <h2 className="text-2xl text-game-title">{name}</h2>
        <p>Generated on {formatLongDate(generatedAt)}</p>
        <div className="grid justify-items-start gap-2">
          <p className="text-muted">Verification ID</p>
          <p className="font-code font-bold break-all">{verificationId}</p>
          <CopyButton text={verificationId} label="Copy the ID" />
        </div>
        <Button busy={busy} icon={<Download size={20} aria-hidden="true" />} onClick={() => void download(name)}>
          {busy ? 'Preparing...' : 'Download as JPEG'}
        </Button>
        <p className="text-muted">Anyone can verify the authenticity of this certificate using this ID.</p>
      </Panel>
      <CertificateArt {...artProps} />
      <OffscreenArt art={art} {...artProps} />
    </div>
  );
}

function SplitLayout({ left, preview, advice }: { left: ReactNode; preview?: ReactNode; advice: string }) {
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.4fr]">
      {left}
      <section aria-label="Preview" aria-live="off">
        {preview ?? (
          <Card className="grid min-h-72 place-content-center justify-items-center gap-2 border-dashed text-center">
            <h2 className="text-xl text-link">No Certificate Preview</h2>
            <p className="text-muted">{advice}</p>
          </Card>
        )}
      </section>
    </div>
  );
}

function FormAndPreview({ userId }: { userId: string }) {
  const [name, setName] = useState('');
  return (
    <SplitLayout
      left={<GenerateForm userId={userId} onNameChange={setName} />}
      {...(name !== '' && { preview: <CertificateArt name={name} course={courseTitle(AI_ADVENTURE)} /> })}
      advice="fill out the form to generate certificate"
    />
  );
}

function NotCompleted({ message }: { message?: string }) {
  return (
    <SplitLayout
      left={
        <Panel className="grid justify-items-start gap-4">
          <h2 className="text-2xl text-game-title">Course Not Completed</h2>
          <p>You need to complete all course modules first</p>
          {message && <p className="text-muted">{message.split('. ')[0]}.</p>}
          <Link to="/dashboard" className={buttonClass({})}>
            Go to Dashboard
          </Link>
        </Panel>
      }
      advice="complete the course to generate a certificate"
    />
  );
}

function ConsentNeeded() {
  return (
    <SplitLayout
      left={
        <Panel className="grid justify-items-start gap-4">
          <h2 className="text-2xl text-game-title">You made it! Now ask a parent</h2>
          <p>
            Anyone can view a certificate, so a parent has to give consent first. Ask your parent to open the link in
            our e-mail. Your eight realms stay completed until then.
          </p>
          <Link to="/account" className={buttonClass({})}>
            Go to my account
          </Link>
        </Panel>
      }
      advice="ask a parent for consent first"
    />
  );
}
