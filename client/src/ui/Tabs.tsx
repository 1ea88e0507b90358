// Tabs with panels; arrow keys move between the tabs.
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

export interface Tab {
  id: string;
  label: ReactNode;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  /** The open tab, if the caller controls it. */
  value?: string;
  onChange?(id: string): void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const first = tabs[0]?.id;
  return (
    <Radix.Root
      className="lw-tabs"
      {...(value !== undefined ? { value } : first !== undefined && { defaultValue: first })}
      {...(onChange && { onValueChange: onChange })}
    >
      <Radix.List className="lw-tab-list" aria-label={label}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="lw-tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="lw-tab-panel">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
