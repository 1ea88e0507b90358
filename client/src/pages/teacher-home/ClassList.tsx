// The teacher's classes: last activity, who played this week, who needs help, and the next lesson.
import type { HomeClass } from '@lanternwise/shared/contracts/teacher-home';
import { Plural, Trans } from '@lingui/react/macro';
import Radio from 'lucide-react/icons/radio';
import { Link } from 'react-router-dom';
import { realmCard } from '../../features/realm/realms.ts';
import { formatDate } from '../../i18n/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Section } from '../../ui/Section.tsx';
import { formatSince } from './formatSince.ts';

export interface ClassListProps {
  classes: readonly HomeClass[];
  total: number;
}

export function ClassList({ classes, total }: ClassListProps) {
  return (
    <Section title={<Trans>My classes</Trans>} className="grid gap-4">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {classes.map((row) => (
          <li key={row.id}>
            <ClassCard row={row} />
          </li>
        ))}
      </ul>
      <Link to="/teacher/groups" className="lw-link justify-self-start">
        {total > classes.length ? <Trans>See all {total} classes</Trans> : <Trans>Add or manage classes</Trans>}
      </Link>
    </Section>
  );
}

function ClassCard({ row }: { row: HomeClass }) {
  const { id, name, students, active, needHelp, programsWaiting, lastActive, next } = row;
  const since = lastActive === null ? '' : formatSince(lastActive);
  return (
    <Card className="grid h-full content-start gap-2">
      <h3 className="flex flex-wrap items-center gap-3 text-lg">
        <Link to={`/teacher/groups/${id}`} className="lw-link min-w-0 break-words">
          {name}
        </Link>
        {needHelp > 0 && (
          <Badge colour="amber">
            <Plural value={needHelp} one="# needs help" other="# need help" />
          </Badge>
        )}
      </h3>
      {students === 0 ? (
        <p>
          <Link to={`/teacher/groups/${id}?tab=accounts`} className="lw-link">
            <Trans>Add students</Trans>
          </Link>
        </p>
      ) : (
        <>
          <p>
            <Plural
              value={students}
              one={`${active} of # student played this week.`}
              other={`${active} of # students played this week.`}
            />
          </p>
          <p className="text-muted">
            {lastActive === null ? <Trans>No one has played yet.</Trans> : <Trans>Last activity: {since}</Trans>}
          </p>
        </>
      )}
      {next && <NextLesson next={next} />}
      {programsWaiting > 0 && (
        <p>
          <Link to={`/teacher/groups/${id}?tab=programs`} className="lw-link">
            <Plural
              value={programsWaiting}
              one="# program waits for you to read it"
              other="# programs wait for you to read them"
            />
          </Link>
        </p>
      )}
      {students > 0 && (
        <Link
          to={`/teacher/groups/${id}/live`}
          className={buttonClass({ variant: 'quiet', size: 'small' }, 'mt-auto justify-self-start')}
        >
          <Radio aria-hidden="true" size={20} /> <Trans>Start live lesson</Trans>
          <span className="lw-hidden">: {name}</span>
        </Link>
      )}
    </Card>
  );
}

function NextLesson({ next: { realm, week, session, state, opensAt } }: { next: NonNullable<HomeClass['next']> }) {
  const { title } = realmCard(realm);
  const day = opensAt === null ? '' : formatDate(opensAt, 'shortTime');
  return (
    <p>
      <Trans>
        Next lesson:{' '}
        <Link to={`/teacher/resources#lesson-plans/${realm}`} className="lw-link">
          {title}
        </Link>{' '}
        <span className="text-muted">
          (week {week}, session {session})
        </span>
      </Trans>{' '}
      {state === 'locked' && (
        <Badge colour="plain">
          <Trans>Locked</Trans>
        </Badge>
      )}
      {state === 'scheduled' && (
        <Badge colour="plain">
          <Trans>Opens {day}</Trans>
        </Badge>
      )}
    </p>
  );
}
