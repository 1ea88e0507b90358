// Mutes the realm music, without stopping it, while another song (the Lab's) holds the music.
const listeners = new Set<() => void>();
let holdCount = 0;

export const isRealmMusicHeld = (): boolean => holdCount > 0;

/** Mutes the realm's music until the returned function is called. */
export function holdRealmMusic(): () => void {
  let isHeld = true;
  const changeHolds = (by: 1 | -1) => {
    holdCount += by;
    for (const listener of listeners) listener();
  };
  changeHolds(1);
  return () => {
    if (isHeld) changeHolds(-1);
    isHeld = false;
  };
}

/** Subscribes to changes of the hold count. Returns the unsubscribe function. */
export function onMusicHoldChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
