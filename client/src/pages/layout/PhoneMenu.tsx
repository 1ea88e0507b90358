// All page links behind a menu button on narrow screens, and the language switch where the bar has no room for it.
import { useLingui } from '@lingui/react/macro';
import Menu from 'lucide-react/icons/menu';
import X from 'lucide-react/icons/x';
import { IconButton } from '../../ui/IconButton.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LinkGroupList } from './LinkGroupList.tsx';
import { phoneGroups, useVisitor } from './siteLinks.ts';
import { useDisclosure } from './useDisclosure.ts';

export function PhoneMenu() {
  const { t } = useLingui();
  const groups = phoneGroups(useVisitor());
  const { open, toggle, containerRef, buttonRef } = useDisclosure();
  return (
    <div ref={containerRef} className="xl:hidden">
      <IconButton
        ref={buttonRef}
        variant="quiet"
        label={open ? t`Close the menu` : t`Open the menu`}
        icon={open ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
        aria-expanded={open}
        aria-controls="small-menu"
        onClick={toggle}
      />
      <nav id="small-menu" aria-label={t`Main`} hidden={!open} className="absolute inset-x-4 top-full pt-3">
        <div className="lw-panel lw-panel-slim lw-phone-menu">
          <LinkGroupList groups={groups} />
          <LanguageSwitch className="mt-2 ml-3 sm:hidden" />
        </div>
      </nav>
    </div>
  );
}
