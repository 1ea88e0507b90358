// The button of a window that leads out to the map, where the same thing can be done on foot.
import { useLingui } from '@lingui/react/macro';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { overlayClosed } from '../../features/overlays/overlaysSlice.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';

interface LeaveToMapProps {
  /** Where it leads: the player walks there. */
  target?: string | undefined;
  /** Said on the map. */
  hint?: string;
}

/** Time for a closing window to release its input lock. */
const UNLOCK_MS = 60;

/** Nothing outside a realm. */
export function LeaveToMap({ target, hint }: LeaveToMapProps) {
  const { t } = useLingui();
  const world = useOptionalWorld();
  const dispatch = useAppDispatch();
  if (!world) return null;
  const leave = () => {
    dispatch(overlayClosed());
    if (hint !== undefined) dispatch(hintGiven('answer', hint));
    if (target !== undefined) setTimeout(() => world.emit('walk/requested', { target }), UNLOCK_MS);
  };
  return (
    <Button variant="secondary" data-control="to-map" onClick={leave}>
      {t`On the map`}
    </Button>
  );
}
