// The button that turns all sound off and on: an icon, or in menus as wide as the others.

import { MASTER_VOLUME } from '@lanternwise/shared/constants/timings';
import { useLingui } from '@lingui/react/macro';
import Volume2 from 'lucide-react/icons/volume-2';
import VolumeX from 'lucide-react/icons/volume-x';
import { useSettings, useUpdateSettings } from '../features/settings/useSettings.ts';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';

export function MuteButton({ isWide = false }: { isWide?: boolean }) {
  const { t } = useLingui();
  const { volumes } = useSettings();
  const update = useUpdateSettings();
  const isMuted = volumes.master === 0;
  const label = isMuted ? t`Sound on` : t`Sound off`;
  const icon = isMuted ? <VolumeX aria-hidden="true" /> : <Volume2 aria-hidden="true" />;
  const toggle = () => update({ volumes: { master: isMuted ? MASTER_VOLUME : 0 } });
  if (!isWide) return <IconButton label={label} icon={icon} onClick={toggle} />;
  return (
    <Button wide variant="secondary" icon={icon} onClick={toggle}>
      {label}
    </Button>
  );
}
