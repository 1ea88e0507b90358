// The badges of the realms: those earned shine, the others wait.
import type { Course } from '@lanternwise/shared/courses/course';
import { badgesOf, type RealmProgress } from '@lanternwise/shared/courses/progress';
import { Award, Lock } from 'lucide-react';
import { Card } from '../../ui/Card.tsx';

export function Badges({ course, realms }: { course: Course; realms: readonly RealmProgress[] }) {
  const earned = new Set(badgesOf(course, realms).map(({ id }) => id));
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl text-link">
        Badges ({earned.size} of {course.units.length})
      </h2>
      <ul className="grid gap-4 grid-cols-[repeat(auto-fill,minmax(140px,1fr))]">
        {course.units.map((unit) => {
          const has = earned.has(unit.id);
          const Icon = has ? Award : Lock;
          return (
            <li key={unit.id} className="grid justify-items-center gap-1 text-center">
              <Icon size={40} aria-hidden="true" className={has ? 'text-link' : 'text-muted'} />
              <span className={has ? 'font-bold' : 'text-muted'}>{unit.badge}</span>
              <span className="text-sm text-muted">{has ? unit.title : `waits in ${unit.title}`}</span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
