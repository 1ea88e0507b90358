// Verifies a certificate by its ID, typed or from the QR code's link; public.
import { verifyPath } from '@lanternwise/shared/certificates/certificate';
import type { Certificate } from '@lanternwise/shared/contracts/certificates';
import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useLazyVerifyCertificateQuery, type VerifyProblem, verifyFailure } from '../../features/certificatesApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import { CertificateLayout } from './CertificateLayout.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { VerifiedCertificate } from './VerifiedCertificate.tsx';

function useVerification() {
  const [verify, { isFetching }] = useLazyVerifyCertificateQuery();
  const [certificate, setCertificate] = useState<Certificate>();
  const [problem, setProblem] = useState<VerifyProblem>();
  const check = useCallback(
    async (input: string) => {
      const id = input.trim();
      setCertificate(undefined);
      setProblem(undefined);
      if (id === '') return setProblem({ title: 'Please enter a certificate ID' });
      const { data, error } = await verify({ verificationId: id });
      if (error) setProblem(verifyFailure(error));
      else if (data?.success && data.certificate) setCertificate(data.certificate);
      else setProblem({ title: data?.message ?? 'Certificate verification failed' });
    },
    [verify],
  );
  return { check, busy: isFetching, certificate, problem };
}

export function VerifyPage() {
  const [params, setParams] = useSearchParams();
  const linkedId = params.get('id') ?? '';
  const [inputId, setInputId] = useState(linkedId);
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
    void check(inputId);
  };

  return (
    <CertificateLayout
      title="Certificate Verification"
      lead="Enter the ID printed on the certificate, or scan its QR code with a phone."
    >
      <Panel className="max-w-2xl">
        <form noValidate className="grid gap-4" onSubmit={submit}>
          <Field label="Certificate ID" error={problem?.title} hint={problem?.advice}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                spellCheck={false}
                maxLength={100}
                value={inputId}
                onChange={(event) => setInputId(event.target.value)}
              />
            )}
          </Field>
          <Button type="submit" busy={busy}>
            {busy ? 'Verifying...' : 'Verify Certificate'}
          </Button>
        </form>
      </Panel>
      <div aria-live="polite">
        {certificate && (
          <VerifiedCertificate
            certificate={certificate}
            link={window.location.origin + verifyPath(certificate.verificationId)}
          />
        )}
      </div>
      <HowItWorks />
    </CertificateLayout>
  );
}
