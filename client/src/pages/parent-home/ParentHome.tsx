// The home of a parent: the week of each linked child, adding a child, and inviting the other parent.
import { Trans, useLingui } from '@lingui/react/macro';
import { Page } from '../layout/PageHead.tsx';
import { ChildrenList } from './ChildrenList.tsx';

/** @param title of the page, by default of a parent's dashboard */
export function ParentHome({ title }: { title?: string }) {
  const { t } = useLingui();
  return (
    <Page
      title={title ?? t`My children`}
      lead={<Trans>What they did this week, in plain words. No marks, no rankings: effort comes first.</Trans>}
      className="gap-6 py-10"
    >
      <ChildrenList />
    </Page>
  );
}
