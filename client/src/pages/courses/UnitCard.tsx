// One unit of a course: its description, the progress, and its checklist if it has one.
import type { CourseUnit } from '@lanternwise/shared/courses/course';
import type { UnitProgress } from '@lanternwise/shared/courses/progress';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router-dom';
import { attempt } from '../../features/attempt.ts';
import { coursesApi } from '../../features/coursesApi.ts';
import { signInPath } from '../../features/session/returnPath.ts';
import { useSession } from '../../features/session/useSession.ts';
import { formatList } from '../../i18n/format.ts';
import { translateSentence } from '../../i18n/serverMessages.ts';
import { Badge } from '../../ui/Badge.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { closedLabel, unitKind } from './unitWords.ts';

export interface UnitCardProps {
  slug: string;
  number: number;
  progress: UnitProgress;
  /** Ids of the ticked checklist items. */
  ticked: readonly string[] | undefined;
}

export function UnitCard({ slug, number, progress, ticked = [] }: UnitCardProps) {
  const { t } = useLingui();
  const { unit, percent, score, status, path } = progress;
  const title = translateSentence(unit.title);
  const kind = unitKind(unit.kind);
  const skills = formatList(unit.skills.map(translateSentence));
  const { minutes } = unit;
  return (
    <Card id={unit.id} className="grid grid-cols-[auto_1fr] gap-4">
      <span className="lw-number" aria-hidden="true">
        {number}
      </span>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-lg text-link">{title}</h3>
          <UnitStatusBadge progress={progress} />
        </div>
        <p>{translateSentence(unit.text)}</p>
        <p className="text-sm text-muted">
          <Trans>
            {kind}, about {minutes} minutes. {skills}.
          </Trans>
        </p>
        {score !== undefined && percent > 0 && (
          <p className="text-sm font-bold">
            <Trans>Score: {score} of 100</Trans>
          </p>
        )}
        {unit.checklist && (
          <Checklist slug={slug} items={unit.checklist} ticked={ticked} readOnly={unit.checkedByPlay ?? false} />
        )}
        {(!unit.checklist || unit.checkedByPlay) && path !== null && (
          <Link to={path} className={buttonClass({ variant: 'quiet', size: 'small' }, 'justify-self-start')}>
            {status === 'completed'
              ? t`Play again`
              : percent > 0
                ? t`Continue`
                : t({ context: 'lesson', message: 'Start' })}
            <span className="lw-hidden">: {title}</span>
          </Link>
        )}
      </div>
    </Card>
  );
}

/** A completed unit that is closed now says both. */
function UnitStatusBadge({ progress: { percent, status, access, path } }: { progress: UnitProgress }) {
  const isClosed = path === null && access.state !== 'open';
  if (status === 'available')
    return <Badge colour="amber">{percent > 0 ? `${percent}%` : <Trans context="state">Open</Trans>}</Badge>;
  return (
    <span className="flex flex-wrap gap-2">
      {status === 'completed' && (
        <Badge colour="ok">
          <Check size={14} aria-hidden="true" /> <Trans>Completed</Trans>
        </Badge>
      )}
      {(status === 'locked' || isClosed) && (
        <Badge {...(access.state !== 'being-built' && { colour: 'violet' })}>
          {access.state !== 'being-built' && <Lock size={14} aria-hidden="true" />} {closedLabel(access.state)}
        </Badge>
      )}
    </span>
  );
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
  const { t } = useLingui();
  const { status } = useSession();
  const [setCheck] = coursesApi.useSetCourseCheckMutation();
  const labelOf = (english: string, isShownByMap: boolean) => {
    const text = translateSentence(english);
    return isShownByMap ? t`${text} (Your map shows it.)` : text;
  };
  const change = (item: string, checked: boolean) => attempt(setCheck({ slug, item, checked }));
  return (
    <>
      <ul className="grid gap-1">
        {items.map(({ id, text, point }) => (
          <li key={id}>
            <Checkbox
              label={labelOf(text, point !== undefined)}
              checked={ticked.includes(id)}
              disabled={readOnly || point !== undefined || status !== 'signed-in'}
              onChange={(checked) => void change(id, checked)}
            />
          </li>
        ))}
      </ul>
      {status === 'guest' && !readOnly && (
        <p className="text-sm text-muted">
          <Trans>
            <Link to={signInPath(`/courses/${slug}`)} className="lw-link">
              Sign in
            </Link>{' '}
            to tick these off; we keep them for you.
          </Trans>
        </p>
      )}
    </>
  );
}
