// Hands in an answer that was built in many small steps; takes the focus when it appears because the control used last is gone.
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

export function CompleteButton({ label, onPress }: { label: string; onPress(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button ref={button} data-control="check" onClick={onPress} className="justify-self-center">
      {label}
    </Button>
  );
}
