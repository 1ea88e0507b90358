// Starts a live lesson, and says before what the students will see and what the teacher will.
import type { GroupRow } from '@lanternwise/shared/contracts/groups';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import Radio from 'lucide-react/icons/radio';
import { Link } from 'react-router-dom';
import { attempt } from '../../features/attempt.ts';
import { liveApi } from '../../features/live/liveApi.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';

export function StartCard({ group, isAgain }: { group: GroupRow; isAgain: boolean }) {
  const { t } = useLingui();
  const [start, { isLoading }] = liveApi.useStartLiveMutation();
  const { id, studentCount, archivedAt } = group;
  if (archivedAt !== null)
    return (
      <Card>
        <Trans>This group is archived. Restore it under Settings to start a live lesson.</Trans>
      </Card>
    );
  if (studentCount === 0)
    return (
      <Card className="grid justify-items-start gap-3">
        <p>
          <Trans>A live lesson shows your students while they play. This class has none yet.</Trans>
        </p>
        <Link to={`/teacher/groups/${id}?tab=accounts`} className="lw-link">
          <Trans>Add students</Trans>
        </Link>
      </Card>
    );
  return (
    <Card className="grid justify-items-start gap-4">
      <p className="text-lg">
        <Plural
          value={studentCount}
          one="See the student of this class at work, and lead the lesson from here."
          other="See all # students of this class at work, and lead the lesson from here."
        />
      </p>
      <ul className="lw-lights grid gap-1">
        <li>
          <Trans>You see each student's realm, place on the map and task, and who has been stuck for 3 minutes.</Trans>
        </li>
        <li>
          <Trans>Your students are told that a live lesson is on and what you see.</Trans>
        </li>
        <li>
          <Trans>
            You can pause everyone, show a line on all screens, send the class to a task, and turn hints off.
          </Trans>
        </li>
      </ul>
      <Button
        size="large"
        busy={isLoading}
        icon={<Radio aria-hidden="true" size={24} />}
        onClick={() => void attempt(start({ groupId: id }))}
      >
        {isLoading ? t`Starting…` : isAgain ? t`Start another live lesson` : t`Start live lesson`}
      </Button>
    </Card>
  );
}
