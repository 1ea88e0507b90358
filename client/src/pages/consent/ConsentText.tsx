// The text that a parent reads before answering, and the current state of the answer.
import type { ConsentView } from '@lanternwise/shared/contracts/consent';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate } from '../../i18n/format.ts';
import { CONSENT_FACTS } from './consentText.ts';

export function ConsentText({ consent }: { consent: ConsentView }) {
  const { t } = useLingui();
  const { username } = consent;
  return (
    <>
      <ConsentStatus consent={consent} />
      <p>
        <Trans>
          Lanternwise is a game in which children learn how artificial intelligence and Python work: they walk through
          realms, solve tasks and write small programs. A child with the user name {username} created an account and
          named you as a parent or guardian.
        </Trans>
      </p>
      {CONSENT_FACTS.map(({ heading, items }) => (
        <section key={heading.id} className="grid gap-2">
          <h2 className="text-lg text-link">{t(heading)}</h2>
          <ul className="lw-lights grid gap-2">
            {items.map((item) => (
              <li key={item.id}>{t(item)}</li>
            ))}
          </ul>
        </section>
      ))}
      <p>
        <Trans>
          You can withdraw your consent on this page at any time. Your child can download all of their data, and delete
          the account, on their account page.
        </Trans>
      </p>
    </>
  );
}

const formatDay = (iso: string | null) => (iso === null ? undefined : formatDate(iso, 'long', 'UTC'));

function ConsentStatus({ consent: { state, answeredAt, deletionDueAt } }: { consent: ConsentView }) {
  if (state === 'asked') return null;
  return (
    <p role="status" className="rounded-md border-2 border-line p-3 font-bold">
      {state === 'given' && <GivenMessage day={formatDay(answeredAt)} />}
      {state === 'withdrawn' && (
        <Trans>The account is limited again: the child can play, but nothing the child writes is shared.</Trans>
      )}
      {state === 'declined' && <DeclinedMessage day={formatDay(deletionDueAt)} />}
    </p>
  );
}

function GivenMessage({ day }: { day: string | undefined }) {
  return day ? <Trans>You agreed on {day}. Thank you!</Trans> : <Trans>You agreed. Thank you!</Trans>;
}

function DeclinedMessage({ day }: { day: string | undefined }) {
  if (!day) return <Trans>The account is closed.</Trans>;
  return <Trans>The account is closed. It will be deleted with everything in it on {day}.</Trans>;
}
