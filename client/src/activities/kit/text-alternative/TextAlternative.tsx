// Announces to screen readers what a canvas shows: politely when it changes, but not with every frame.
import { useEffect, useState } from 'react';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { throttle } from './throttle.ts';

/** Long enough for one sentence to be read before the next one, ms. */
const MIN_INTERVAL_MS = 1200;

export function TextAlternative({ text }: { text: string }) {
  const [announced, setAnnounced] = useState(text);
  const [throttled] = useState(() => throttle(setAnnounced, MIN_INTERVAL_MS));
  useEffect(() => throttled.push(text), [throttled, text]);
  useEffect(() => () => throttled.cancel(), [throttled]);
  return <LiveRegion text={announced} />;
}
