// The button of Ask Owl on the pages of the site; links with its hash open it too. Its window loads on first use.
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import owl from '../../../assets/ui/owl.webp';
import { tellLoadFailure } from '../features/offline/loadFailure.ts';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { OWL_HASH } from '../lib/owlHash.ts';
import { prefetchedPart } from '../ui/lazyPart.tsx';
import { OptionalPart } from '../ui/OptionalPart.tsx';

const OwlWindow = prefetchedPart(
  withAreaMessages('help', async () => (await import('../help/OwlWindow.tsx')).OwlWindow),
);

/** In a realm the menu offers the owl instead: the style sheet hides the button there. */
export function OwlButton() {
  const { t } = useLingui();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [isPressed, setPressed] = useState(false);
  const isAskedFor = hash === OWL_HASH;
  const close = () => {
    setPressed(false);
    if (isAskedFor) void navigate({ pathname, search }, { replace: true });
  };
  // The developers' pages show windows and HUD alone.
  if (pathname.startsWith('/dev/')) return null;
  return (
    <>
      <button
        type="button"
        className="lw-owl"
        title={t`Ask Owl`}
        aria-label={t`Ask Owl`}
        aria-haspopup="dialog"
        onClick={() => setPressed(true)}
      >
        <img src={owl} alt="" width={48} height={48} fetchPriority="low" />
      </button>
      {(isPressed || isAskedFor) && (
        <OptionalPart
          onFailure={(error) => {
            close();
            void tellLoadFailure(error);
          }}
        >
          <OwlWindow onClose={close} />
        </OptionalPart>
      )}
    </>
  );
}
