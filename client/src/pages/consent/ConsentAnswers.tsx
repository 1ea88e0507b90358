// The answers a parent can give now: yes and no weigh the same; what deletes is asked once more.
import type { ConsentAnswer, ConsentView } from '@lanternwise/shared/contracts/consent';
import { useState } from 'react';
import { useAnswerConsentMutation } from '../../features/account/accountApi.ts';
import { messageOf } from '../../features/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

const CHOICES: Record<ConsentView['state'], readonly ConsentAnswer[]> = {
  asked: ['give', 'decline'],
  given: ['withdraw', 'decline'],
  withdrawn: ['give', 'decline'],
  declined: ['give'],
};

const WORDS: Record<ConsentAnswer, string> = {
  give: 'Yes, I agree',
  decline: 'No, delete the account',
  withdraw: 'Take my yes back',
};

export function ConsentAnswers({ token, consent }: { token: string; consent: ConsentView }) {
  const [answer, { isLoading, error, originalArgs }] = useAnswerConsentMutation();
  const [sure, setSure] = useState(false);
  const give = (choice: ConsentAnswer) => {
    setSure(false);
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
            onClick={() => (choice === 'decline' ? setSure(true) : give(choice))}
          >
            {WORDS[choice]}
          </Button>
        ))}
      </div>
      <Dialog open={sure} title="Delete this account?" size="small" onClose={() => setSure(false)}>
        <div className="grid gap-4">
          <p>
            The account <strong>{consent.username}</strong> is closed at once and deleted with everything in it after 14
            days. Until then you can change your answer here.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="danger" onClick={() => give('decline')}>
              Yes, delete it
            </Button>
            <Button variant="secondary" onClick={() => setSure(false)}>
              Back
            </Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}
