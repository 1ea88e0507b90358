// The button 'Complete Activity', which takes the focus when it appears because the control used last is gone.
import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

export function CompleteActivity({ onComplete }: { onComplete(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} onClick={onComplete} className="justify-self-center">
      <Trans>Complete Activity</Trans>
    </Button>
  );
}
