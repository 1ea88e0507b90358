// Four sliders: the master (at most 0.6) and music, effects and voice under it.
import { playSound } from '../../audio/playSound.ts';
import { type Volumes, volumeLimit } from '../../features/settings/settings.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { Slider } from '../../ui/Slider.tsx';

const SLIDERS: readonly { name: keyof Volumes; label: string }[] = [
  { name: 'master', label: 'Everything' },
  { name: 'music', label: 'Music' },
  { name: 'effects', label: 'Effects' },
  { name: 'voice', label: 'Voice' },
];

export function SoundSettings() {
  const { volumes } = useSettings();
  const update = useUpdateSettings();
  return (
    <div className="set">
      {SLIDERS.map(({ name, label }) => {
        const max = volumeLimit(name);
        return (
          <Slider
            key={name}
            label={label}
            value={volumes[name]}
            max={max}
            step={max / 20}
            format={(value) => (value === 0 ? 'Off' : `${Math.round((value / max) * 100)}%`)}
            onChange={(value) => {
              update({ volumes: { [name]: value } });
              if (name === 'effects') playSound('click');
            }}
          />
        );
      })}
      <p className="lw-hint">Everything that is spoken is also written: nothing is lost without sound.</p>
    </div>
  );
}
