// The menu 'More' of the navigation bar: the links that have no place in the bar, in groups.
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { LinkGroupList } from './LinkGroupList.tsx';
import { MORE_GROUPS } from './siteLinks.ts';
import { useDisclosure } from './useDisclosure.ts';

export function MoreMenu() {
  const { open, toggle, containerRef, buttonRef } = useDisclosure();
  return (
    <div ref={containerRef} className="relative">
      <button
        ref={buttonRef}
        type="button"
        className="lw-nav-link cursor-pointer gap-1"
        aria-expanded={open}
        aria-controls="more-menu"
        onClick={toggle}
      >
        <Trans>More</Trans>
        <ChevronDown aria-hidden="true" size={20} />
      </button>
      <div id="more-menu" hidden={!open} className="lw-menu lw-panel lw-panel-slim">
        <LinkGroupList groups={MORE_GROUPS} />
      </div>
    </div>
  );
}
