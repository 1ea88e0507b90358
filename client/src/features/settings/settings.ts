// Defines the settings, their defaults, and the parsing of untrusted settings from storage or the account.

import { LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import { MASTER_VOLUME, MASTER_VOLUME_MAX } from '@lanternwise/shared/constants/timings';
import { INPUT_ACTIONS, type InputAction, type KeyBindings } from '../../bridge/inputActions.ts';

export type Theme = 'dark' | 'light';
/** 'auto' follows the language of the shown text. */
export type NarrationLanguage = 'auto' | Language;
export type TextSpeed = 'slow' | 'normal' | 'fast' | 'instant';

export interface Volumes {
  /** 0 to MASTER_VOLUME_MAX. */
  master: number;
  /** 0 to 1, scaled by the master, like the following ones. */
  music: number;
  effects: number;
  voice: number;
}

export interface Settings {
  /** Language of the interface and the content. */
  language: Language;
  theme: Theme;
  narration: boolean;
  narrationLanguage: NarrationLanguage;
  textSpeed: TextSpeed;
  volumes: Volumes;
  reducedMotion: 'system' | 'on' | 'off';
  font: 'atkinson' | 'lexend';
  letterSpacing: 'normal' | 'wide';
  keys: KeyBindings;
  thirtyFps: boolean;
  /** The world is drawn in daylight, whatever the lanterns. */
  alwaysBright: boolean;
  /** Program text on a light ground; else dark in both themes. */
  lightCode: boolean;
  /** Dialogues advance automatically. */
  autoAdvance: boolean;
}

export type SettingsPatch = Partial<Omit<Settings, 'volumes'>> & { volumes?: Partial<Volumes> };

export const DEFAULT_KEYS: KeyBindings = {
  up: ['ArrowUp', 'KeyW'],
  down: ['ArrowDown', 'KeyS'],
  left: ['ArrowLeft', 'KeyA'],
  right: ['ArrowRight', 'KeyD'],
  interact: ['KeyE'],
  map: ['KeyM'],
  inventory: ['KeyI'],
  journal: ['KeyJ'],
  places: ['KeyP'],
  companion: ['KeyF'],
  tasks: ['KeyT'],
  nearer: ['Equal', 'NumpadAdd'],
  wider: ['Minus', 'NumpadSubtract'],
};

export const DEFAULT_SETTINGS: Settings = {
  language: 'en',
  theme: 'dark',
  narration: true,
  narrationLanguage: 'auto',
  textSpeed: 'normal',
  volumes: { master: MASTER_VOLUME, music: 0.7, effects: 1, voice: 1 },
  reducedMotion: 'system',
  font: 'atkinson',
  letterSpacing: 'normal',
  keys: DEFAULT_KEYS,
  thirtyFps: false,
  alwaysBright: false,
  lightCode: false,
  autoAdvance: false,
};

/** Enum fields and their values. */
const ENUM_FIELDS = {
  language: LANGUAGES,
  theme: ['dark', 'light'],
  narrationLanguage: ['auto', ...LANGUAGES],
  textSpeed: ['slow', 'normal', 'fast', 'instant'],
  reducedMotion: ['system', 'on', 'off'],
  font: ['atkinson', 'lexend'],
  letterSpacing: ['normal', 'wide'],
} as const satisfies { [K in keyof Settings]?: readonly Settings[K][] };
const BOOLEAN_FIELDS = ['narration', 'thirtyFps', 'alwaysBright', 'lightCode', 'autoAdvance'] as const;
const VOLUME_FIELDS = ['master', 'music', 'effects', 'voice'] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function mergeSettings(settings: Settings, patch: SettingsPatch): Settings {
  const volumes = { ...settings.volumes, ...patch.volumes };
  for (const name of VOLUME_FIELDS) volumes[name] = Math.min(Math.max(volumes[name], 0), maxVolume(name));
  return { ...settings, ...patch, volumes };
}

export const maxVolume = (name: keyof Volumes): number => (name === 'master' ? MASTER_VOLUME_MAX : 1);

function parseVolumes(value: unknown): Partial<Volumes> {
  if (!isObject(value)) return {};
  const entries = VOLUME_FIELDS.flatMap((name) => {
    const volume = value[name];
    return typeof volume === 'number' && Number.isFinite(volume) ? [[name, volume]] : [];
  });
  return Object.fromEntries(entries);
}

const isKeyList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((code) => typeof code === 'string');

/** Bindings stored before an action existed get its own keys; with a broken list none is accepted. */
function parseKeyBindings(value: unknown): KeyBindings | undefined {
  if (!isObject(value)) return undefined;
  const keys: Record<string, unknown> = { ...DEFAULT_KEYS, ...value };
  if (!INPUT_ACTIONS.every((action) => isKeyList(keys[action]))) return undefined;
  return Object.fromEntries(INPUT_ACTIONS.map((action) => [action, keys[action]])) as KeyBindings;
}

/** Keeps the valid settings of an unknown value and drops the rest. */
export function parseSettingsPatch(value: unknown): SettingsPatch {
  if (!isObject(value)) return {};
  const patch: Record<string, unknown> = {};
  for (const [name, options] of Object.entries(ENUM_FIELDS))
    if ((options as readonly unknown[]).includes(value[name])) patch[name] = value[name];
  // Stored before the language setting existed, 'en' was the default and not a choice.
  if (patch.narrationLanguage === 'en' && !Object.hasOwn(value, 'language')) delete patch.narrationLanguage;
  for (const name of BOOLEAN_FIELDS) if (typeof value[name] === 'boolean') patch[name] = value[name];
  const keys = parseKeyBindings(value.keys);
  if (keys) patch.keys = keys;
  if (isObject(value.volumes)) patch.volumes = parseVolumes(value.volumes);
  return patch as SettingsPatch;
}

/** The settings inside a user's `settings` field, which may be an object or a JSON string of one. */
export function parseAccountSettings(field: unknown): SettingsPatch {
  if (typeof field === 'string') {
    try {
      return parseAccountSettings(JSON.parse(field));
    } catch {
      return {};
    }
  }
  return isObject(field) ? parseSettingsPatch(field.preferences) : {};
}

/** Returns the other action that already uses this key. */
export function findKeyConflict(keys: KeyBindings, code: string, except: InputAction): InputAction | undefined {
  return INPUT_ACTIONS.find((action) => action !== except && keys[action].includes(code));
}
