// Shows one toast at a time at the top centre; it takes no clicks, so controls below stay usable.
import { useLingui } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Info from 'lucide-react/icons/info';
import { useEffect, useState } from 'react';
import { messagePassed, selectToast } from '../features/messages/messagesSlice.ts';
import { useAppDispatch, useAppSelector } from '../features/store/hooks.ts';
import type { Toast } from '../lib/toastSink.ts';

const ICONS: Record<Toast['kind'], React.ReactNode> = {
  success: <CircleCheck aria-hidden="true" className="text-ok" />,
  error: <CircleAlert aria-hidden="true" className="text-error" />,
  info: <Info aria-hidden="true" className="text-sky" />,
};

/** How long it takes to fade. */
const LEAVING_MS = 200;

export function Toasts() {
  const { t } = useLingui();
  const toast = useAppSelector(selectToast);
  return (
    <section className="lw-toasts" aria-label={t`Messages`}>
      {toast && <ShownToast key={toast.key} toast={toast} />}
    </section>
  );
}

function ShownToast({ toast: { key: id, kind, text, durationMs } }: { toast: Toast & { key: number } }) {
  const dispatch = useAppDispatch();
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const leave = setTimeout(() => setLeaving(true), durationMs);
    const pass = setTimeout(() => dispatch(messagePassed(id)), durationMs + LEAVING_MS);
    return () => {
      clearTimeout(leave);
      clearTimeout(pass);
    };
  }, [dispatch, id, durationMs]);
  return (
    <div className="lw-toast" data-leaving={isLeaving ? '' : undefined} role="status" aria-live="polite">
      {ICONS[kind]}
      <span>{text}</span>
    </div>
  );
}
