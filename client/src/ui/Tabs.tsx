// Tabs with panels; arrow keys move between the tabs.
import * as Radix from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';

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
  /** Called once for each change, also if `value` follows later. */
  onChange?(id: string): void;
}

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const first = tabs[0]?.id;
  const requested = useRef(value);
  useEffect(() => {
    requested.current = value;
  }, [value]);
  const change = (id: string) => {
    // A click reports the tab twice, when it is pressed and when it gets the focus: a page that keeps its tab in the URL would
    // get two history entries.
    if (requested.current === id) return;
    requested.current = id;
    onChange?.(id);
  };
  return (
    <Radix.Root
      className="lw-tabs"
      {...(value !== undefined ? { value } : first !== undefined && { defaultValue: first })}
      onValueChange={change}
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
