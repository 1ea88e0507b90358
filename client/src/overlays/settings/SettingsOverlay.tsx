// The settings in tabs; every change takes effect immediately.
import { useLingui } from '@lingui/react/macro';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { KeyBindingSettings } from './KeyBindingSettings.tsx';
import { ReadingSettings } from './ReadingSettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';

export function SettingsOverlay({ close }: OverlayProps<'settings'>) {
  const { t } = useLingui();
  return (
    <GameDialog title={t`Settings`} colour="sky" size="wide" onClose={close}>
      <Tabs
        label={t`Settings`}
        tabs={[
          { id: 'reading', label: t`Reading`, content: <ReadingSettings /> },
          { id: 'sound', label: t`Sound`, content: <SoundSettings /> },
          { id: 'look', label: t`Look`, content: <AppearanceSettings /> },
          { id: 'keys', label: t`Keys`, content: <KeyBindingSettings /> },
        ]}
      />
    </GameDialog>
  );
}
