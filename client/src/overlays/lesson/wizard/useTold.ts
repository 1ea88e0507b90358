// Narrates a text while it is typed out; where speech fails, the whole text is shown at once.
import { useEffect, useRef } from 'react';
import { useSettings } from '../../../features/settings/useSettings.ts';
import { useNarration } from '../../../narration/useNarration.ts';
import { type Typewriter, useTypewriter } from '../../../overlay-kit/useTypewriter.ts';

/** `silent` = something else speaks at present. `onTold` is called once the text is complete. */
export function useTold(text: string, silent: boolean, onTold: () => void): Typewriter {
  const narrator = useNarration();
  const { textSpeed } = useSettings();
  const typing = useTypewriter(text, textSpeed);
  const { finish, isDone } = typing;
  const latest = useRef(onTold);
  useEffect(() => {
    latest.current = onTold;
  });
  useEffect(() => {
    if (silent) return;
    let isCurrent = true;
    void narrator.speak({ text }).then((result) => {
      if (result === 'failed' && isCurrent) finish();
    });
    return () => {
      isCurrent = false;
      narrator.stop();
    };
  }, [narrator, text, silent, finish]);
  useEffect(() => {
    if (isDone) latest.current();
  }, [isDone]);
  return typing;
}
