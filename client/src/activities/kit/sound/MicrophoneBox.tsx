// The learner's own voice, only on request: what happens to it, the button, and a way on for everything that can go wrong.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { type MicrophoneProblem, recordWord } from '../../../audio/recordWord.ts';
import { Button } from '../../../ui/Button.tsx';
import kitStyles from '../layout.module.css';

type Phase = 'idle' | 'asking' | 'recording' | 'heard' | MicrophoneProblem;

interface MicrophoneBoxProps {
  disabled?: boolean;
  /** One second of sound, which stays in this page. */
  onSound(samples: Float32Array): void;
}

export function MicrophoneBox({ disabled = false, onSound }: MicrophoneBoxProps) {
  const { t } = useLingui();
  const [phase, setPhase] = useState<Phase>('idle');
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const record = async () => {
    setPhase('asking');
    const heard = await recordWord(() => isShown.current && setPhase('recording'));
    if (!isShown.current) return;
    setPhase(typeof heard === 'string' ? heard : 'heard');
    if (typeof heard !== 'string') onSound(heard);
  };
  const says: Record<Phase, string> = {
    idle: t`Your browser asks first, and the sound never leaves this page.`,
    asking: t`Your browser asks whether it may listen. No is a fine answer.`,
    recording: t`Speak now: one word.`,
    heard: t`Heard. The sound is only in this page and is gone when you close it.`,
    refused: t`The microphone stays off, and that is fine. The voices here can do everything.`,
    missing: t`No microphone was found. The voices here can do everything.`,
    unsupported: t`This browser cannot record. The voices here can do everything.`,
    vanished: t`The microphone has gone. Plug it in again, or go on with the voices here.`,
    silent: t`Nothing was heard. Come closer and say it once more.`,
    clipped: t`That was too loud for the microphone. A little further away, please.`,
  };
  const isBusy = phase === 'asking' || phase === 'recording';
  return (
    <div className={kitStyles.buttons}>
      <Button
        size="small"
        variant="secondary"
        data-control="microphone"
        disabled={disabled}
        busy={isBusy}
        onClick={() => void record()}
      >
        {t`Use my voice`}
      </Button>
      <p role="status" className={kitStyles.note}>
        {says[phase]}
      </p>
    </div>
  );
}
