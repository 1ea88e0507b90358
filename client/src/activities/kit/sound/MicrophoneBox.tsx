// The learner's own voice, only on request: what happens to it, the button, and a way on for everything that can go wrong.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { recordWord } from '../../../audio/recordWord.ts';
import { Button } from '../../../ui/Button.tsx';
import kitStyles from '../layout.module.css';
import { type MicrophonePhase, useMicrophoneWords } from './useMicrophoneWords.ts';

interface MicrophoneBoxProps {
  disabled?: boolean;
  /** One second of sound, which stays in this page. */
  onSound(samples: Float32Array): void;
}

export function MicrophoneBox({ disabled = false, onSound }: MicrophoneBoxProps) {
  const { t } = useLingui();
  const [phase, setPhase] = useState<MicrophonePhase>('idle');
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
  const says = useMicrophoneWords();
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
