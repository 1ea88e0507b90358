// Shows a parent the week of each linked child; the same list as on the parent's home.
import { Trans, useLingui } from '@lingui/react/macro';
import { usePage } from '../layout/usePage.ts';
import { ChildrenList } from '../parent-home/ChildrenList.tsx';

export function ParentProgressPage() {
  const { t } = useLingui();
  const heading = usePage(t`My children's progress`);
  return (
    <div className="lw-page grid gap-6 py-10">
      <div className="grid gap-2">
        <h1 ref={heading} tabIndex={-1} className="text-3xl text-game-title">
          <Trans>My children's progress</Trans>
        </h1>
        <p className="max-w-3xl text-lg text-muted">
          <Trans>What they did this week, in plain words. No marks, no rankings: effort comes first.</Trans>
        </p>
      </div>
      <ChildrenList />
    </div>
  );
}
