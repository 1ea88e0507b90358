// Marks beside an assignment: it is for some of the class only, or its part has left the course.
import type { ClassAssignment } from '@lanternwise/shared/contracts/assignments';
import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/Badge.tsx';

export function AssignmentMarks({
  of: { wholeClass, isGone },
}: {
  of: Pick<ClassAssignment, 'wholeClass' | 'isGone'>;
}) {
  return (
    <>
      {!wholeClass && (
        <Badge colour="violet">
          <Trans>Some students</Trans>
        </Badge>
      )}
      {isGone && (
        <Badge colour="error">
          <Trans>No longer in the course</Trans>
        </Badge>
      )}
    </>
  );
}
