// Owns blown and held instruments of the further realms: clarinet, pan flute, accordion, fiddle, muted brass, synth pads and arps.
import { SAMPLE_RATE, TWO_PI } from '../core/constants.ts';
import type { Tone } from '../core/types.ts';
import { adsr, type Envelope } from '../dsp/envelope.ts';
import { bandpass, lowpass } from '../dsp/filters.ts';
import { buildTable, noise, SOFT_SAW, wavetable } from '../dsp/oscillators.ts';

const CLARINET = buildTable([1, 0.03, 0.5, 0.04, 0.24, 0.03, 0.12, 0.02, 0.05]);
const REED = buildTable([1, 0.62, 0.5, 0.34, 0.25, 0.16, 0.1, 0.06, 0.04]);
const BRASS = buildTable([0.7, 1, 0.8, 0.6, 0.42, 0.26, 0.16, 0.08]);
const PULSE = buildTable([1, 0.5, 0.05, 0.22, 0.2, 0.04, 0.1, 0.06]);
const PIPE = buildTable([1, 0.12, 0.2, 0.02, 0.04]);

interface Voice {
  readonly table: Float32Array;
  readonly envelope: Omit<Envelope, 'seconds'>;
  /** Low-pass in Hz: `dark` at velocity 0, `bright` more at velocity 1. */
  readonly dark: number;
  readonly bright: number;
  readonly level: number;
  /** Depth of the vibrato (share of pitch) and its rate in Hz; it grows over half a second. */
  readonly vibrato?: number;
  readonly rate?: number;
  /** Pitch at which the note begins, as a share below its own. */
  readonly scoop?: number;
}

function renderVoice(voice: Voice, { freq, seconds, velocity, random }: Tone, detune = 0): Float32Array {
  const gain = adsr({ ...voice.envelope, seconds });
  const start = random.next();
  const { vibrato = 0, rate = 5, scoop = 0 } = voice;
  const tone = wavetable(
    voice.table,
    gain.length,
    (i) => {
      const t = i / SAMPLE_RATE;
      const depth = vibrato * Math.min(1, Math.max(0, (t - 0.18) / 0.5));
      return freq * (1 + detune) * (1 - scoop * Math.exp(-t / 0.03) + depth * Math.sin(TWO_PI * (rate * t + start)));
    },
    random.next(),
  );
  lowpass(tone, voice.dark + voice.bright * velocity, 0.7);
  return tone.map((x, i) => x * (gain[i] ?? 0) * voice.level * velocity);
}

const both = (first: Float32Array, second: Float32Array): Float32Array =>
  first.map((x, i) => (x + (second[i] ?? 0)) * 0.6);

/** Clarinet: hollow, dry, quick to speak. */
export const clarinet = (tone: Tone): Float32Array =>
  renderVoice(
    {
      table: CLARINET,
      envelope: { attack: 0.03, decay: 0.2, sustain: 0.8, release: 0.09 },
      dark: 1300,
      bright: 1900,
      level: 0.42,
      vibrato: 0.002,
    },
    tone,
  );

/** Pan flute: a puff of air, then a tone that is nearly pure. */
export function panFlute(tone: Tone): Float32Array {
  const out = renderVoice(
    {
      table: PIPE,
      envelope: { attack: 0.06, decay: 0.3, sustain: 0.75, release: 0.3 },
      dark: 1500,
      bright: 2200,
      level: 0.5,
      vibrato: 0.004,
      rate: 4.6,
      scoop: 0.015,
    },
    tone,
  );
  const breath = bandpass(noise(out.length, tone.random), Math.min(tone.freq * 2.1, 3000), 1.2);
  const gain = adsr({ attack: 0.015, decay: 0.09, sustain: 0.18, release: 0.2, seconds: tone.seconds });
  return out.map((x, i) => x + (breath[i] ?? 0) * (gain[i] ?? 0) * 0.2 * tone.velocity);
}

/** Accordion: two reeds a few cents apart. */
export function accordion(tone: Tone): Float32Array {
  const voice: Voice = {
    table: REED,
    envelope: { attack: 0.05, decay: 0.2, sustain: 0.85, release: 0.1 },
    dark: 1200,
    bright: 1600,
    level: 0.32,
  };
  return both(renderVoice(voice, tone, 0.0022), renderVoice(voice, tone, -0.0018));
}

/** Fiddle: a bowed saw with a scoop and a wide vibrato. */
export const fiddle = (tone: Tone): Float32Array =>
  renderVoice(
    {
      table: SOFT_SAW,
      envelope: { attack: 0.055, decay: 0.2, sustain: 0.82, release: 0.1 },
      dark: 1800,
      bright: 2200,
      level: 0.4,
      vibrato: 0.005,
      rate: 5.6,
      scoop: 0.02,
    },
    tone,
  );

/** Muted brass: short, rounded, a little comic. */
export const mutedBrass = (tone: Tone): Float32Array =>
  renderVoice(
    {
      table: BRASS,
      envelope: { attack: 0.025, decay: 0.18, sustain: 0.65, release: 0.08 },
      dark: 900,
      bright: 1500,
      level: 0.42,
      vibrato: 0.003,
      scoop: 0.03,
    },
    tone,
  );

/** Tuba: round bass notes that stay above 80 Hz. */
export const tuba = (tone: Tone): Float32Array =>
  renderVoice(
    {
      table: BRASS,
      envelope: { attack: 0.03, decay: 0.25, sustain: 0.55, release: 0.08 },
      dark: 380,
      bright: 460,
      level: 0.85,
      scoop: 0.02,
    },
    tone,
  );

/** A soft plucked synth for arpeggios. */
export const arp = (tone: Tone): Float32Array =>
  renderVoice(
    {
      table: PULSE,
      envelope: { attack: 0.006, decay: 0.22, sustain: 0.12, release: 0.16 },
      dark: 700,
      bright: 2000,
      level: 0.5,
    },
    tone,
  );

/** Warm night pad: two soft saws that drift, opening slowly. */
export function nightPad(tone: Tone): Float32Array {
  const voice: Voice = {
    table: SOFT_SAW,
    envelope: { attack: Math.min(0.6, tone.seconds * 0.5), decay: 1.5, sustain: 0.8, release: 1.1 },
    dark: 520,
    bright: 900,
    level: 0.42,
  };
  return both(renderVoice(voice, tone, 0.0028), renderVoice(voice, tone, -0.0024));
}

/** Round synth bass with enough overtones for a laptop. */
export const synthBass = (tone: Tone): Float32Array =>
  renderVoice(
    {
      table: SOFT_SAW,
      envelope: { attack: 0.01, decay: 0.5, sustain: 0.45, release: 0.1 },
      dark: 300,
      bright: 520,
      level: 0.85,
    },
    tone,
  );

/** A glowing lead with a slow start, for long tunes. */
export const glowLead = (tone: Tone): Float32Array =>
  renderVoice(
    {
      table: CLARINET,
      envelope: { attack: 0.09, decay: 0.4, sustain: 0.75, release: 0.35 },
      dark: 900,
      bright: 1500,
      level: 0.45,
      vibrato: 0.0045,
      rate: 4.8,
      scoop: 0.008,
    },
    tone,
  );
