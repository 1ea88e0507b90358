// The menu 'More' of the navigation bar: the links that have no place in the bar, in groups.
import { Trans } from '@lingui/react/macro';
import { LinkGroupList } from './LinkGroupList.tsx';
import { NavMenu } from './NavMenu.tsx';
import { MORE_GROUPS } from './siteLinks.ts';

export const MoreMenu = () => (
  <NavMenu id="more-menu" label={<Trans>More</Trans>}>
    <LinkGroupList groups={MORE_GROUPS} />
  </NavMenu>
);
