// Renders the toasts; the headless part of the toast library only manages their timing.
import { TOAST_LIMIT, TOAST_MS } from '@lanternwise/shared/constants/timings';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';

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
  return (
    <section
      className="lw-toasts"
      aria-label={t`Messages`}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
    >
      {toasts.slice(0, TOAST_LIMIT).map((toast) => (
        <div key={toast.id} className="lw-toast" data-leaving={toast.visible ? undefined : ''} {...toast.ariaProps}>
          {iconOf(toast)}
          <span>{resolveValue(toast.message, toast)}</span>
        </div>
      ))}
    </section>
  );
}
