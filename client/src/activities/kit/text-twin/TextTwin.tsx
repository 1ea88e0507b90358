// What a canvas shows, in words for screen readers: read aloud politely when it changes, but not with every frame.
import { useEffect, useState } from 'react';
import { LiveRegion } from '../../../ui/LiveRegion.tsx';
import { throttle } from './throttle.ts';

/** Long enough that a sentence is heard before the next one, ms. */
const PAUSE = 1200;

export function TextTwin({ text }: { text: string }) {
  const [said, setSaid] = useState(text);
  const [slowly] = useState(() => throttle(setSaid, PAUSE));
  useEffect(() => slowly.push(text), [slowly, text]);
  useEffect(() => () => slowly.cancel(), [slowly]);
  return <LiveRegion text={said} />;
}
