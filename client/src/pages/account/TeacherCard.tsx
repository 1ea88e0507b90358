// Becoming a teacher: any grown-up may, with a verified address where letters are sent. Whoever is one is led to the classes.
import type { User } from '@lanternwise/shared/contracts/user';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { becomeTeacher } from '../../features/account/becomeTeacher.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export function TeachingCard() {
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl text-link">You teach</h2>
      <p>Make a group, print login cards or show a code, and see how your learners get on.</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/teacher/groups" className={buttonClass({})}>
          My groups
        </Link>
        <Link to="/admin/students" className={buttonClass({ variant: 'quiet' })}>
          Student progress
        </Link>
      </div>
    </Card>
  );
}

export function TeacherCard({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      await dispatch(becomeTeacher());
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : 'Failed to become a teacher');
      setBusy(false);
    }
  };
  return (
    <Card className="grid justify-items-start gap-3">
      <h2 className="text-xl text-link">Do you teach?</h2>
      <p>
        A teacher makes classes, invites learners and sees how they get on.
        {user.roleWish === 'Teacher' && !user.emailVerified && ' Please verify your e-mail address first.'}
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void ask()}>
        Become a teacher
      </Button>
    </Card>
  );
}
