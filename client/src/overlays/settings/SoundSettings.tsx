// The volume sliders: master (at most 0.6), music, effects and voice.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { playSound } from '../../audio/playSound.ts';
import { maxVolume, type Volumes } from '../../features/settings/settings.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { Slider } from '../../ui/Slider.tsx';
import styles from './settings.module.css';

const SLIDERS: readonly { name: keyof Volumes; label: MessageDescriptor }[] = [
  { name: 'master', label: msg`Everything` },
  { name: 'music', label: msg`Music` },
  { name: 'effects', label: msg`Effects` },
  { name: 'voice', label: msg`Voice` },
];

export function SoundSettings() {
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
