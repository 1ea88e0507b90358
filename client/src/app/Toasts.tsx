// Renders the toasts where they cover no control; the headless part of the toast library only manages their timing.
import { TOAST_LIMIT, TOAST_MS } from '@lanternwise/shared/constants/timings';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { useRef } from 'react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { useFreePlace } from './useFreePlace.ts';

const ICONS = {
  success: <CircleCheck aria-hidden="true" className="text-ok" />,
  error: <CircleAlert aria-hidden="true" className="text-error" />,
} as const;

const iconOf = (toast: Toast) =>
  toast.type === 'success' || toast.type === 'error' ? (
    ICONS[toast.type]
  ) : (
    <Info aria-hidden="true" className="text-sky" />
  );

export function Toasts() {
  const { t } = useLingui();
  const { toasts, handlers } = useToaster({ duration: TOAST_MS });
  const shown = toasts.slice(0, TOAST_LIMIT);
  const box = useRef<HTMLElement>(null);
  const place = useFreePlace(box, shown.map(({ id }) => id).join());
  return (
    <section
      ref={box}
      style={{ insetBlockStart: place.top, justifyItems: place.side }}
      className="lw-toasts"
      aria-label={t`Messages`}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {shown.map((toast) => (
        <div key={toast.id} className="lw-toast" data-leaving={toast.visible ? undefined : ''} {...toast.ariaProps}>
          {iconOf(toast)}
          <span>{resolveValue(toast.message, toast)}</span>
        </div>
      ))}
    </section>
  );
}
