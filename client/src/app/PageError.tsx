// Shows what happened and what to do when a page throws or cannot be loaded.
import { PRODUCT } from '@lanternwise/shared/constants/product';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../ui/Button.tsx';
import { Panel } from '../ui/Panel.tsx';

/** Whether a chunk could not be fetched: offline, or a newer version was deployed. */
const isLoadError = (error: unknown): boolean =>
  error instanceof TypeError && /import|fetch|module/i.test(error.message);

export function PageError({ error }: { error: unknown }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = t`Something went wrong | ${PRODUCT}`;
    heading.current?.focus();
  }, [t]);
  return (
    <main id="content" className="lw-site grid min-h-dvh place-items-center p-5">
      <Panel className="grid max-w-lg justify-items-center gap-4 text-center">
        <h1 ref={heading} tabIndex={-1} className="text-2xl text-game-title">
          <Trans>A lantern went out</Trans>
        </h1>
        <p>
          {isLoadError(error)
            ? t`This page could not be loaded. Check your internet connection, then reload it.`
            : t`Something went wrong on this page. Your work so far is saved. Reload the page; if it happens again, go back to the home page.`}
        </p>
        <Button wide onClick={() => window.location.reload()}>
          <Trans>Reload</Trans>
        </Button>
        <Button wide variant="quiet" onClick={() => window.location.assign('/')}>
          <Trans>Back to home</Trans>
        </Button>
      </Panel>
    </main>
  );
}
