// A parent's question about one class: who teaches it, what they would see, the answer so far, and the answers to choose from.
import type { ClassConsent } from '@lanternwise/shared/contracts/class-consents';
import type { ConsentAnswer } from '@lanternwise/shared/contracts/consent';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '../../features/api.ts';
import { formatDate } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorText } from '../../ui/ErrorText.tsx';

const ANSWERS: Record<ClassConsent['state'], readonly ConsentAnswer[]> = {
  asked: ['give', 'decline'],
  given: ['withdraw'],
  declined: ['give'],
  withdrawn: ['give'],
};
const LABELS: Record<ConsentAnswer, MessageDescriptor> = {
  give: msg`Agree to this class`,
  decline: msg`Decline`,
  withdraw: msg`Withdraw and take my child out`,
};

interface ClassQuestionProps {
  consent: ClassConsent;
  busy: ConsentAnswer | undefined;
  error: unknown;
  onAnswer(answer: ConsentAnswer): void;
}

export function ClassQuestion({ consent, busy, error, onAnswer }: ClassQuestionProps) {
  const { t } = useLingui();
  const { username, className, state, mayAgree, isForTheseTeachers } = consent;
  const teachers = consent.teachers.join(', ');
  return (
    <div className="grid gap-3">
      <p>
        <Trans>
          Teachers of <strong className="break-words">“{className}”</strong>: <strong>{teachers}</strong>
        </Trans>
      </p>
      {(state === 'asked' || !isForTheseTeachers) && (
        <>
          <p>
            <Trans>
              Nobody has confirmed to us that they teach at a school. Ask your child, or the school, whether you know
              this teacher.
            </Trans>
          </p>
          <p>
            <Trans>
              If you agree, they see the user name {username}, which lessons {username} does and how they go. They can
              give tasks and send ready-made sentences, no words of their own. They never see an e-mail address.
            </Trans>
          </p>
        </>
      )}
      <ClassAnswer consent={consent} />
      <ErrorText>{error !== undefined && errorMessage(error)}</ErrorText>
      {mayAgree && (
        <div className="flex flex-wrap gap-3">
          {ANSWERS[state].map((answer) => (
            <Button key={answer} variant="secondary" busy={busy === answer} onClick={() => onAnswer(answer)}>
              {t(LABELS[answer])}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function ClassAnswer({ consent }: { consent: ClassConsent }) {
  const { username, state, isMember, mayAgree } = consent;
  const day = formatDate(consent.answeredAt ?? consent.askedAt, 'long');
  return (
    <>
      {state === 'asked' && (
        <p role="status">
          <Trans>
            {username} asked on {day} and waits for an answer.
          </Trans>
        </p>
      )}
      {state === 'given' && (
        <p role="status">
          {isMember ? (
            <Trans>
              A parent agreed on {day}. {username} is in this class.
            </Trans>
          ) : (
            <Trans>
              A parent agreed on {day}. {username} is not in this class now, and can join with its code.
            </Trans>
          )}
        </p>
      )}
      {(state === 'declined' || state === 'withdrawn') && (
        <p role="status">
          <Trans>
            A parent said no on {day}. {username} is not in this class and cannot join it.
          </Trans>
        </p>
      )}
      {!mayAgree && (
        <p className="text-muted">
          <Trans>
            Only the parent whose e-mail address was asked can answer, and only who said no can take that back. Verify
            that address under “My account”, or use the link in the letter.
          </Trans>
        </p>
      )}
    </>
  );
}
