// The settings of language, narration, text speed, auto-advance, font and spacing.

import { LANGUAGES } from '@lanternwise/shared/constants/languages';
import { VOICE_SAMPLES } from '@lanternwise/shared/constants/voiceSamples';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { languageName } from '../../i18n/format.ts';
import { LANGUAGE_OPTIONS } from '../../i18n/language.ts';
import { useNarration } from '../../narration/useNarration.ts';
import { type TextSpeed, useTypewriter } from '../../overlay-kit/useTypewriter.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Switch } from '../../ui/Switch.tsx';
import styles from './ReadingSettings.module.css';
import shared from './settings.module.css';

/** Names of typefaces are not translated. */
const FONTS = { atkinson: 'Atkinson Hyperlegible', lexend: 'Lexend' } as const;

export function ReadingSettings() {
  const { t } = useLingui();
  const settings = useSettings();
  const update = useUpdateSettings();
  return (
    <div className={shared.tab}>
      <RadioGroup
        inline
        legend={t`Language`}
        value={settings.language}
        options={LANGUAGE_OPTIONS.map(({ value, label }) => ({ value, label: <span lang={value}>{label}</span> }))}
        onChange={(language) => update({ language })}
      />
      <Switch
        label={t`Read texts aloud`}
        checked={settings.narration}
        onChange={(narration) => update({ narration })}
      />
      <VoiceChoice />
      <RadioGroup
        inline
        legend={t`Text speed`}
        value={settings.textSpeed}
        options={[
          { value: 'slow', label: t({ context: 'speed', message: 'Slow' }) },
          { value: 'normal', label: t({ context: 'speed', message: 'Normal' }) },
          { value: 'fast', label: t({ context: 'speed', message: 'Fast' }) },
          { value: 'instant', label: t({ context: 'speed', message: 'Instant' }) },
        ]}
        onChange={(textSpeed) => update({ textSpeed })}
      />
      <SpeedPreview key={settings.textSpeed} speed={settings.textSpeed} />
      <Switch
        label={t`Dialogues continue automatically`}
        checked={settings.autoAdvance}
        onChange={(autoAdvance) => update({ autoAdvance })}
      />
      <RadioGroup
        inline
        legend={t`Reading font`}
        value={settings.font}
        options={[
          { value: 'atkinson', label: FONTS.atkinson },
          { value: 'lexend', label: FONTS.lexend },
        ]}
        onChange={(font) => update({ font })}
      />
      <RadioGroup
        inline
        legend={t`Letter and word spacing`}
        value={settings.letterSpacing}
        options={[
          { value: 'normal', label: t({ context: 'spacing', message: 'Normal' }) },
          { value: 'wide', label: t({ context: 'spacing', message: 'Wide' }) },
        ]}
        onChange={(letterSpacing) => update({ letterSpacing })}
      />
    </div>
  );
}

function VoiceChoice() {
  const { t } = useLingui();
  const { narrationLanguage } = useSettings();
  const update = useUpdateSettings();
  const narrator = useNarration();
  return (
    <div className={styles.row}>
      <RadioGroup
        inline
        legend={t`Voice`}
        value={narrationLanguage}
        options={[
          { value: 'auto', label: t`Same as the text` },
          ...LANGUAGES.map((value) => ({ value, label: languageName(value) })),
        ]}
        onChange={(language) => update({ narrationLanguage: language })}
      />
      <Button size="small" variant="secondary" onClick={() => void narrator.speak({ text: VOICE_SAMPLES })}>
        <Trans>Try the voice</Trans>
      </Button>
    </div>
  );
}

/** Types a sample text when mounted and on request; the parent remounts it when the speed changes. */
function SpeedPreview({ speed }: { speed: TextSpeed }) {
  const [round, setRound] = useState(0);
  return (
    <div className={styles.row}>
      <PreviewLine key={round} speed={speed} />
      <Button size="small" variant="quiet" onClick={() => setRound(round + 1)}>
        <Trans>Show again</Trans>
      </Button>
    </div>
  );
}

function PreviewLine({ speed }: { speed: TextSpeed }) {
  const { t } = useLingui();
  const preview = t`A model learns from examples. This is how fast texts appear.`;
  const [text, setText] = useState('');
  useEffect(() => setText(preview), [preview]);
  const { visibleText } = useTypewriter(text, speed);
  return (
    <p className={styles.preview}>
      <span aria-hidden="true">{visibleText || '\u00a0'}</span>
      <span className="lw-hidden">{preview}</span>
    </p>
  );
}
