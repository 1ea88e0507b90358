// Reads the box of names as a table, for lists that were pasted with their columns.
import { useState } from 'react';
import type { RosterSource } from './readFile.ts';

export interface PastedTable {
  source: RosterSource | undefined;
  open(): Promise<void>;
  finish(names?: readonly string[]): void;
}

/** @param onNames called with the names that take the place of the box's text */
export function usePastedTable(text: string, onNames: (names: readonly string[]) => void): PastedTable {
  const [pasted, setPasted] = useState<{ text: string; source: RosterSource }>();
  return {
    // What is typed afterwards is another list.
    source: pasted?.text === text ? pasted.source : undefined,
    async open() {
      const { readPasted } = await import('./readFile.ts');
      const source = readPasted(text);
      if (typeof source !== 'string') setPasted({ text, source });
    },
    finish(names) {
      setPasted(undefined);
      if (names) onNames(names);
    },
  };
}
