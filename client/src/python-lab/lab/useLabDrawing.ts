// The drawing of a program in the Lab: there only once the program has drawn something.
import { useCallback, useState } from 'react';
import { useReducedMotion } from '../../features/settings/useSettings.ts';
import { type Drawing, useDrawing } from '../workshop/useDrawing.ts';

export interface LabDrawing extends Drawing {
  isShown: boolean;
}

export function useLabDrawing(): LabDrawing {
  const drawing = useDrawing(useReducedMotion());
  const [isShown, setShown] = useState(false);
  const { add, clear } = drawing;
  return {
    ...drawing,
    isShown,
    add: useCallback(
      (json) => {
        setShown(true);
        add(json);
      },
      [add],
    ),
    clear: useCallback(() => {
      setShown(false);
      clear();
    }, [clear]),
  };
}
