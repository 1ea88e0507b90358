// One song at a time: while a song of its own plays (the Lab's), the music of the realm below is silent but keeps its place.
const listeners = new Set<() => void>();
let holdCount = 0;

export const isRealmMusicHeld = (): boolean => holdCount > 0;

/** Silences the realm's music until the returned function is called. */
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

/** Calls back whenever the music may have to change. Returns what ends that. */
export function onMusicHoldChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
