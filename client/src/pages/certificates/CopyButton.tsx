// A button that copies a text and says so for a moment.
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

const COPIED_MS = 2000;

export interface CopyButtonProps {
  text: string;
  label: string;
  /** What the button reads after copying. */
  copiedLabel?: string;
  onCopied?: () => void;
}

export function CopyButton({ text, label, copiedLabel = 'Copied!', onCopied }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without HTTPS a browser gives no clipboard; the text stands on the page to be selected.
      return;
    }
    setCopied(true);
    onCopied?.();
  };
  return (
    <Button
      variant="quiet"
      size="small"
      icon={copied ? <Check size={18} aria-hidden="true" /> : <Copy size={18} aria-hidden="true" />}
      onClick={() => void copy()}
    >
      <span aria-live="polite">{copied ? copiedLabel : label}</span>
    </Button>
  );
}
