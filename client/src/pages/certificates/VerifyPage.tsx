// Verifies a certificate by its ID, typed or from the QR code's link; public.
import { verifyPath } from '@lanternwise/shared/certificates/certificate';
import type { Certificate } from '@lanternwise/shared/contracts/certificates';
import { t as translate } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import CircleX from 'lucide-react/icons/circle-x';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { certificatesApi, type VerifyProblem, verifyFailure } from '../../features/certificatesApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { CertificateLayout, LoadingMessage } from './CertificateLayout.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { VerifiedCertificate } from './VerifiedCertificate.tsx';

function useVerification() {
  const [verify, { isFetching }] = certificatesApi.useLazyVerifyCertificateQuery();
  const [certificate, setCertificate] = useState<Certificate>();
  const [problem, setProblem] = useState<VerifyProblem>();
  const check = useCallback(
    async (input: string) => {
      const id = input.trim();
      setCertificate(undefined);
      setProblem(undefined);
      if (id === '') return setProblem({ title: translate`Please enter a certificate ID` });
      const { data, error } = await verify({ verificationId: id });
      if (error) setProblem(verifyFailure(error));
      else if (data?.success && data.certificate) setCertificate(data.certificate);
      else setProblem({ title: data?.message ?? translate`Certificate verification failed` });
    },
    [verify],
  );
  return { check, busy: isFetching, certificate, problem };
}

export function VerifyPage() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const linkedId = params.get('id') ?? '';
  const [inputId, setInputId] = useState(linkedId);
  // A scanned code asks one question: its answer comes before the form. What was typed is answered below.
  const [isLinked] = useState(linkedId !== '');
  const { check, busy, certificate, problem } = useVerification();
  const { status } = useSession();
  const checkedIdRef = useRef('');

  // Waits for the session: the owner and the owner's teacher see more than a guest.
  useEffect(() => {
    if (linkedId === '' || status === 'unknown' || checkedIdRef.current === linkedId) return;
    checkedIdRef.current = linkedId;
    setInputId(linkedId);
    void check(linkedId);
  }, [linkedId, status, check]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkedIdRef.current = inputId.trim();
    if (inputId.trim() !== '') setParams({ id: inputId.trim() }, { replace: true });
    // The answer is above the form.
    if (isLinked) window.scrollTo(0, 0);
    void check(inputId);
  };

  const verdict = (
    <div aria-live="polite">
      {isLinked && !certificate && !problem && (
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
            error={isLinked ? undefined : problem?.title}
            hint={isLinked ? undefined : problem?.advice}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            value={inputId}
            onChange={setInputId}
          />
          <Button type="submit" busy={busy}>
            {busy ? t`Verifying...` : t`Verify Certificate`}
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
