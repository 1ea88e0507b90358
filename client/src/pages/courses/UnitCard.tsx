// One unit of a course: its description, the progress, and its checklist if it has one.
import type { PlayState } from '@lanternwise/shared/access/playAccess';
import type { CourseUnit } from '@lanternwise/shared/courses/course';
import type { UnitProgress } from '@lanternwise/shared/courses/progress';
import { Check, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../features/api.ts';
import { useSetCourseCheckMutation } from '../../features/coursesApi.ts';
import { signInPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { showToast } from '../../lib/showToast.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';

export interface UnitCardProps {
  slug: string;
  number: number;
  progress: UnitProgress;
  /** Ids of the ticked checklist items. */
  ticked: readonly string[] | undefined;
}

export function UnitCard({ slug, number, progress, ticked = [] }: UnitCardProps) {
  const { unit, percent, score, status } = progress;
  return (
    <Card id={unit.id} className="grid grid-cols-[auto_1fr] gap-4">
      <span className="lw-number" aria-hidden="true">
        {number}
      </span>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg text-link">{unit.title}</h3>
          <UnitStatusBadge progress={progress} />
        </div>
        <p>{unit.text}</p>
        <p className="text-sm text-muted">
          {unit.kind}, about {unit.minutes} minutes. {unit.skills.join(', ')}.
        </p>
        {score !== undefined && percent > 0 && <p className="text-sm font-bold">Score: {score} of 100</p>}
        {unit.checklist && (
          <Checklist slug={slug} items={unit.checklist} ticked={ticked} readOnly={unit.checkedByPlay ?? false} />
        )}
        {(!unit.checklist || unit.checkedByPlay) && unit.path && status !== 'locked' && (
          <Link to={unit.path} className={buttonClass({ variant: 'quiet', size: 'small' }, 'justify-self-start')}>
            {status === 'completed' ? 'Play again' : percent > 0 ? 'Continue' : 'Start'}
            <span className="lw-hidden">: {unit.title}</span>
          </Link>
        )}
      </div>
    </Card>
  );
}

/** An open unit that is locked waits for the unit before it. */
const CLOSED_LABELS: Record<PlayState, string> = {
  open: 'Locked',
  'needs-sign-in': 'Sign in to play',
  'needs-plan': 'Needs a plan',
  'locked-by-class': 'Closed by your teacher',
  'opens-on': 'Opens later',
  'being-built': 'Opens soon',
};

function UnitStatusBadge({ progress: { percent, status, access } }: { progress: UnitProgress }) {
  if (status === 'completed')
    return (
      <Badge colour="ok">
        <Check size={14} aria-hidden="true" /> Completed
      </Badge>
    );
  if (access.state === 'being-built') return <Badge>Opens soon</Badge>;
  if (status === 'locked')
    return (
      <Badge colour="violet">
        <Lock size={14} aria-hidden="true" /> {CLOSED_LABELS[access.state]}
      </Badge>
    );
  return <Badge colour="amber">{percent > 0 ? `${percent}%` : 'Open'}</Badge>;
}

type ChecklistItem = NonNullable<CourseUnit['checklist']>[number];

interface ChecklistProps {
  slug: string;
  items: readonly ChecklistItem[];
  ticked: readonly string[];
  /** Shows the items without letting the learner tick them. */
  readOnly: boolean;
}

function Checklist({ slug, items, ticked, readOnly }: ChecklistProps) {
  const { status } = useSession();
  const [setCheck] = useSetCourseCheckMutation();
  const change = async (item: string, checked: boolean) => {
    const { error } = await setCheck({ slug, item, checked });
    if (error) showToast('error', errorMessage(error));
  };
  return (
    <>
      <ul className="grid gap-1">
        {items.map(({ id, text, point }) => (
          <li key={id}>
            <Checkbox
              label={point ? `${text} (Your map shows it.)` : text}
              checked={ticked.includes(id)}
              disabled={readOnly || point !== undefined || status !== 'signed-in'}
              onChange={(checked) => void change(id, checked)}
            />
          </li>
        ))}
      </ul>
      {status === 'guest' && !readOnly && (
        <p className="text-sm text-muted">
          <Link to={signInPath(`/courses/${slug}`)} className="lw-link">
            Sign in
          </Link>{' '}
          to tick these off; we keep them for you.
        </p>
      )}
    </>
  );
}
