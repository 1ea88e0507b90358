// Opens the pause menu on Escape if no overlay is open. Dialogs handle their own Escape first and prevent its default.
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { overlayRequested, selectIsWorldLocked } from '../features/overlays/overlaysSlice.ts';

export function usePauseOnEscape(): void {
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
