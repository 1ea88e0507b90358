// The settings that also apply outside a realm; a change takes effect at once and is saved to the account.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Settings } from '../../features/settings/settings.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { LANGUAGE_OPTIONS } from '../../i18n/language.ts';
import { Card } from '../../ui/Card.tsx';
import { SelectField } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Switch } from '../../ui/Switch.tsx';

type SelectSetting =
  | 'language'
  | 'theme'
  | 'font'
  | 'letterSpacing'
  | 'reducedMotion'
  | 'textSpeed'
  | 'narrationLanguage';
/** Names that are the same in every language are plain strings. */
interface SettingOption<T> {
  value: T;
  label: MessageDescriptor | string;
}
type SelectSettings = {
  [K in SelectSetting]: { label: MessageDescriptor; options: readonly SettingOption<Settings[K]>[] };
};

const SELECT_SETTINGS: SelectSettings = {
  language: {
    label: msg`Language`,
    options: LANGUAGE_OPTIONS,
  },
  theme: {
    label: msg`Theme`,
    options: [
      { value: 'dark', label: msg`Dark` },
      { value: 'light', label: msg`Light` },
    ],
  },
  font: {
    label: msg`Reading font`,
    options: [
      { value: 'atkinson', label: 'Atkinson Hyperlegible' },
      { value: 'lexend', label: 'Lexend' },
    ],
  },
  letterSpacing: {
    label: msg`Space between letters`,
    options: [
      { value: 'normal', label: msg`Normal` },
      { value: 'wide', label: msg`Wide` },
    ],
  },
  reducedMotion: {
    label: msg`Less movement`,
    options: [
      { value: 'system', label: msg`Same as this device` },
      { value: 'on', label: msg`Always` },
      { value: 'off', label: msg`Never` },
    ],
  },
  textSpeed: {
    label: msg`Speed of dialogue text`,
    options: [
      { value: 'slow', label: msg`Slow` },
      { value: 'normal', label: msg`Normal` },
      { value: 'fast', label: msg`Fast` },
      { value: 'instant', label: msg`Instantly` },
    ],
  },
  narrationLanguage: {
    label: msg`Language of the voice`,
    options: [{ value: 'auto', label: msg`Same as the text` }, ...LANGUAGE_OPTIONS],
  },
};

const VOLUME_LABELS = { music: msg`Music`, effects: msg`Effects`, voice: msg`Voice` };
const formatPercent = (value: number) => `${Math.round(value * 100)}%`;

function SettingField<K extends SelectSetting>({ name }: { name: K }): ReactNode {
  const { t } = useLingui();
  const settings = useSettings();
  const update = useUpdateSettings();
  const { label, options } = SELECT_SETTINGS[name];
  const shown = options.map((option) => ({
    value: option.value,
    label: typeof option.label === 'string' ? option.label : t(option.label),
  }));
  return (
    <SelectField<Settings[K]>
      label={t(label)}
      value={settings[name]}
      options={shown}
      onChange={(value) => update({ [name]: value })}
    />
  );
}

/** Also for those who do not play. */
export const LookCard = () => (
  <Card title={<Trans>Language and look</Trans>} className="grid gap-4">
    <div className="grid gap-4 sm:grid-cols-2">
      <SettingField name="language" />
      <SettingField name="theme" />
      <SettingField name="font" />
      <SettingField name="letterSpacing" />
      <SettingField name="reducedMotion" />
    </div>
  </Card>
);

export function PlayingCard() {
  const { t } = useLingui();
  const { narration, alwaysBright, volumes } = useSettings();
  const update = useUpdateSettings();
  return (
    <Card title={<Trans>In the game</Trans>} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <SettingField name="textSpeed" />
        <SettingField name="narrationLanguage" />
      </div>
      <Switch label={t`Read texts aloud`} checked={narration} onChange={(on) => update({ narration: on })} />
      <Switch
        label={t`Always bright: every realm in daylight, however many lanterns are lit`}
        checked={alwaysBright}
        onChange={(on) => update({ alwaysBright: on })}
      />
      {(['music', 'effects', 'voice'] as const).map((name) => (
        <Slider
          key={name}
          label={t(VOLUME_LABELS[name])}
          value={volumes[name]}
          format={formatPercent}
          onChange={(value) => update({ volumes: { [name]: value } })}
        />
      ))}
    </Card>
  );
}
