// Declares the eight made-up voices: five to teach with and three that are kept for the test. No person was recorded.

export interface Voice {
  id: string;
  /** Vibrations of the vocal cords a second. */
  pitch: number;
  /** Resonances as a multiple of a tall adult's: a shorter throat sounds higher. */
  throat: number;
  /** Duration of a word as a multiple of the usual. */
  slowness: number;
  /** Share of breath in the voice: hoarse or clear. */
  breath: number;
  /** How much the high tones fade, 0–1. */
  dullness: number;
  /** Noise of the room. */
  room: number;
}

export const TEACHING_VOICES: readonly Voice[] = [
  { id: 'arjun', pitch: 92, throat: 0.86, slowness: 1.1, breath: 0.04, dullness: 0.8, room: 0.02 },
  { id: 'meera', pitch: 215, throat: 1.14, slowness: 0.95, breath: 0.08, dullness: 0.6, room: 0.02 },
  { id: 'tariq', pitch: 104, throat: 0.9, slowness: 0.8, breath: 0.4, dullness: 0.7, room: 0.02 },
  { id: 'lucia', pitch: 188, throat: 1.08, slowness: 1.3, breath: 0.2, dullness: 0.7, room: 0.02 },
  { id: 'kiran', pitch: 290, throat: 1.36, slowness: 1.05, breath: 0.1, dullness: 0.3, room: 0.02 },
];

/** Never used for teaching. */
export const TEST_VOICES: readonly Voice[] = [
  { id: 'devi', pitch: 232, throat: 1.22, slowness: 1.15, breath: 0.2, dullness: 0.55, room: 0.02 },
  { id: 'oskar', pitch: 112, throat: 0.96, slowness: 0.9, breath: 0.3, dullness: 0.6, room: 0.02 },
  { id: 'zoya', pitch: 275, throat: 1.33, slowness: 0.9, breath: 0.08, dullness: 0.35, room: 0.02 },
];

export const ALL_VOICES: readonly Voice[] = [...TEACHING_VOICES, ...TEST_VOICES];
export const TAKES = 10;
