// Mutes the realm music, without stopping it, while another song (the Lab's) holds the music.
import { createValueStore } from '../lib/valueStore.ts';

/** How many hold it now. */
export const musicHolds = createValueStore(0);

/** Mutes the realm's music until the returned function is called. */
export function holdRealmMusic(): () => void {
  let isHeld = true;
  musicHolds.setState(musicHolds.getState() + 1);
  return () => {
    if (isHeld) musicHolds.setState(musicHolds.getState() - 1);
    isHeld = false;
  };
}
