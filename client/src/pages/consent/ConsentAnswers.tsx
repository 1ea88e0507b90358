// The answers that a parent can give, with equal weight; deleting the account needs a confirmation.
import type { ConsentAnswer, ConsentView } from '@lanternwise/shared/contracts/consent';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAnswerConsentMutation } from '../../features/account/accountApi.ts';
import { errorMessage } from '../../features/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ANSWER_LABELS } from './consentText.ts';

const ANSWERS_BY_STATE: Record<ConsentView['state'], readonly ConsentAnswer[]> = {
  asked: ['give', 'decline'],
  given: ['withdraw', 'decline'],
  withdrawn: ['give', 'decline'],
  declined: ['give'],
};

export function ConsentAnswers({ token, consent }: { token: string; consent: ConsentView }) {
  const [answer, { isLoading, error, originalArgs }] = useAnswerConsentMutation();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { t } = useLingui();
  const { username } = consent;
  const submitAnswer = (choice: ConsentAnswer) => {
    setConfirmOpen(false);
    void answer({ token, answer: choice });
  };
  return (
    <div className="grid gap-3">
      {error && (
        <p role="alert" className="lw-error">
          {errorMessage(error)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {ANSWERS_BY_STATE[consent.state].map((choice) => (
          <Button
            key={choice}
            variant="secondary"
            busy={isLoading && originalArgs?.answer === choice}
            onClick={() => (choice === 'decline' ? setConfirmOpen(true) : submitAnswer(choice))}
          >
            {t(ANSWER_LABELS[choice])}
          </Button>
        ))}
      </div>
      <Dialog open={isConfirmOpen} title={t`Delete this account?`} size="small" onClose={() => setConfirmOpen(false)}>
        <div className="grid gap-4">
          <p>
            <Trans>
              The account {username} closes right away and is deleted with everything in it after 14 days. Until then
              you can change your answer here.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={() => submitAnswer('decline')}>
              <Trans>Delete account</Trans>
            </Button>
            <Button variant="secondary" onClick={() => setConfirmOpen(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
