// The floating hint bar: shows queued hints one at a time and announces each once to screen readers.
import { useLingui } from '@lingui/react/macro';
import { Lightbulb } from 'lucide-react';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '../app/hooks.ts';
import { selectIsOverlayOpen } from '../features/overlays/overlaysSlice.ts';
import { hintPassed, selectHint } from '../features/realm/realmSlice.ts';
import { cx } from '../ui/cx.ts';
import { CloseButton } from './CloseButton.tsx';
import styles from './HintBar.module.css';

const BASE_READ_MS = 4000;
const READ_MS_PER_LETTER = 45;

export function HintBar() {
  const { t } = useLingui();
  const hint = useAppSelector(selectHint);
  // Hints refer to the world, so they wait until no overlay covers it.
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
    <div className={styles.place} role="status" aria-live="polite" data-hint-bar="">
      {shown ? (
        <div key={shown.key} className={cx('lw-panel lw-panel-slim', styles.hint)}>
          <Lightbulb aria-hidden="true" size={24} className={cx(styles.lamp)} />
          <p>{shown.text}</p>
          <CloseButton label={t`Close hint`} onClose={() => dispatch(hintPassed(shown.key))} />
        </div>
      ) : null}
    </div>
  );
}
