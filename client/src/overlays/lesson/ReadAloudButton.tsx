// A button that reads a page aloud if narration is on.
import { useLingui } from '@lingui/react/macro';
import Volume2 from 'lucide-react/icons/volume-2';
import { useNarration } from '../../narration/useNarration.ts';
import { IconButton } from '../../ui/IconButton.tsx';

export function ReadAloudButton({ texts }: { texts: readonly string[] }) {
  const { t } = useLingui();
  const narrator = useNarration();
  return (
    <IconButton
      label={t`Read aloud`}
      variant="quiet"
      icon={<Volume2 aria-hidden="true" size={20} />}
      onClick={() => void narrator.speak({ text: texts })}
    />
  );
}
