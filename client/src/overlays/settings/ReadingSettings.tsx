// How texts come: narration and its language, the speed of typing with a preview, going on by itself, font and spacing.
import { useEffect, useState } from 'react';
import { useSettings, useUpdateSettings } from '../../features/settings/useSettings.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/language.ts';
import { VOICE_SAMPLES } from '../../narration/narrator.ts';
import { useNarration } from '../../narration/useNarration.ts';
import { Button } from '../../ui/Button.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { type TextSpeed, useTypewriter } from '../shell/typewriter.ts';

const PREVIEW = 'A model learns from examples. This is how fast texts appear.';

export function ReadingSettings() {
  const settings = useSettings();
  const update = useUpdateSettings();
  return (
    <div className="set">
      <RadioGroup
        inline
        legend="Language"
        value={settings.language}
        options={LANGUAGES.map((value) => ({ value, label: <span lang={value}>{LANGUAGE_NAMES[value]}</span> }))}
        onChange={(language) => update({ language })}
      />
      <Switch label="Read texts aloud" checked={settings.narration} onChange={(narration) => update({ narration })} />
      <VoiceChoice />
      <RadioGroup
        inline
        legend="Text speed"
        value={settings.textSpeed}
        options={[
          { value: 'slow', label: 'Slow' },
          { value: 'normal', label: 'Normal' },
          { value: 'fast', label: 'Fast' },
          { value: 'instant', label: 'Instant' },
        ]}
        onChange={(textSpeed) => update({ textSpeed })}
      />
      <SpeedPreview key={settings.textSpeed} speed={settings.textSpeed} />
      <Switch
        label="Dialogues go on by themselves"
        checked={settings.autoAdvance}
        onChange={(autoAdvance) => update({ autoAdvance })}
      />
      <RadioGroup
        inline
        legend="Reading font"
        value={settings.font}
        options={[
          { value: 'atkinson', label: 'Atkinson Hyperlegible' },
          { value: 'lexend', label: 'Lexend' },
        ]}
        onChange={(font) => update({ font })}
      />
      <RadioGroup
        inline
        legend="Letter and word spacing"
        value={settings.letterSpacing}
        options={[
          { value: 'normal', label: 'Normal' },
          { value: 'wide', label: 'Wide' },
        ]}
        onChange={(letterSpacing) => update({ letterSpacing })}
      />
    </div>
  );
}

function VoiceChoice() {
  const { narrationLanguage } = useSettings();
  const update = useUpdateSettings();
  const narrator = useNarration();
  return (
    <div className="set-row">
      <RadioGroup
        inline
        legend="Voice"
        value={narrationLanguage}
        options={[
          { value: 'auto', label: 'As the texts' },
          { value: 'en', label: 'English' },
          { value: 'hi', label: 'Hindi' },
        ]}
        onChange={(language) => update({ narrationLanguage: language })}
      />
      <Button size="small" variant="secondary" onClick={() => void narrator.speak({ text: VOICE_SAMPLES })}>
        Try the voice
      </Button>
    </div>
  );
}

/** Types the sample again whenever the speed changes (its key does) or on demand. */
function SpeedPreview({ speed }: { speed: TextSpeed }) {
  const [round, setRound] = useState(0);
  return (
    <div className="set-row">
      <PreviewLine key={round} speed={speed} />
      <Button size="small" variant="quiet" onClick={() => setRound(round + 1)}>
        Show again
      </Button>
    </div>
  );
}

function PreviewLine({ speed }: { speed: TextSpeed }) {
  const [text, setText] = useState('');
  useEffect(() => setText(PREVIEW), []);
  const { shown } = useTypewriter(text, speed);
  return (
    <p className="set-preview">
      <span aria-hidden="true">{shown || '\u00a0'}</span>
      <span className="lw-hidden">{PREVIEW}</span>
    </p>
  );
}
