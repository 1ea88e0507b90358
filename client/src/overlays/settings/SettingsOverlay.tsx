// The settings in tabs; every change takes effect immediately.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { playSound } from '../../audio/playSound.ts';
import type { OverlayProps } from '../../features/overlays/overlayRequest.ts';
import { maxVolume, type Volumes } from '../../features/settings/settings.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { GameDialog } from '../../overlay-kit/GameDialog.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { AppearanceSettings } from './AppearanceSettings.tsx';
import { KeyBindingSettings } from './KeyBindingSettings.tsx';
import { ReadingSettings } from './ReadingSettings.tsx';
import styles from './settings.module.css';

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

const SLIDERS: readonly { name: keyof Volumes; label: MessageDescriptor }[] = [
  { name: 'master', label: msg`Everything` },
  { name: 'music', label: msg`Music` },
  { name: 'effects', label: msg`Effects` },
  { name: 'voice', label: msg`Voice` },
];

/** The volume sliders: master (at most 0.6), music, effects and voice. */
function SoundSettings() {
  const { t } = useLingui();
  const { volumes } = useSettings();
  const update = useUpdateSettings();
  return (
    <div className={styles.tab}>
      {SLIDERS.map(({ name, label }) => {
        const max = maxVolume(name);
        return (
          <Slider
            key={name}
            label={t(label)}
            value={volumes[name]}
            max={max}
            step={max / 20}
            format={(value) => (value === 0 ? t`Off` : `${Math.round((value / max) * 100)}%`)}
            onChange={(value) => {
              update({ volumes: { [name]: value } });
              if (name === 'effects') playSound('click');
            }}
          />
        );
      })}
      <p className="lw-hint">
        <Trans>Everything that is spoken is also written: nothing is lost without sound.</Trans>
      </p>
    </div>
  );
}
