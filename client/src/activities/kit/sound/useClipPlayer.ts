// Plays clips at the learner's volume; the music of the realm is silent as long as the component is shown.
import { useEffect } from 'react';
import { computeMix } from '../../../audio/mix.ts';
import { holdRealmMusic } from '../../../audio/musicHold.ts';
import { playClip } from '../../../audio/playClip.ts';
import { useSettings } from '../../../features/settings/useSettings.ts';

export function useClipPlayer(): (samples: Float32Array) => void {
  const gain = computeMix(useSettings().volumes).effects;
  useEffect(() => holdRealmMusic(), []);
  return (samples) => playClip(samples, gain);
}
