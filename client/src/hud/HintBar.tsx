// The floating hint bar: one hint at a time from a queue, said politely once to screen readers.
import { useLingui } from '@lingui/react/macro';
import { Lightbulb, X } from 'lucide-react';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { hintPassed, selectHint } from '../features/realm/realmSlice.ts';

const BASE_READ_MS = 4000;
const READ_MS_PER_LETTER = 45;

export function HintBar() {
  const { t } = useLingui();
  const hint = useAppSelector(selectHint);
  // A hint is about the world: it waits until no window hides it.
  const hidden = useAppSelector(selectIsOverlayOpen);
  const dispatch = useAppDispatch();
  const shown = hidden ? undefined : hint;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(
      () => dispatch(hintPassed(shown.key)),
      BASE_READ_MS + shown.text.length * READ_MS_PER_LETTER,
    );
    return () => clearTimeout(timer);
  }, [shown, dispatch]);
  return (
    <div className="hint-place" role="status" aria-live="polite">
      {shown ? (
        <div key={shown.key} className="hint lw-panel lw-panel-slim">
          <Lightbulb aria-hidden="true" size={24} className="hint-lamp" />
          <p>{shown.text}</p>
          <button
            type="button"
            className="hint-close"
            aria-label={t`Close hint`}
            onClick={() => dispatch(hintPassed(shown.key))}
          >
            <X aria-hidden="true" size={18} />
          </button>
        </div>
      ) : null}
    </div>
  );
}
