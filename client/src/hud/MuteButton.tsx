// The button that turns all sound off and on.

import { MASTER_VOLUME } from '@lanternwise/shared/constants/timings';
import { useLingui } from '@lingui/react/macro';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useSettings, useUpdateSettings } from '../features/settings/useSettings.ts';
import { IconButton } from '../ui/IconButton.tsx';

export function MuteButton({ className }: { className?: string }) {
  const { t } = useLingui();
  const { volumes } = useSettings();
  const update = useUpdateSettings();
  const muted = volumes.master === 0;
  return (
    <IconButton
      {...(className !== undefined && { className })}
      label={muted ? t`Sound on` : t`Sound off`}
      icon={muted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      onClick={() => update({ volumes: { master: muted ? MASTER_VOLUME : 0 } })}
    />
  );
}
