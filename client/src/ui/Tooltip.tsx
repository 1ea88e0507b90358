// A tooltip on hover and focus; it must not hold information that appears nowhere else.
import { Tooltip as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={300}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Content className="lw-tooltip" sideOffset={8} collisionPadding={8}>
          {text}
          <Radix.Arrow className="lw-tooltip-arrow" />
        </Radix.Content>
      </Radix.Root>
    </Radix.Provider>
  );
}
