// A button that copies a text to the clipboard and confirms it for two seconds.
import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

const COPIED_MS = 2000;

export interface CopyButtonProps {
  text: string;
  label: string;
  onCopied?: () => void;
}

export function CopyButton({ text, label, onCopied }: CopyButtonProps) {
  const { t } = useLingui();
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
      // Browsers offer no clipboard without HTTPS; the user can select the text on the page.
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
      <span aria-live="polite">{copied ? t`Copied!` : label}</span>
    </Button>
  );
}
