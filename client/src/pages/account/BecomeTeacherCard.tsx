// Lets an adult become a teacher (with a verified address if the site sends e-mail), and links teachers to groups.
import type { User } from '@lanternwise/shared/contracts/user';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { becomeTeacher } from '../../features/account/becomeTeacher.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { showToast } from '../../lib/showToast.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { BECOME_TEACHER } from './accountParts.ts';

export function TeacherLinksCard() {
  return (
    <Card title={<Trans>You teach</Trans>} className="grid justify-items-start gap-3">
      <p>
        <Trans>Create a class, print login cards or show a code, and see how your students are doing.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to="/teacher/groups" className={buttonClass({})}>
          <Trans>My classes</Trans>
        </Link>
        <Link to="/admin/students" className={buttonClass({ variant: 'quiet' })}>
          <Trans>Student progress</Trans>
        </Link>
      </div>
    </Card>
  );
}

export function BecomeTeacherCard({ user }: { user: User }) {
  const { t } = useLingui();
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);
  const handleBecomeTeacher = async () => {
    setBusy(true);
    try {
      await dispatch(becomeTeacher());
    } catch (error) {
      showToast('error', error instanceof Error ? error.message : t`Failed to become a teacher`);
      setBusy(false);
    }
  };
  return (
    <Card title={<Trans>Do you teach?</Trans>} id={BECOME_TEACHER.id} className="grid justify-items-start gap-3">
      <p>
        <Trans>Teachers create classes, invite students and see how they are doing.</Trans>
        {user.roleWish === 'Teacher' && !user.emailVerified && (
          <>
            {' '}
            <Trans>Please verify your e-mail address first.</Trans>
          </>
        )}
      </p>
      <Button variant="secondary" busy={busy} onClick={() => void handleBecomeTeacher()}>
        <Trans>Become a teacher</Trans>
      </Button>
    </Card>
  );
}
