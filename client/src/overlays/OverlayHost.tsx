// Renders the stack of open overlays and opens the pause menu on Escape if none is open.
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense, useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { CoveredContext } from '../features/overlays/covered.ts';
import type { OverlayKind, OverlayProps } from '../features/overlays/overlayRequest.ts';
import {
  type OpenOverlay,
  overlayClosed,
  overlayRequested,
  selectIsWorldLocked,
  selectOverlayStack,
} from '../features/overlays/overlaysSlice.ts';
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

/** Opens the pause menu on Escape. Dialogs handle their own Escape first and prevent its default. */
function usePauseOnEscape(): void {
  const dispatch = useAppDispatch();
  const anyOpen = useAppSelector(selectIsWorldLocked);
  useEffect(() => {
    if (anyOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.repeat) return;
      dispatch(overlayRequested({ kind: 'pause' }));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [anyOpen, dispatch]);
}

export function OverlayHost() {
  const stack = useAppSelector(selectOverlayStack);
  usePauseOnEscape();
  return stack.map((open) => (
    <CoveredContext key={open.key} value={open !== stack.at(-1)}>
      <OverlaySlot open={open} />
    </CoveredContext>
  ));
}
