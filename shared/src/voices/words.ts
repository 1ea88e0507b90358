// Declares the three commands of the bridge robot, sound by sound: formants, voicing and hiss.
// Formants of the vowels after G. Peterson and H. Barney, "Control methods used in a study of the vowels", JASA 24 (1952), men.

export interface Sound {
  /** Seconds at normal speed. */
  seconds: number;
  /** First three resonances of the mouth, Hz; the voice slides from one sound to the next. */
  formants: readonly [number, number, number];
  /** Loudness of the voice. */
  voice: number;
  /** Loudness of breath through the mouth. */
  breath: number;
  /** Loudness and height of the hiss at teeth or lips. */
  hiss: number;
  hissHz: number;
}

const sound = (seconds: number, formants: Sound['formants'], rest: Partial<Sound> = {}): Sound => ({
  ...{ seconds, formants, voice: 1, breath: 0, hiss: 0, hissHz: 3000 },
  ...rest,
});

const quiet = { voice: 0, breath: 0 };
const vowelU = sound(0.18, [640, 1190, 2390]);
const vowelA = sound(0.17, [660, 1720, 2410]);
const vowelO = sound(0.19, [570, 840, 2410]);
const startK = [
  sound(0.022, [400, 1900, 2400], { ...quiet, hiss: 0.5, hissHz: 1900 }),
  sound(0.035, [500, 1500, 2400], { voice: 0, breath: 0.35 }),
];

export const WORDS = {
  come: [...startK, vowelU, sound(0.15, [280, 950, 2200], { voice: 0.45 })],
  carry: [...startK, vowelA, sound(0.09, [400, 1250, 1650], { voice: 0.8 }), sound(0.16, [280, 2250, 2950])],
  stop: [
    sound(0.15, [300, 1600, 2500], { ...quiet, hiss: 0.4, hissHz: 5200 }),
    sound(0.04, [300, 1700, 2600], quiet),
    sound(0.018, [400, 1700, 2600], { ...quiet, hiss: 0.45, hissHz: 3900 }),
    vowelO,
    sound(0.05, [400, 750, 2300], quiet),
    sound(0.02, [400, 750, 2300], { ...quiet, hiss: 0.3, hissHz: 900 }),
  ],
} as const satisfies Record<string, readonly Sound[]>;

export type Word = keyof typeof WORDS;
export const WORD_IDS = Object.keys(WORDS) as Word[];
