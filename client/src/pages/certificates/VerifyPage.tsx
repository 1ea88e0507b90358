// Verifies a certificate by its ID, typed or from the QR code's link; public.
import { verifyPath } from '@lanternwise/shared/certificates/certificate';
import type { Certificate } from '@lanternwise/shared/contracts/certificates';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleX from 'lucide-react/icons/circle-x';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { certificatesApi } from '../../features/certificatesApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { useForm } from '../../features/useForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CertificateLayout, LoadingMessage } from './CertificateLayout.tsx';
import { type VerifyProblem, verifyFailure } from './failures.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { VerifiedCertificate } from './VerifiedCertificate.tsx';

function useVerification(linkedId: string) {
  const { t } = useLingui();
  const [verify] = certificatesApi.useLazyVerifyCertificateQuery();
  const [certificate, setCertificate] = useState<Certificate>();
  const [denied, setDenied] = useState<VerifyProblem>();
  const form = useForm({
    initial: { verificationId: linkedId },
    schema: () =>
      import('@lanternwise/shared/contracts/certificates').then((contracts) => contracts.verifyCertificate.params),
    body: ({ verificationId }) => ({ verificationId: verificationId.trim() }),
    check: ({ verificationId }) =>
      verificationId.trim() === '' ? { verificationId: t`Please enter a certificate ID` } : {},
    async send(asked) {
      const reply = await verify(asked).unwrap();
      if (reply.success && reply.certificate) setCertificate(reply.certificate);
      else setDenied({ title: reply.message ?? t`Certificate verification failed` });
    },
  });
  const check = (...input: Parameters<typeof form.submit>) => {
    setCertificate(undefined);
    setDenied(undefined);
    form.submit(...input);
  };
  return { form, check, certificate, problem: denied ?? (form.refusal ? verifyFailure(form.refusal) : undefined) };
}

export function VerifyPage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const linkedId = params.get('id') ?? '';
  // A scanned code asks one question: its answer comes before the form. What was typed is answered below.
  const [isLinked] = useState(linkedId !== '');
  const { form, check, certificate, problem } = useVerification(linkedId);
  const { status } = useSession();
  const checkedIdRef = useRef('');
  const { value, error, onChange } = form.field('verificationId');

  // Waits for the session: the owner and the owner's teacher see more than a guest.
  useEffect(() => {
    if (linkedId === '' || status === 'unknown' || checkedIdRef.current === linkedId) return;
    checkedIdRef.current = linkedId;
    onChange(linkedId);
    check(undefined, { verificationId: linkedId });
  }, [linkedId, status, onChange, check]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    const typed = value.trim();
    checkedIdRef.current = typed;
    if (typed !== '') {
      setParams({ id: typed }, { replace: true });
      // The answer is above the form.
      if (isLinked) window.scrollTo(0, 0);
    }
    check(event);
  };

  const verdict = (
    <div aria-live="polite">
      {isLinked && !certificate && !problem && !error && (
        <LoadingMessage>
          <Trans>Verifying...</Trans>
        </LoadingMessage>
      )}
      {isLinked && problem && <FailedVerdict problem={problem} />}
      {certificate && (
        <VerifiedCertificate
          certificate={certificate}
          link={window.location.origin + verifyPath(certificate.verificationId)}
        />
      )}
    </div>
  );
  return (
    <CertificateLayout
      title={t`Certificate Verification`}
      lead={
        isLinked ? undefined : <Trans>Enter the ID printed on the certificate, or scan its QR code with a phone.</Trans>
      }
    >
      {isLinked && verdict}
      <Panel className="max-w-2xl">
        <form noValidate className="grid gap-4" onSubmit={submit}>
          {isLinked && (
            <h2 className="text-xl text-game-title">
              <Trans>Verify another certificate</Trans>
            </h2>
          )}
          <TextField
            label={t`Certificate ID`}
            error={error ?? (isLinked ? undefined : problem?.title)}
            hint={isLinked ? undefined : problem?.advice}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={value}
            onChange={onChange}
          />
          <Button type="submit" busy={form.busy}>
            {form.busy ? t`Verifying...` : t`Verify Certificate`}
          </Button>
        </form>
      </Panel>
      {!isLinked && verdict}
      <HowItWorks />
    </CertificateLayout>
  );
}

function FailedVerdict({ problem: { title, advice } }: { problem: VerifyProblem }) {
  return (
    <Panel aria-labelledby="failed-title" className="flex items-start gap-4">
      <CircleX size={48} aria-hidden="true" className="shrink-0 text-error" />
      <div className="grid gap-2">
        <h2 id="failed-title" className="text-2xl text-game-title">
          {title}
        </h2>
        {advice && <p>{advice}</p>}
      </div>
    </Panel>
  );
}
