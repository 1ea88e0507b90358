// Reads a page aloud on request; falls silent when the page goes. Says nothing where narration is off.
import { Volume2 } from 'lucide-react';
import { useNarration } from '../../narration/useNarration.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export function ReadAloud({ texts }: { texts: readonly string[] }) {
  const narrator = useNarration();
  return (
    <IconButton
      label="Read aloud"
      variant="quiet"
      icon={<Volume2 aria-hidden="true" size={20} />}
      onClick={() => void narrator.speak({ text: texts })}
    />
  );
}
