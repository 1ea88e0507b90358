// The menu 'More' of the navigation bar: the links that have no place in the bar, in groups.
import { Trans } from '@lingui/react/macro';
import { LinkGroupList } from './LinkGroupList.tsx';
import { NavMenu } from './NavMenu.tsx';
import { moreGroups } from './siteLinks.ts';
import { useVisitor } from './useVisitor.ts';

export function MoreMenu() {
  const groups = moreGroups(useVisitor());
  return (
    <NavMenu id="more-menu" wide label={<Trans>More</Trans>}>
      <LinkGroupList groups={groups} />
    </NavMenu>
  );
}
