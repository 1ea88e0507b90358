// Shows the stack of open overlays, each loaded when first needed, and lets Escape pause when nothing is open.
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense, useCallback, useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { CoveredContext } from '../features/overlays/covered.ts';
import type { OverlayKind, OverlayProps } from '../features/overlays/overlayRequest.ts';
import {
  type OpenOverlay,
  overlayClosed,
  overlayRequested,
  selectIsOverlayOpen,
  selectOverlayStack,
} from '../features/overlays/overlaysSlice.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { OverlayErrorBoundary } from './OverlayErrorBoundary.tsx';
import { OVERLAYS } from './registry.ts';

function OverlaySlot({ open }: { open: OpenOverlay }) {
  const dispatch = useAppDispatch();
  const close = useCallback(() => dispatch(overlayClosed(open.key)), [dispatch, open.key]);
  // The registry's type pairs each kind with its component; the union of all of them cannot be spelled per request.
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
    <div className="ov-wait">
      <Spinner label={t`Opening`} />
    </div>
  );
}

/** Escape with nothing open pauses. Dialogs take their own Escape first and mark it as used. */
function usePauseOnEscape(): void {
  const dispatch = useAppDispatch();
  const anyOpen = useAppSelector(selectIsOverlayOpen);
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
