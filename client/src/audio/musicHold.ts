// One song at a time: while a song of its own plays (the Lab's), the music of the realm below is silent but keeps its place.
const listeners = new Set<() => void>();
let holds = 0;

export const isRealmMusicHeld = (): boolean => holds > 0;

/** Silences the realm's music until the returned function is called. */
export function holdRealmMusic(): () => void {
  let isHeld = true;
  const change = (by: 1 | -1) => {
    holds += by;
    for (const tell of listeners) tell();
  };
  change(1);
  return () => {
    if (isHeld) change(-1);
    isHeld = false;
  };
}

/** Calls back whenever the music may have to change. Returns what ends that. */
export function onMusicHold(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
