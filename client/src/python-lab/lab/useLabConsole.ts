// The Lab's console view, made once and put away with the Lab.
import { useEffect, useState } from 'react';
import { createConsole, type LabConsole } from './labConsole.ts';

export function useLabConsole(): LabConsole {
  const [labConsole] = useState(createConsole);
  useEffect(() => () => labConsole.dispose(), [labConsole]);
  return labConsole;
}
