// What is said beside a button that opens the microphone: what happens to the sound, and a way on for everything that can go wrong.
import { useLingui } from '@lingui/react/macro';
import type { MicrophoneProblem } from '../../../audio/recordWord.ts';

export type MicrophonePhase = 'idle' | 'asking' | 'recording' | 'heard' | MicrophoneProblem;

export function useMicrophoneWords(): Record<MicrophonePhase, string> {
  const { t } = useLingui();
  return {
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
    released: t`Hold the button, say one word, then let go.`,
  };
}
