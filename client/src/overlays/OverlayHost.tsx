// Renders the open overlays, and the pause menu for Escape where none takes the keys.
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, Suspense, useCallback } from 'react';
import type { OverlayKind, OverlayProps } from '../features/overlays/overlayRequest.ts';
import {
  type OpenOverlay,
  overlayClosed,
  overlayRequested,
  selectIsWorldLocked,
  selectOverlayStack,
} from '../features/overlays/overlaysSlice.ts';
import { useAppDispatch, useAppSelector } from '../features/store/hooks.ts';
import { useEscape } from '../ui/layers/useLayers.ts';
import { Spinner } from '../ui/Spinner.tsx';
import { OverlayErrorBoundary } from './OverlayErrorBoundary.tsx';
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
    <div className="fixed inset-0 z-[var(--layer-loading)] grid place-items-center">
      <Spinner label={t`Opening`} />
    </div>
  );
}

export function OverlayHost() {
  const dispatch = useAppDispatch();
  const stack = useAppSelector(selectOverlayStack);
  const isLocked = useAppSelector(selectIsWorldLocked);
  useEscape(() => {
    if (!isLocked) dispatch(overlayRequested({ kind: 'pause' }));
  });
  return stack.map((open) => <OverlaySlot key={open.key} open={open} />);
}
