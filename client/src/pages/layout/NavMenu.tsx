// A button of the navigation bar with the menu that it opens.
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { useDisclosure } from './useDisclosure.ts';

interface NavMenuProps {
  /** The id of the menu, unique in the page. */
  id: string;
  label: ReactNode;
  className?: string;
  /** With two columns. */
  wide?: boolean;
  children: ReactNode;
}

export function NavMenu({ id, label, className, wide = false, children }: NavMenuProps) {
  const { open, toggle, containerRef, buttonRef } = useDisclosure();
  return (
    <div ref={containerRef} className={cx('relative', className)}>
      <button
        ref={buttonRef}
        type="button"
        className="lw-nav-link cursor-pointer gap-1"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
      >
        {label}
        <ChevronDown aria-hidden="true" size={20} />
      </button>
      <div id={id} hidden={!open} className={cx('lw-menu lw-panel lw-panel-slim', wide && 'lw-menu-wide')}>
        {children}
      </div>
    </div>
  );
}
