// The Lab's console view, made once and put away with the Lab.
import { useEffect, useState } from 'react';
import { createConsole, type LabConsole } from './consoleView.ts';

export function useConsole(): LabConsole {
  const [made] = useState(createConsole);
  useEffect(() => () => made.dispose(), [made]);
  return made;
}
