// The button of a window that leads out to the map, where the same thing can be done on foot.
import { useLingui } from '@lingui/react/macro';
import { hintGiven } from '../../features/messages/messagesSlice.ts';
import { overlayClosed } from '../../features/overlays/overlaysSlice.ts';
import { useAppDispatch } from '../../features/store/hooks.ts';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { Button } from '../../ui/Button.tsx';

interface LeaveToMapProps {
  /** Said on the map. */
  hint: string;
}

/** Nothing outside a realm. */
export function LeaveToMap({ hint }: LeaveToMapProps) {
  const { t } = useLingui();
  const world = useOptionalWorld();
  const dispatch = useAppDispatch();
  if (!world) return null;
  const leave = () => {
    dispatch(overlayClosed());
    dispatch(hintGiven('answer', hint));
  };
  return (
    <Button variant="secondary" data-control="to-map" onClick={leave}>
      {t`On the map`}
    </Button>
  );
}
