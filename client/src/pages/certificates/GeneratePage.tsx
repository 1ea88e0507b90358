// Generates a certificate: shows the existing one, the form, or what is still missing, depending on the course completion.

import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { OwnCertificate } from '@lanternwise/shared/contracts/certificates';
import { AI_ADVENTURE, courseTitle } from '@lanternwise/shared/courses/titles';
import { completedRealms } from '@lanternwise/shared/quests/progress';
import { Trans, useLingui } from '@lingui/react/macro';
import Download from 'lucide-react/icons/download';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { certificatesApi } from '../../features/certificatesApi.ts';
import { signInPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { useFocusIfLost } from '../../ui/layers/useFocusIfLost.ts';
import { Panel } from '../../ui/Panel.tsx';
import { LoadFailure } from '../layout/QueryResult.tsx';
import { CertificateArt, OffscreenArt } from './art/CertificateArt.tsx';
import { CertificateLayout, LoadingMessage } from './CertificateLayout.tsx';
import { CopyButton } from './CopyButton.tsx';
import { completionFailure } from './failures.ts';
import { formatLongDate } from './formatCertificate.ts';
import { GenerateForm } from './GenerateForm.tsx';
import { useCertificateDownload } from './useCertificateDownload.ts';

export function GeneratePage() {
  const { t } = useLingui();
  const { status, user } = useSession();
  if (status === 'guest') return <Navigate to={signInPath('/certificates/generate')} replace />;
  return (
    <CertificateLayout
      title={t`Generate Certificate`}
      lead={t`Your name cannot be changed later. Write it the way you would like to read it in ten years.`}
    >
      {user ? <CertificateGate userId={user.id} /> : <CheckingCompletion />}
    </CertificateLayout>
  );
}

const CheckingCompletion = () => (
  <LoadingMessage>
    <Trans>Checking course completion...</Trans>
  </LoadingMessage>
);

function CertificateGate({ userId }: { userId: string }) {
  const completion = certificatesApi.useCourseCompletionQuery({ userId });
  const existing = certificatesApi.useCheckCertificateQuery({ userId });
  const heading = useRef<HTMLHeadingElement>(null);
  // The new certificate replaces the form that made it.
  useFocusIfLost(heading, existing.isSuccess ? (existing.data?.id ?? '') : undefined);
  if (completion.isLoading) return <CheckingCompletion />;
  if (completion.error || !completion.data?.success) {
    return <LoadFailure error={completionFailure(completion.error)} onRetry={completion.refetch} />;
  }
  if (existing.isLoading)
    return (
      <LoadingMessage>
        <Trans>Looking for your certificate...</Trans>
      </LoadingMessage>
    );
  if (existing.data) return <ExistingCertificate certificate={existing.data} heading={heading} />;
  const { completed, mayPublish } = completion.data;
  if (!completed) return <NotCompleted />;
  return mayPublish ? <FormAndPreview userId={userId} /> : <ConsentNeeded />;
}

interface ExistingCertificateProps {
  certificate: OwnCertificate;
  heading: RefObject<HTMLHeadingElement | null>;
}

function ExistingCertificate({ certificate, heading }: ExistingCertificateProps) {
  const { t } = useLingui();
  const { art, busy, download } = useCertificateDownload();
  const { name, course, generatedAt, verificationId, score } = certificate;
  const artProps = { name, course: course.title, generatedAt, verificationId, score };
  const day = formatLongDate(generatedAt);
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_2fr]">
      <Panel className="lw-no-print grid justify-items-start gap-4" aria-label={t`Your certificate`}>
        <h2 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          {name}
        </h2>
        <p>
          <Trans>Generated on {day}</Trans>
        </p>
        <div className="grid justify-items-start gap-2">
          <p className="text-muted">
            <Trans>Verification ID</Trans>
          </p>
          <p className="font-code font-bold break-all">{verificationId}</p>
          <CopyButton text={verificationId} label={t`Copy the ID`} />
        </div>
        <Button busy={busy} icon={<Download size={20} aria-hidden="true" />} onClick={() => void download(name)}>
          {busy ? t`Preparing...` : t`Download as JPEG`}
        </Button>
        <p className="text-muted">
          <Trans>Anyone can verify the authenticity of this certificate using this ID.</Trans>
        </p>
      </Panel>
      <CertificateArt {...artProps} />
      <OffscreenArt art={art} {...artProps} />
    </div>
  );
}

function SplitLayout({ left, preview, advice }: { left: ReactNode; preview?: ReactNode; advice: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[1fr_1.4fr]">
      {left}
      <section aria-label={t`Preview`} aria-live="off">
        {preview ?? (
          <Card
            title={<Trans>No Certificate Preview</Trans>}
            className="grid min-h-72 place-content-center justify-items-center gap-2 border-dashed text-center"
          >
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
      advice={<Trans>fill out the form to generate certificate</Trans>}
    />
  );
}

function NotCompleted() {
  const { user } = useSession();
  const done = completedRealms(user?.user_game_progress.completed_maps ?? []).length;
  const total = PLAY_ORDER.length;
  return (
    <SplitLayout
      left={
        <Panel className="grid justify-items-start gap-4">
          <h2 className="text-2xl text-game-title">
            <Trans>Course Not Completed</Trans>
          </h2>
          <p>
            <Trans>You need to complete all course modules first</Trans>
          </p>
          <p className="text-muted">
            <Trans>
              {done} of {total} realms are completed.
            </Trans>
          </p>
          <Link to="/dashboard" className={buttonClass({})}>
            <Trans>Go to Dashboard</Trans>
          </Link>
        </Panel>
      }
      advice={<Trans>complete the course to generate a certificate</Trans>}
    />
  );
}

function ConsentNeeded() {
  return (
    <SplitLayout
      left={
        <Panel className="grid justify-items-start gap-4">
          <h2 className="text-2xl text-game-title">
            <Trans>You made it! Now ask a parent</Trans>
          </h2>
          <p>
            <Trans>
              Anyone can view a certificate, so a parent has to give consent first. Ask your parent to open the link in
              our e-mail. Your eight realms stay completed until then.
            </Trans>
          </p>
          <Link to="/account/family" className={buttonClass({})}>
            <Trans>Ask a parent</Trans>
          </Link>
        </Panel>
      }
      advice={<Trans>ask a parent for consent first</Trans>}
    />
  );
}
