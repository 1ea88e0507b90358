// A button that opens the microphone only while it is held down, says so as long as it is open, and closes it at once.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { canRecord, recordWord } from '../../../audio/recordWord.ts';
import { Button } from '../../../ui/Button.tsx';
import kitStyles from '../layout.module.css';
import styles from './HoldToSpeak.module.css';
import { type MicrophonePhase, useMicrophoneWords } from './useMicrophoneWords.ts';

interface HoldToSpeakProps {
  /** One second of sound, which is kept nowhere. */
  onSound(samples: Float32Array): void;
}

const HOLDING_KEYS = [' ', 'Enter'];

/** Whatever takes the hand away from the button ends it, wherever that happens. */
const LETTING_GO = ['pointerup', 'pointercancel', 'keyup', 'blur', 'visibilitychange'] as const;

/** Calls `release` then, and when the component goes. */
function useLettingGo(release: () => void): void {
  useEffect(() => {
    for (const event of LETTING_GO) window.addEventListener(event, release);
    return () => {
      release();
      for (const event of LETTING_GO) window.removeEventListener(event, release);
    };
  }, [release]);
}

export function HoldToSpeak({ onSound }: HoldToSpeakProps) {
  const { t } = useLingui();
  const [phase, setPhase] = useState<MicrophonePhase>(() => (canRecord() ? 'idle' : 'unsupported'));
  const held = useRef<AbortController>(undefined);
  const isShown = useRef(true);
  const [release] = useState(() => () => held.current?.abort());
  useLettingGo(release);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const hold = async () => {
    if (held.current) return;
    const holding = new AbortController();
    held.current = holding;
    setPhase('asking');
    const heard = await recordWord(() => setPhase('recording'), undefined, holding.signal);
    held.current = undefined;
    if (!isShown.current) return;
    setPhase(typeof heard === 'string' ? heard : 'idle');
    if (typeof heard !== 'string') onSound(heard);
  };
  const says = useMicrophoneWords();
  const isOpen = phase === 'recording';
  return (
    <div className={styles.hold}>
      <Button
        variant="secondary"
        className={styles.button}
        data-control="hold-to-speak"
        disabled={phase === 'unsupported'}
        aria-pressed={isOpen}
        onPointerDown={({ button }) => button === 0 && void hold()}
        onKeyDown={(event) => {
          if (!HOLDING_KEYS.includes(event.key)) return;
          event.preventDefault();
          if (!event.repeat) void hold();
        }}
        onBlur={release}
        onContextMenu={(event) => event.preventDefault()}
        onClick={({ detail }) => {
          // A press that was no holding, by a screen reader: only then it has none of the events above.
          if (detail === 0 && phase === 'idle') setPhase('released');
        }}
      >
        {t`Hold to speak`}
      </Button>
      <p role="status" className={isOpen ? styles.open : kitStyles.note}>
        {isOpen ? t`The microphone is open` : says[phase]}
      </p>
    </div>
  );
}
