// The button that walks the avatar to the place of a quest's step.
import { useLingui } from '@lingui/react/macro';
import Footprints from 'lucide-react/icons/footprints';
import { useLastWorldEvent } from '../overlay-kit/useWorld.ts';
import { useWalkTo } from '../overlays/places/useWalkTo.ts';
import { IconButton } from '../ui/IconButton.tsx';

interface WalkThereButtonProps {
  target: string;
  title: string;
  className?: string | undefined;
}

export function WalkThereButton({ target, title, className }: WalkThereButtonProps) {
  const { t } = useLingui();
  const walkTo = useWalkTo();
  const kind = useLastWorldEvent('world/ready')?.places.find(({ id }) => id === target)?.kind ?? 'npc';
  return (
    <IconButton
      variant="quiet"
      {...(className !== undefined && { className })}
      label={t`Walk me there: ${title}`}
      icon={<Footprints aria-hidden="true" size={18} />}
      onClick={() => walkTo({ id: target, kind }, false)}
    />
  );
}
