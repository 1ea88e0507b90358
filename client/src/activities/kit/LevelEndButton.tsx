// The button after a level that an activity ends by itself, shown once the level was played to its end.

import { createContext, useContext } from 'react';
import { Button } from '../../ui/Button.tsx';

/** Undefined where the activity stands alone. */
export interface LevelEnd {
  label: string;
  onPress(): void;
}

const LevelEndContext = createContext<LevelEnd | undefined>(undefined);

export const LevelEndProvider = LevelEndContext.Provider;
export const useLevelEnd = (): LevelEnd | undefined => useContext(LevelEndContext);

export function LevelEndButton() {
  const end = useLevelEnd();
  if (!end) return null;
  return (
    <Button data-control="level-end" onClick={end.onPress}>
      {end.label}
    </Button>
  );
}
