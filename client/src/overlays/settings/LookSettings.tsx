// How things look and move: theme, reduced motion, thirty frames a second.
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Switch } from '../../ui/Switch.tsx';

export function LookSettings() {
  const settings = useSettings();
  const update = useUpdateSettings();
  return (
    <div className="set">
      <RadioGroup
        inline
        legend="Theme"
        value={settings.theme}
        options={[
          { value: 'dark', label: 'Dark' },
          { value: 'light', label: 'Light' },
        ]}
        onChange={(theme) => update({ theme })}
      />
      <RadioGroup
        inline
        legend="Movement on screen"
        value={settings.reducedMotion}
        options={[
          { value: 'system', label: 'As this device is set' },
          { value: 'off', label: 'Full' },
          { value: 'on', label: 'Reduced' },
        ]}
        onChange={(reducedMotion) => update({ reducedMotion })}
      />
      <Switch
        label="30 frames a second (saves the battery of slower computers)"
        checked={settings.thirtyFps}
        onChange={(thirtyFps) => update({ thirtyFps })}
      />
    </div>
  );
}
