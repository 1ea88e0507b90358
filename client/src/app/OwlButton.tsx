// The button of Ask Owl on the pages of the site; the window behind it is loaded when it is first opened.
import { useLingui } from '@lingui/react/macro';
import { Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import owl from '../../../assets/ui/owl.webp';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { lazyPart } from '../ui/lazyPart.tsx';
import { useFreeCorner } from './useFreeCorner.ts';

const OwlWindow = lazyPart(withAreaMessages('help', async () => (await import('../help/OwlWindow.tsx')).OwlWindow));

/** In a realm the menu offers the owl instead: the style sheet hides the button there. */
export function OwlButton() {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFreeCorner(button, pathname);
  // The developers' pages show windows and HUD alone.
  if (pathname.startsWith('/dev/')) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className="lw-owl"
        title={t`Ask Owl`}
        aria-label={t`Ask Owl`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <img src={owl} alt="" width={48} height={48} fetchPriority="low" />
      </button>
      <Suspense fallback={null}>{isOpen && <OwlWindow onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
