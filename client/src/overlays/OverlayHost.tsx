// Renders the stack of open overlays.
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense, useCallback } from 'react';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { CoveredContext } from '../features/overlays/covered.ts';
import type { OverlayKind, OverlayProps } from '../features/overlays/overlayRequest.ts';
import { type OpenOverlay, overlayClosed, selectOverlayStack } from '../features/overlays/overlaysSlice.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { OverlayErrorBoundary } from './OverlayErrorBoundary.tsx';
import styles from './OverlayHost.module.css';
import { OVERLAYS } from './registry.ts';

function OverlaySlot({ open }: { open: OpenOverlay }) {
  const dispatch = useAppDispatch();
  const close = useCallback(() => dispatch(overlayClosed(open.key)), [dispatch, open.key]);
  // TypeScript cannot correlate the request's kind with the component looked up by it.
  const Overlay = OVERLAYS[open.request.kind] as ComponentType<OverlayProps<OverlayKind>>;
  return (
    <OverlayErrorBoundary close={close}>
      <Suspense fallback={<OverlayFallback />}>
        <Overlay request={open.request} close={close} />
      </Suspense>
    </OverlayErrorBoundary>
  );
}

function OverlayFallback() {
  const { t } = useLingui();
  return (
    <div className={styles.fallback}>
      <Spinner label={t`Opening`} />
    </div>
  );
}

export function OverlayHost() {
  const stack = useAppSelector(selectOverlayStack);
  return stack.map((open) => (
    <CoveredContext key={open.key} value={open !== stack.at(-1)}>
      <OverlaySlot open={open} />
    </CoveredContext>
  ));
}
