// Tells a teacher that the school is not confirmed yet, and lets the approver of a licence decide about colleagues.
import type { Colleague, OwnSchoolReply } from '@lanternwise/shared/contracts/subscriptions';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { attempt } from '../../features/attempt.ts';
import { subscriptionsApi } from '../../features/subscriptions/subscriptionsApi.ts';
import { formatDate } from '../../i18n/format.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

/** Nothing for a confirmed teacher without colleagues to decide about. */
export function SchoolStanding() {
  const { data } = subscriptionsApi.useOwnSchoolQuery();
  if (!data) return null;
  return (
    <>
      {data.state !== 'confirmed' && <Unconfirmed school={data} />}
      {data.colleagues.length > 0 && <Colleagues colleagues={data.colleagues} />}
    </>
  );
}

function Unconfirmed({ school }: { school: OwnSchoolReply }) {
  const since = school.askedAt === null ? '' : formatDate(school.askedAt, 'long');
  return (
    <Card title={<Trans>Your school is not confirmed yet</Trans>} region className="grid gap-3 border-button">
      <p>
        <Trans>
          Until it is, the consent that you declare for class accounts does not count, so those students keep limited
          accounts; your classes get no seats of a licence, and you can send students ready-made sentences only.
        </Trans>
      </p>
      <p>
        <WhatToDo school={school} />
      </p>
      {since !== '' && (
        <p className="text-muted">
          <Trans>Asked on {since}.</Trans>
        </p>
      )}
    </Card>
  );
}

function WhatToDo({ school: { state, waitsFor } }: { school: OwnSchoolReply }) {
  if (state === 'declined')
    return (
      <Trans>
        Your request was declined. Talk to your colleagues, or{' '}
        <Link to="/contact-us" className="lw-link">
          write to us
        </Link>{' '}
        from your school's address.
      </Trans>
    );
  if (state === 'ended')
    return (
      <Trans>
        The licence that confirmed your school has ended. Enter the staff code of a new one under{' '}
        <Link to="/pricing" className="lw-link">
          Plans
        </Link>
        , or{' '}
        <Link to="/contact-us" className="lw-link">
          write to us
        </Link>
        .
      </Trans>
    );
  if (waitsFor === 'colleague')
    return (
      <Trans>
        You entered a staff code. The colleague who set the licence up, or an Admin, has to approve you: tell your
        colleague your user name.
      </Trans>
    );
  if (waitsFor === 'old-code')
    return (
      <Trans>
        You were confirmed by a code that students have too, so an Admin looks at it once more. Your class plays on as
        before. If you have a staff code, enter it under{' '}
        <Link to="/pricing" className="lw-link">
          Plans
        </Link>
        .
      </Trans>
    );
  return (
    <Trans>
      An Admin is asked and looks at your profile: write your school into{' '}
      <Link to="/account" className="lw-link">
        your account
      </Link>
      . If your school has a licence, enter its staff code under{' '}
      <Link to="/pricing" className="lw-link">
        Plans
      </Link>
      .
    </Trans>
  );
}

function Colleagues({ colleagues }: { colleagues: readonly Colleague[] }) {
  return (
    <Card title={<Trans>Colleagues with your licence</Trans>} region className="grid gap-4">
      <p>
        <Trans>
          Approve only colleagues who told you in person that this is their user name: they can then declare the
          school's consent and give seats of your licence to their classes.
        </Trans>
      </p>
      <ul className="grid gap-4">
        {colleagues.map((colleague) => (
          <ColleagueRow key={colleague.id} colleague={colleague} />
        ))}
      </ul>
    </Card>
  );
}

function ColleagueRow({ colleague }: { colleague: Colleague }) {
  const { t } = useLingui();
  const [answer, { isLoading }] = subscriptionsApi.useAnswerColleagueMutation();
  const { id, username, school, state, licence } = colleague;
  const asked = formatDate(colleague.askedAt, 'long');
  const isWaiting = state === 'waiting';
  const refused = isWaiting ? t`${username} is declined.` : t`${username} is removed.`;
  const decide = (accept: boolean) => attempt(answer({ id, accept }), accept ? t`${username} is approved.` : refused);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p className="mr-auto grid">
        <span>
          <b>{username}</b>
          {school !== null && <span className="text-muted"> · {school}</span>}
        </span>
        <span className="text-muted">
          {isWaiting ? (
            <Trans>
              Waits since {asked}, licence …{licence}
            </Trans>
          ) : (
            <Trans>Approved, licence …{licence}</Trans>
          )}
        </span>
      </p>
      {isWaiting && (
        <Button size="small" busy={isLoading} onClick={() => void decide(true)}>
          <Trans>
            Approve<span className="lw-hidden"> {username}</span>
          </Trans>
        </Button>
      )}
      <Button variant="quiet" size="small" busy={isLoading} onClick={() => void decide(false)}>
        {isWaiting ? (
          <Trans>
            Decline<span className="lw-hidden"> {username}</span>
          </Trans>
        ) : (
          <Trans>
            Remove<span className="lw-hidden"> {username}</span>
          </Trans>
        )}
      </Button>
    </li>
  );
}
