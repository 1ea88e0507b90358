// How many students of an assignment are done: a bar with the numbers in words.
import type { AssignmentCounts } from '@lanternwise/shared/contracts/assignments';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

export function CountsBar({ counts, title }: { counts: AssignmentCounts; title: string }) {
  const { t } = useLingui();
  const { students, late, inProgress } = counts;
  const done = counts.done + late;
  if (students === 0)
    return (
      <p className="text-muted">
        <Trans>No one in the class has this at the moment</Trans>
      </p>
    );
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap gap-x-3">
        <strong>
          <Trans>
            {done} of {students} done
          </Trans>
        </strong>
        {late > 0 && (
          <span className="text-muted">
            <Plural value={late} one="# of them late" other="# of them late" />
          </span>
        )}
        {inProgress > 0 && (
          <span className="text-muted">
            <Plural value={inProgress} one="# in progress" other="# in progress" />
          </span>
        )}
      </p>
      <ProgressBar
        label={t`Done: ${title}`}
        value={done}
        max={students}
        valueText={t`${done} of ${students} students`}
      />
    </div>
  );
}
