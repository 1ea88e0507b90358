// One child: the week in words, what was learnt and what to try at home, the trend, badges, certificates and the weekly e-mail.
import type { ChildReport } from '@lanternwise/shared/contracts/parent';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Award from 'lucide-react/icons/award';
import House from 'lucide-react/icons/house';
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { withAreaMessages } from '../../i18n/catalogues.ts';
import { formatDate } from '../../i18n/format.ts';
import { Card } from '../../ui/Card.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Portrait } from '../../ui/Portrait.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { ChildAssignments } from './ChildAssignments.tsx';
import { ChildName } from './ChildName.tsx';
import { DailyMinutes, FourWeeks } from './charts.tsx';
import { LetterSwitch } from './LetterSwitch.tsx';

const ChildConsent = lazyPart(
  withAreaMessages('family', async () => (await import('../family/ChildConsent.tsx')).ChildConsent),
);

export function ChildPanel({ child }: { child: ChildReport }) {
  const { t } = useLingui();
  const { name } = child;
  return (
    <Panel aria-labelledby={`child-${child.id}`} className="grid gap-5">
      <ChildHead child={child} />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <div className="grid content-start gap-4">
          {[...child.summary, child.next].map((sentence, index) => (
            <p key={sentence} className={index === 0 ? 'text-xl' : 'text-lg'}>
              {sentence}
            </p>
          ))}
          <ChildAssignments assignments={child.assignments} />
          <Learnt child={child} />
          <ConversationStarters starters={child.starters} />
        </div>
        <div className="grid content-start gap-5">
          <DailyMinutes days={child.days} />
          <FourWeeks weeks={child.weeks} />
          <div className="grid gap-1">
            <span className="flex justify-between">
              <span>
                <Trans>All eight realms</Trans>
              </span>
              <strong>{child.overallProgress}%</strong>
            </span>
            <ProgressBar label={t`Progress of ${name}`} value={child.overallProgress} />
          </div>
          <Remembered review={child.review} />
          <Badges badges={child.badges} />
          <Certificates certificates={child.certificates} />
          <LetterSwitch child={child} />
        </div>
      </div>
      <ConsentPart childId={child.id} />
    </Panel>
  );
}

/** Opened by the few who look for it; asked for then. */
function ConsentPart({ childId }: { childId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer text-lg text-link">
        <Trans>Consent, and what was tried since</Trans>
      </summary>
      <div className="pt-4">
        <Suspense fallback={<Spinner />}>{isOpen && <ChildConsent childId={childId} />}</Suspense>
      </div>
    </details>
  );
}

function ChildHead({ child }: { child: ChildReport }) {
  const { week, session } = child.currentSession;
  const lastActive = child.lastActive === null ? null : formatDate(child.lastActive, 'medium');
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Portrait character={child.avatar} name="" size={72} />
      <div className="grid min-w-0 flex-1 gap-1">
        <h2 id={`child-${child.id}`} className="text-2xl break-words text-game-title">
          {child.name}
        </h2>
        <p className="text-muted">
          <Trans>
            Week {week}, Session {session}.
          </Trans>{' '}
          {lastActive !== null && <Trans>Last active {lastActive}.</Trans>}
        </p>
        <ChildName child={child} />
      </div>
    </div>
  );
}

function Learnt({ child: { learnt, tryAtHome } }: { child: ChildReport }) {
  if (learnt.length === 0) return null;
  return (
    <Card raised className="grid gap-3">
      <h3 className="text-lg">
        <Trans>Learnt this week</Trans>
      </h3>
      <ul className="lw-lights grid gap-2">
        {learnt.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {tryAtHome !== null && (
        <>
          <h3 className="flex items-center gap-2 text-lg">
            <House aria-hidden="true" size={22} /> <Trans>One thing to try at home</Trans>
          </h3>
          <p>{tryAtHome}</p>
        </>
      )}
    </Card>
  );
}

function ConversationStarters({ starters }: Pick<ChildReport, 'starters'>) {
  return (
    <Card raised className="grid gap-3">
      <h3 className="flex items-center gap-2 text-lg">
        <MessageCircleQuestion aria-hidden="true" size={22} /> <Trans>Conversation starters</Trans>
      </h3>
      <ul className="lw-lights grid gap-2">
        {starters.map((starter) => (
          <li key={starter}>{starter}</li>
        ))}
      </ul>
    </Card>
  );
}

function Remembered({ review: { asked, remembered } }: Pick<ChildReport, 'review'>) {
  if (asked === 0) return null;
  return (
    <p>
      <Plural
        value={asked}
        one={`Remembered in reviews: ${remembered} of # question`}
        other={`Remembered in reviews: ${remembered} of # questions`}
      />
    </p>
  );
}

function Badges({ badges }: Pick<ChildReport, 'badges'>) {
  const { t } = useLingui();
  if (badges.length === 0)
    return (
      <p className="text-muted">
        <Trans>Your child earns the first badge by completing a realm.</Trans>
      </p>
    );
  return (
    <ul className="flex flex-wrap gap-3" aria-label={t`Badges`}>
      {badges.map(({ realm, name }) => (
        <li key={realm} className="lw-badge lw-badge-amber flex items-center gap-1">
          <Award aria-hidden="true" size={18} /> {name}
        </li>
      ))}
    </ul>
  );
}

function Certificates({ certificates }: Pick<ChildReport, 'certificates'>) {
  return certificates.map(({ course, verificationId }) => (
    <p key={verificationId}>
      <Link to={`/certificates/verify?id=${verificationId}`} className="lw-link">
        <Trans>See the certificate: {course}</Trans>
      </Link>
    </p>
  ));
}
