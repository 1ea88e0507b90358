// What follows a level that an activity ends by itself; undefined where the activity stands alone.
import { createContext, useContext } from 'react';

export interface LevelEnd {
  label: string;
  onPress(): void;
}

const LevelEndContext = createContext<LevelEnd | undefined>(undefined);

export const LevelEndProvider = LevelEndContext.Provider;
export const useLevelEnd = (): LevelEnd | undefined => useContext(LevelEndContext);
