// The bench for sounds: a voice and a word or the learner's own recording, two sliders that measure it more coarsely, and its pictures.

import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import { BITS, RATES } from '@lanternwise/shared/activities/voice-scope/definition';
import { quantise, resample } from '@lanternwise/shared/learning/soundSampling';
import { speak } from '@lanternwise/shared/voices/synthesise';
import { ALL_VOICES } from '@lanternwise/shared/voices/voices';
import type { Word } from '@lanternwise/shared/voices/words';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClipPlayer } from '../../audio/useClipPlayer.ts';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Slider } from '../../ui/Slider.tsx';
import chipStyles from '../kit/chip.module.css';
import kitStyles from '../kit/layout.module.css';
import { MicrophoneBox } from '../kit/sound/MicrophoneBox.tsx';
import { SoundPicture } from '../kit/sound/SoundPicture.tsx';
import styles from './VoiceScope.module.css';

type Scope = ActivityOf<'voice-scope'>;

interface Clip {
  label: string;
  samples: Float32Array;
}

/** A slider goes from coarse to fine. */
const fromCoarse = (choices: readonly number[]): number[] => choices.toReversed();

/** Rounding adds noise, of which a slow machine hears only what lies below half of its rate, too. */
function measured(samples: Float32Array, rate: number, bits: number): Float32Array {
  const slower = resample(samples, rate);
  return bits === BITS[0] ? slower : resample(quantise(slower, bits), rate);
}

interface SoundBenchProps {
  activity: Scope;
  onVoice(voice: string): void;
  onMeasure(rate: number, bits: number): void;
}

// biome-ignore lint/complexity/noExcessiveLinesPerFunction: puts a screen together of components; what is left is their state
export function SoundBench({ activity, onVoice, onMeasure }: SoundBenchProps) {
  const { t } = useLingui();
  const play = useClipPlayer();
  const [voice, setVoice] = useState<string>();
  const [word, setWord] = useState<Word>('come');
  const [clip, setClip] = useState<Clip>();
  const [before, setBefore] = useState<Clip>();
  const [rate, setRate] = useState<number>(RATES[0]);
  const [bits, setBits] = useState<number>(BITS[0]);
  const earlier = before?.label ?? '';
  const about = activity.voices.find(({ id }) => id === voice)?.about;
  const pictures = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (clip) pictures.current?.scrollIntoView({ block: 'nearest' });
  }, [clip]);
  const shown = useMemo(() => clip && measured(clip.samples, rate, bits), [clip, rate, bits]);
  const show = (next: Clip) => {
    setBefore(clip);
    setClip(next);
    play(measured(next.samples, rate, bits));
  };
  const say = (by: string, what: Word) => {
    const speaker = ALL_VOICES.find(({ id }) => id === by);
    if (!speaker) return;
    const [name, text] = [nameOf(activity.voices, by), nameOf(activity.words, what)];
    setVoice(by);
    setWord(what);
    onVoice(by);
    show({ label: t`${name} says “${text}”`, samples: speak(speaker, what, 0) });
  };
  const measure = (nextRate: number, nextBits: number) => {
    setRate(nextRate);
    setBits(nextBits);
    onMeasure(nextRate, nextBits);
  };
  return (
    <div className={styles.bench}>
      <div className={styles.choices}>
        <fieldset className={styles.choice} aria-label={t`Voice`}>
          {activity.voices.map(({ id, name }) => (
            <Choice
              key={id}
              control={`voice:${id}`}
              isChosen={voice === id}
              text={name}
              onChoose={() => say(id, word)}
            />
          ))}
          <p className={kitStyles.note}>{about}</p>
        </fieldset>
        <fieldset className={styles.choice} aria-label={t`Word`}>
          {activity.words.map(({ id, name }) => (
            <Choice
              key={id}
              control={`word:${id}`}
              isChosen={voice !== undefined && word === id}
              text={name}
              onChoose={() => say(voice ?? activity.voices[0]?.id ?? '', id)}
            />
          ))}
        </fieldset>
      </div>
      <div ref={pictures} role="status" className={styles.pictures}>
        {clip && shown ? (
          <SoundPicture label={clip.label} samples={shown} />
        ) : (
          <p className={kitStyles.note}>{t`Choose a voice, and see it speak.`}</p>
        )}
        {before && <SoundPicture label={t`Before: ${earlier}`} samples={before.samples} />}
      </div>
      {clip && (
        <div className={styles.measures}>
          <Slider
            label={t`Samples per second`}
            value={fromCoarse(RATES).indexOf(rate)}
            min={0}
            max={RATES.length - 1}
            step={1}
            format={(at) => String(fromCoarse(RATES)[at] ?? '')}
            onChange={(at) => measure(fromCoarse(RATES)[at] ?? rate, bits)}
          />
          <Slider
            label={t`Bits per sample`}
            value={fromCoarse(BITS).indexOf(bits)}
            min={0}
            max={BITS.length - 1}
            step={1}
            format={(at) => String(fromCoarse(BITS)[at] ?? '')}
            onChange={(at) => measure(rate, fromCoarse(BITS)[at] ?? bits)}
          />
          <div className={cx(kitStyles.buttons, styles.wide)}>
            <Button size="small" variant="secondary" data-control="play" onClick={() => shown && play(shown)}>
              {t`Play sound`}
            </Button>
            <Button
              size="small"
              variant="secondary"
              data-control="coarse"
              onClick={() => measure(RATES.at(-1) ?? rate, BITS.at(-1) ?? bits)}
            >
              {t`Coarsest`}
            </Button>
            <Button size="small" variant="secondary" data-control="fine" onClick={() => measure(RATES[0], BITS[0])}>
              {t`Finest`}
            </Button>
          </div>
          <div className={styles.wide}>
            <MicrophoneBox
              onSound={(samples) => {
                setVoice(undefined);
                show({ label: t`Your voice`, samples });
              }}
            />
          </div>
        </div>
      )}
    </div>
  );
}

const nameOf = (all: readonly { id: string; name: string }[], id: string): string =>
  all.find((one) => one.id === id)?.name ?? id;

interface ChoiceProps {
  control: string;
  isChosen: boolean;
  text: string;
  onChoose(): void;
}

function Choice({ control, isChosen, text, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      data-control={control}
      aria-pressed={isChosen}
      className={cx(chipStyles.chip, styles.pick)}
      onClick={onChoose}
    >
      {text}
    </button>
  );
}
