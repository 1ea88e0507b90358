// The answers a parent can give now: yes and no weigh the same; what deletes is asked once more.
import type { ConsentAnswer, ConsentView } from '@lanternwise/shared/contracts/consent';
import { useState } from 'react';
import { useAnswerConsentMutation } from '../../features/account/accountApi.ts';
import { messageOf } from '../../features/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CONSENT_WORDS } from './words.ts';

const CHOICES: Record<ConsentView['state'], readonly ConsentAnswer[]> = {
  asked: ['give', 'decline'],
  given: ['withdraw', 'decline'],
  withdrawn: ['give', 'decline'],
  declined: ['give'],
};

export function ConsentAnswers({ token, consent }: { token: string; consent: ConsentView }) {
  const [answer, { isLoading, error, originalArgs }] = useAnswerConsentMutation();
  const [asking, setAsking] = useState(false);
  const { answers, sure } = CONSENT_WORDS[consent.locale];
  const give = (choice: ConsentAnswer) => {
    setAsking(false);
    void answer({ token, answer: choice });
  };
  return (
    <div className="grid gap-3">
      {error && (
        <p role="alert" className="lw-error">
          {messageOf(error)}
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
            {answers[choice]}
          </Button>
        ))}
      </div>
      <Dialog open={asking} title={sure.title} size="small" onClose={() => setAsking(false)}>
        <div lang={consent.locale} className="grid gap-4">
          <p>{sure.text(consent.username)}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={() => give('decline')}>
              {sure.yes}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {sure.back}
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
