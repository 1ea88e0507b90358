// The answers a parent can give now: yes and no weigh the same; what deletes is asked once more.
import type { ConsentAnswer, ConsentView } from '@lanternwise/shared/contracts/consent';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAnswerConsentMutation } from '../../features/account/accountApi.ts';
import { errorMessage } from '../../features/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ANSWERS } from './consentText.ts';

const CHOICES: Record<ConsentView['state'], readonly ConsentAnswer[]> = {
  asked: ['give', 'decline'],
  given: ['withdraw', 'decline'],
  withdrawn: ['give', 'decline'],
  declined: ['give'],
};

export function ConsentAnswers({ token, consent }: { token: string; consent: ConsentView }) {
  const [answer, { isLoading, error, originalArgs }] = useAnswerConsentMutation();
  const [asking, setAsking] = useState(false);
  const { t } = useLingui();
  const { username } = consent;
  const give = (choice: ConsentAnswer) => {
    setAsking(false);
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
        {CHOICES[consent.state].map((choice) => (
          <Button
            key={choice}
            variant="secondary"
            busy={isLoading && originalArgs?.answer === choice}
            onClick={() => (choice === 'decline' ? setAsking(true) : give(choice))}
          >
            {t(ANSWERS[choice])}
          </Button>
        ))}
      </div>
      <Dialog open={asking} title={t`Delete this account?`} size="small" onClose={() => setAsking(false)}>
        <div className="grid gap-4">
          <p>
            <Trans>
              The account {username} is closed at once and deleted with everything in it after 14 days. Until then you
              can change your answer here.
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={() => give('decline')}>
              <Trans>Yes, delete it</Trans>
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              <Trans context="dialog">Back</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
