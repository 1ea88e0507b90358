// What a parent can decide about a child: the answers with equal weight, the age, the backpack, and all that happened so far.
import type { ConsentAnswer, ConsentDecision, FamilyConsent } from '@lanternwise/shared/contracts/consent';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';
import { AgeCorrection } from './AgeCorrection.tsx';
import { BackpackQuestion } from './BackpackQuestion.tsx';
import { ConsentHistory } from './ConsentHistory.tsx';

const ANSWER_LABELS: Record<ConsentAnswer, MessageDescriptor> = {
  give: msg`Give consent`,
  decline: msg`Decline and delete the account`,
  withdraw: msg`Withdraw consent`,
};
/** For who never agreed, but can say no to another's consent. */
const SAY_NO = msg`Say no: limit the account`;

export interface FamilyDecisionsProps {
  consent: FamilyConsent;
  decide(decision: ConsentDecision): unknown;
  /** The decision that is on its way. */
  pending: ConsentDecision | undefined;
  /** Why the last one failed. */
  error: string | undefined;
}

export function FamilyDecisions({ consent, decide, pending, error }: FamilyDecisionsProps) {
  const { t } = useLingui();
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const { username, answers, history } = consent;
  const hasAgreed = consent.state === 'given';
  const submit = (answer: ConsentAnswer) => {
    setConfirmOpen(false);
    decide({ answer });
  };
  const isPending = (answer: ConsentAnswer) =>
    pending !== undefined && 'answer' in pending && pending.answer === answer;
  return (
    <div className="grid gap-5">
      <ErrorText>{error}</ErrorText>
      <OthersAnswer consent={consent} />
      <div className="flex flex-wrap gap-3">
        {answers.map((answer) => (
          <Button
            key={answer}
            variant="secondary"
            busy={isPending(answer)}
            onClick={() => (answer === 'decline' ? setConfirmOpen(true) : submit(answer))}
          >
            {t(answer === 'withdraw' && !hasAgreed ? SAY_NO : ANSWER_LABELS[answer])}
          </Button>
        ))}
      </div>
      {consent.mayChangeAge && <AgeCorrection consent={consent} decide={decide} pending={pending} />}
      <BackpackQuestion consent={consent} decide={decide} pending={pending} />
      <section className="grid gap-3">
        <h2 className="text-lg text-link">
          <Trans>What has happened so far</Trans>
        </h2>
        <p className="text-muted">
          <Trans>Other people's addresses are not shown, and yours is not shown to them.</Trans>
        </p>
        <ConsentHistory child={username} history={history} />
      </section>
      <DeletionDialog
        username={username}
        open={isConfirmOpen}
        onConfirm={() => submit('decline')}
        onClose={() => setConfirmOpen(false)}
      />
    </div>
  );
}

/** What another parent's answer means for the reader's. */
function OthersAnswer({ consent: { standing, state } }: { consent: FamilyConsent }) {
  if (standing === 'refused' && state !== 'declined' && state !== 'withdrawn') {
    return (
      <p role="status" className="rounded-md border-2 border-line p-3">
        <Trans>
          A parent at another address said no. The account stays limited until they, or the person who runs this site,
          change that.
        </Trans>
      </p>
    );
  }
  if (standing !== 'given' || state === 'given') return null;
  return (
    <p role="status" className="rounded-md border-2 border-line p-3">
      <Trans>Consent was given from another address. It counts unless you say no.</Trans>
    </p>
  );
}

interface DeletionDialogProps {
  username: string;
  open: boolean;
  onConfirm(): void;
  onClose(): void;
}

function DeletionDialog({ username, open, onConfirm, onClose }: DeletionDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} title={t`Delete this account?`} size="small" onClose={onClose}>
      <div className="grid gap-4">
        <p>
          <Trans>
            The account {username} closes right away and is deleted with everything in it after 14 days. Until then you
            can change your answer here.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button variant="danger" onClick={onConfirm}>
            <Trans>Delete account</Trans>
          </Button>
          <Button variant="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
