// Everything a learner can set, at once in effect: reading and voice, sound, looks, keys.
import type { OverlayProps } from '../../features/overlays/requests.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import { GameDialog } from '../shell/GameDialog.tsx';
import { KeySettings } from './KeySettings.tsx';
import { LookSettings } from './LookSettings.tsx';
import { ReadingSettings } from './ReadingSettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';

export function SettingsOverlay({ close }: OverlayProps<'settings'>) {
  return (
    <GameDialog title="Settings" colour="sky" size="wide" onClose={close}>
      <Tabs
        label="Settings"
        tabs={[
          { id: 'reading', label: 'Reading', content: <ReadingSettings /> },
          { id: 'sound', label: 'Sound', content: <SoundSettings /> },
          { id: 'look', label: 'Look', content: <LookSettings /> },
          { id: 'keys', label: 'Keys', content: <KeySettings /> },
        ]}
      />
    </GameDialog>
  );
}
