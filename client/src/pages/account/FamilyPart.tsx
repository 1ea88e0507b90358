// The user's links with classes and family: consent, classes, parents or children, and becoming a teacher.
import type { User } from '@lanternwise/shared/contracts/user';
import { canBecomeTeacher } from './accountParts.ts';
import { BecomeTeacherCard, TeacherLinksCard } from './BecomeTeacherCard.tsx';
import { ClassesCard } from './ClassesCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { ParentsCard } from './ParentsCard.tsx';

export const FamilyPart = ({ user }: { user: User }) => (
  <div className="grid items-start gap-8 lg:grid-cols-2">
    {user.limited && <ConsentCard />}
    {user.role === 'Teacher' && <TeacherLinksCard />}
    {user.role === 'Parent' && <ParentsCard user={user} />}
    <ClassesCard role={user.role} />
    {/* Teachers have no parent code. */}
    {user.role !== 'Parent' && user.role !== 'Teacher' && <ParentsCard user={user} />}
    {canBecomeTeacher(user) && <BecomeTeacherCard user={user} />}
  </div>
);
