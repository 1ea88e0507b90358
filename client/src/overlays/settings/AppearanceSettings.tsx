// The settings of theme, motion and frame rate.
import { useLingui } from '@lingui/react/macro';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Switch } from '../../ui/Switch.tsx';
import styles from './settings.module.css';

export function AppearanceSettings() {
  const { t } = useLingui();
  const settings = useSettings();
  const update = useUpdateSettings();
  return (
    <div className={styles.tab}>
      <RadioGroup
        inline
        legend={t`Theme`}
        value={settings.theme}
        options={[
          { value: 'dark', label: t`Dark` },
          { value: 'light', label: t`Light` },
        ]}
        onChange={(theme) => update({ theme })}
      />
      <RadioGroup
        inline
        legend={t`Movement on screen`}
        value={settings.reducedMotion}
        options={[
          { value: 'system', label: t`As this device is set` },
          { value: 'off', label: t({ context: 'movement', message: 'Full' }) },
          { value: 'on', label: t({ context: 'movement', message: 'Reduced' }) },
        ]}
        onChange={(reducedMotion) => update({ reducedMotion })}
      />
      <Switch
        label={t`30 frames a second (saves the battery of slower computers)`}
        checked={settings.thirtyFps}
        onChange={(thirtyFps) => update({ thirtyFps })}
      />
      <Switch
        label={t`Always bright: every realm in daylight, however many lanterns are lit`}
        checked={settings.alwaysBright}
        onChange={(alwaysBright) => update({ alwaysBright })}
      />
      <Switch
        label={t`Light code editor: Python programs on a light ground`}
        checked={settings.lightCode}
        onChange={(lightCode) => update({ lightCode })}
      />
    </div>
  );
}
