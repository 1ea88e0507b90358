// Becoming a teacher: any grown-up may, with a verified address where letters are sent.
import type { User } from '@lanternwise/shared/contracts/user';
import { useState } from 'react';
import { useAppDispatch } from '../../app/hooks.ts';
import { becomeTeacher } from '../../features/account/becomeTeacher.ts';
import { showToast } from '../../features/toasts/showToast.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

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
