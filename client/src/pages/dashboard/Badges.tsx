// Shows the badges of a course, earned and still locked.
import type { Course } from '@lanternwise/shared/courses/course';
import { badgesOf, type RealmProgress } from '@lanternwise/shared/courses/progress';
import { Lock } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Card } from '../../ui/Card.tsx';
import { cx } from '../../ui/cx.ts';
import { REALM_LOOKS } from '../adventures/realmLook.ts';

const MEDAL = 'grid size-[76px] place-items-center rounded-full border-3';
const EARNED_MEDAL = 'border-ink bg-sky text-ink shadow-[inset_0_0_0_5px_var(--gold),0_4px_0_var(--gold-low)]';
const OPEN_MEDAL = 'border-dashed border-line text-muted';

export function Badges({ course, realms }: { course: Course; realms: readonly RealmProgress[] }) {
  const earned = new Set(badgesOf(course, realms).map(({ id }) => id));
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl text-link">
        Badges ({earned.size} of {course.units.length})
      </h2>
      <ul className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(140px,1fr))]">
        {course.units.map((unit) => {
          const isEarned = earned.has(unit.id);
          const look = unit.realm && REALM_LOOKS[unit.realm];
          const Icon = isEarned && look ? look.icon : Lock;
          return (
            <li key={unit.id} className="grid content-start justify-items-center gap-1 text-center">
              <span
                className={cx(MEDAL, isEarned ? EARNED_MEDAL : OPEN_MEDAL)}
                style={{ '--sky': look?.colours[0] } as CSSProperties}
              >
                <Icon size={34} aria-hidden="true" />
              </span>
              <span className={isEarned ? 'font-bold' : 'text-muted'}>{unit.badge}</span>
              <span className="text-sm text-muted">{isEarned ? unit.title : `Earn it in ${unit.title}`}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
