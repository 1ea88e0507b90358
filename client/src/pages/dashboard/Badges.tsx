// Shows the badges of a course, earned and still to earn.
import { openWayInto } from '@lanternwise/shared/access/playAccess';
import type { Course } from '@lanternwise/shared/courses/course';
import {
  badgesOf,
  courseProgress,
  type LearnerProgress,
  type UnitProgress,
} from '@lanternwise/shared/courses/progress';
import { Trans } from '@lingui/react/macro';
import Lock from 'lucide-react/icons/lock';
import type { CSSProperties } from 'react';
import { translateSentence } from '../../i18n/serverMessages.ts';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { REALM_LOOKS } from '../adventures/realmLook.ts';
import { closedLabel } from '../courses/unitWords.ts';

const MEDAL = 'grid size-[76px] place-items-center rounded-full border-3';
const EARNED_MEDAL = 'border-ink bg-sky text-ink shadow-[inset_0_0_0_5px_var(--gold),0_4px_0_var(--gold-low)]';
const OPEN_MEDAL = 'border-dashed border-line text-muted';

export function Badges({ course, standing }: { course: Course; standing: LearnerProgress }) {
  const earned = new Set(badgesOf(course, standing.realms).map(({ id }) => id));
  const earnedCount = earned.size;
  const count = course.units.length;
  return (
    <Card
      title={
        <Trans>
          Badges ({earnedCount} of {count})
        </Trans>
      }
      className="grid gap-4"
    >
      <ul className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(140px,1fr))]">
        {courseProgress(course, standing).map((progress) => (
          <BadgeItem
            key={progress.unit.id}
            progress={progress}
            isEarned={earned.has(progress.unit.id)}
            // The free unit and the demos lead into some realms too.
            isOpen={progress.unit.realm !== undefined && openWayInto(progress.unit.realm, standing) !== undefined}
          />
        ))}
      </ul>
    </Card>
  );
}

interface BadgeItemProps {
  progress: UnitProgress;
  isEarned: boolean;
  /** There is a way into the realm now. */
  isOpen: boolean;
}

function BadgeItem({ progress: { unit, access }, isEarned, isOpen }: BadgeItemProps) {
  const look = unit.realm && REALM_LOOKS[unit.realm];
  const Icon = isEarned && look ? look.icon : Lock;
  const title = translateSentence(unit.title);
  return (
    <li className="grid content-start justify-items-center gap-1 text-center">
      <span
        className={cx(MEDAL, isEarned ? EARNED_MEDAL : OPEN_MEDAL)}
        style={{ '--sky': look?.colours[0] } as CSSProperties}
      >
        <Icon size={34} aria-hidden="true" />
      </span>
      <span className={isEarned ? 'font-bold' : 'text-muted'}>{translateSentence(unit.badge ?? '')}</span>
      <span className="text-sm text-muted">{isEarned ? title : <Trans>Earn it in {title}</Trans>}</span>
      {!isEarned && !isOpen && <span className="text-sm text-muted">{closedLabel(access.state)}</span>}
    </li>
  );
}
