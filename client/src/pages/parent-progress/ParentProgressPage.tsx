// Shows a parent the week of each linked child: a summary, badges, conversation starters, and the weekly e-mail.

import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import { chosenLanguage } from '@lanternwise/shared/contracts/user';
import { Award, MessageCircleQuestion } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { useChildrenQuery, useSetDigestMutation } from '../../features/reportsApi.ts';
import { useSession } from '../../features/session/useSession.ts';
import { formatDate } from '../../i18n/format.ts';
import { showToast } from '../../lib/showToast.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { QueryResult } from '../layout/QueryResult.tsx';
import { usePage } from '../layout/usePage.ts';
import { formatDay } from '../students/formatTime.ts';

export function ParentProgressPage() {
  const heading = usePage("My children's progress");
  const childrenQuery = useChildrenQuery();
  return (
    <div className="lw-page grid gap-6 py-10">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          My children's progress
        </h1>
        <p className="max-w-3xl text-lg text-muted">
          What they did this week, in plain words. No marks, no rankings: effort comes first.
        </p>
      </div>
      <QueryResult query={childrenQuery}>
        {({ children: found }) =>
          found.length === 0 ? (
            <NoLinkedChildren />
          ) : (
            <div className="grid gap-6">
              {found.map((child) => (
                <ChildPanel key={child.id} child={child} />
              ))}
            </div>
          )
        }
      </QueryResult>
    </div>
  );
}

function NoLinkedChildren() {
  return (
    <Panel className="grid justify-items-start gap-4">
      <h2 className="text-xl text-game-title">Link your child first</h2>
      <ol className="grid list-decimal gap-2 pl-6">
        <li>Your child opens "My account" and asks for a link code.</li>
        <li>You enter that code on your own account page.</li>
        <li>You see your child's week here, and can get it by e-mail.</li>
      </ol>
      <Link to="/account/family" className={buttonClass({})}>
        Go to my account
      </Link>
    </Panel>
  );
}

function ChildPanel({ child }: { child: ChildReport }) {
  const { week, session } = child.currentSession;
  return (
    <Panel aria-labelledby={`child-${child.id}`} className="grid gap-5">
      <div className="flex flex-wrap items-center gap-4">
        <Portrait character={child.avatar} name="" size={72} />
        <div className="min-w-0">
          <h2 id={`child-${child.id}`} className="text-2xl break-words text-game-title">
            {child.name}
          </h2>
          <p className="text-muted">
            Week {week}, Session {session}. {child.lastActive ? `Last active ${formatDay(child.lastActive)}.` : ''}
          </p>
        </div>
      </div>
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-4">
          {child.summary.map((sentence, index) => (
            <p key={sentence} className={index === 0 ? 'text-xl' : 'text-lg'}>
              {sentence}
            </p>
          ))}
          <ConversationStarters starters={child.starters} />
        </div>
        <div className="grid content-start gap-4">
          <DailyMinutesChart days={child.days} />
          <div className="grid gap-1">
            <span className="flex justify-between">
              <span>All eight realms</span>
              <strong>{child.overallProgress}%</strong>
            </span>
            <ProgressBar label={`Progress of ${child.name}`} value={child.overallProgress} />
          </div>
          {child.review.asked > 0 && (
            <p>
              Remembered in reviews:{' '}
              <strong>
                {child.review.remembered} of {child.review.asked}
              </strong>{' '}
              questions from finished realms
            </p>
          )}
          <Badges badges={child.badges} />
          <DigestSwitch child={child} />
        </div>
      </div>
    </Panel>
  );
}

function ConversationStarters({ starters }: Pick<ChildReport, 'starters'>) {
  return (
    <Card raised className="grid gap-3">
      <h3 className="flex items-center gap-2 text-lg">
        <MessageCircleQuestion aria-hidden="true" size={22} /> Conversation starters
      </h3>
      <ul className="lw-lights grid gap-2">
        {starters.map((starter) => (
          <li key={starter}>{starter}</li>
        ))}
      </ul>
    </Card>
  );
}

function DailyMinutesChart({ days }: Pick<ChildReport, 'days'>) {
  const maxMinutes = Math.max(20, ...days.map(({ minutes }) => minutes));
  return (
    <figure className="grid gap-2">
      <figcaption>Minutes of practice in the last seven days</figcaption>
      <ul className="grid grid-cols-[repeat(7,1fr)] items-end gap-2 text-center">
        {days.map(({ day, minutes }) => (
          <li key={day} className="grid justify-items-center gap-1">
            <span className="text-[0.875rem]">{minutes}</span>
            <span
              className="w-full max-w-[34px] rounded-[8px_8px_3px_3px] bg-[linear-gradient(to_top,var(--gold-low),var(--gold-top))]"
              style={{ blockSize: `${(minutes / maxMinutes) * 72 + 4}px` }}
            />
            <span className="text-muted">{formatDate(day, 'weekdayShort', 'UTC')}</span>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Badges({ badges }: Pick<ChildReport, 'badges'>) {
  if (badges.length === 0) return <p className="text-muted">Your child earns the first badge by completing a realm.</p>;
  return (
    <ul className="flex flex-wrap gap-3" aria-label="Badges">
      {badges.map(({ realm, name }) => (
        <li key={realm} className="lw-badge lw-badge-amber flex items-center gap-1">
          <Award aria-hidden="true" size={18} /> {name}
        </li>
      ))}
    </ul>
  );
}

/** Says where the weekly e-mail goes and in which language, or what is missing before it can be sent. */
function DigestDestination() {
  const { user } = useSession();
  if (!user) return null;
  const accountLink = (label: string) => (
    <Link to="/account/family" className="lw-link">
      {label}
    </Link>
  );
  if (!user.email) return <p>To get this e-mail, {accountLink('add your e-mail address')}.</p>;
  if (!user.emailVerified) {
    return (
      <p>
        To get this e-mail, open the link that we sent to <span className="break-all">{user.email}</span>.{' '}
        {accountLink('Go to my e-mail settings')}
      </p>
    );
  }
  return (
    <p className="text-muted">
      We send it to <span className="break-all">{user.email}</span> in{' '}
      {chosenLanguage(user.settings) === 'hi' ? 'Hindi' : 'English'}. {accountLink('Change the address or language')}
    </p>
  );
}

function DigestSwitch({ child }: { child: ChildReport }) {
  const [setDigest] = useSetDigestMutation();
  const change = async (digest: boolean) => {
    try {
      await setDigest({ childId: child.id, digest }).unwrap();
      showToast('success', digest ? 'You will get an e-mail every week.' : 'You will get no more weekly e-mails.');
    } catch (failure) {
      showToast('error', errorMessage(failure));
    }
  };
  return (
    <div className="grid gap-1">
      <Switch label="Weekly e-mail" checked={child.digest} onChange={(on) => void change(on)} />
      {child.digest && child.childAllowsDigest && <DigestDestination />}
      {!child.childAllowsDigest && <p className="text-muted">{child.name} has turned these e-mails off.</p>}
    </div>
  );
}
