// What a canvas shows, in words for screen readers: read aloud politely when it changes, but not with every frame.
import { useEffect, useState } from 'react';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { throttle } from './throttle.ts';

/** Long enough that a sentence is heard before the next one, ms. */
const MIN_INTERVAL_MS = 1200;

export function TextAlternative({ text }: { text: string }) {
  const [announced, setAnnounced] = useState(text);
  const [throttled] = useState(() => throttle(setAnnounced, MIN_INTERVAL_MS));
  useEffect(() => throttled.push(text), [throttled, text]);
  useEffect(() => () => throttled.cancel(), [throttled]);
  return <LiveRegion text={announced} />;
}
