// The settings that matter outside a realm too; they hold at once and follow the account. Keys are set inside the game.
import type { ReactNode } from 'react';
import type { Settings } from '../../features/settings/settings.ts';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/language.ts';
import { Card } from '../../ui/Card.tsx';
import { Field } from '../../ui/Field.tsx';
import { Select, type SelectOption } from '../../ui/Select.tsx';
import { Slider } from '../../ui/Slider.tsx';
import { Switch } from '../../ui/Switch.tsx';

type Choice = 'language' | 'theme' | 'font' | 'letterSpacing' | 'reducedMotion' | 'textSpeed' | 'narrationLanguage';
type Options = { [K in Choice]: { label: string; options: readonly SelectOption<Settings[K]>[] } };

const CHOICES: Options = {
  language: {
    label: 'Language',
    options: LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
  },
  theme: {
    label: 'Theme',
    options: [
      { value: 'dark', label: 'Dark' },
      { value: 'light', label: 'Light' },
    ],
  },
  font: {
    label: 'Reading font',
    options: [
      { value: 'atkinson', label: 'Atkinson Hyperlegible' },
      { value: 'lexend', label: 'Lexend' },
    ],
  },
  letterSpacing: {
    label: 'Space between letters',
    options: [
      { value: 'normal', label: 'Normal' },
      { value: 'wide', label: 'Wide' },
    ],
  },
  reducedMotion: {
    label: 'Less movement',
    options: [
      { value: 'system', label: 'As this computer says' },
      { value: 'on', label: 'Always' },
      { value: 'off', label: 'Never' },
    ],
  },
  textSpeed: {
    label: 'Speed of dialogue text',
    options: [
      { value: 'slow', label: 'Slow' },
      { value: 'normal', label: 'Normal' },
      { value: 'fast', label: 'Fast' },
      { value: 'instant', label: 'At once' },
    ],
  },
  narrationLanguage: {
    label: 'Language of the voice',
    options: [
      { value: 'auto', label: 'As the texts' },
      { value: 'en', label: 'English' },
      { value: 'hi', label: 'Hindi' },
    ],
  },
};

const VOLUMES = { music: 'Music', effects: 'Effects', voice: 'Voice' } as const;
const inPercent = (value: number) => `${Math.round(value * 100)}%`;

function Setting<K extends Choice>({ name }: { name: K }): ReactNode {
  const settings = useSettings();
  const update = useUpdateSettings();
  const { label, options } = CHOICES[name];
  return (
    <Field label={label}>
      {(control) => (
        <Select<Settings[K]>
          {...control}
          value={settings[name]}
          options={options}
          onChange={(value) => update({ [name]: value })}
        />
      )}
    </Field>
  );
}

export function SettingsCard() {
  const { narration, volumes } = useSettings();
  const update = useUpdateSettings();
  return (
    <Card className="grid gap-4">
      <h2 className="text-xl text-link">My settings</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        <Setting name="language" />
        <Setting name="theme" />
        <Setting name="font" />
        <Setting name="letterSpacing" />
        <Setting name="reducedMotion" />
        <Setting name="textSpeed" />
        <Setting name="narrationLanguage" />
      </div>
      <Switch label="Read texts aloud" checked={narration} onChange={(on) => update({ narration: on })} />
      {(['music', 'effects', 'voice'] as const).map((name) => (
        <Slider
          key={name}
          label={VOLUMES[name]}
          value={volumes[name]}
          format={inPercent}
          onChange={(value) => update({ volumes: { [name]: value } })}
        />
      ))}
    </Card>
  );
}
