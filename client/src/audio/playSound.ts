// Plays one-shot sounds by name from anywhere in the interface; silent until the realm audio registers its player.
/** Names used by the interface. A name without a recording is ignored. */
export type SoundName =
  | 'click'
  | 'hover'
  | 'open'
  | 'close'
  | 'page'
  | 'right'
  | 'wrong'
  | 'celebration'
  | 'task-done'
  | 'step-done'
  | 'pick-up'
  | 'arrow'
  | 'transition'
  | 'star'
  | (string & {});

/** `gain` (0–1) scales the volume, `rate` the pitch. */
type SoundPlayer = (name: string, gain?: number, rate?: number) => void;
let soundPlayer: SoundPlayer | undefined;

/** Registers the player; undefined unregisters it. */
export function setSoundPlayer(next: SoundPlayer | undefined): void {
  soundPlayer = next;
}

/** Plays a sound. Missing sounds and unsupported audio are ignored. */
export function playSound(name: SoundName, ...tuning: [gain?: number, rate?: number]): void {
  soundPlayer?.(name, ...tuning);
}
