// Parses, merges and validates user settings, which arrive as an object or JSON text.

import { isStorableJson } from '@lanternwise/shared/contracts/storable';
import { SETTINGS_BYTES, settingsSchema, type UserSettings } from '@lanternwise/shared/contracts/user';
import { HttpError } from '../../http/errors.ts';
import { validationMessage } from '../../http/validationMessage.ts';

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** Keys that could modify an object's prototype. */
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 8;

function parseSettings(settings: string | JsonObject): JsonObject {
  if (typeof settings !== 'string') return settings;
  try {
    const parsed: unknown = JSON.parse(settings);
    if (isObject(parsed) && isStorableJson(parsed)) return parsed;
  } catch {
    // Falls through to the common error below.
  }
  throw new HttpError(400, 'invalid-input', 'Settings must be an object or its JSON text.');
}

/** Objects merge key by key; everything else is replaced; null removes the key. */
function deepMerge(before: JsonObject, change: JsonObject, depth: number): JsonObject {
  if (depth > MAX_DEPTH) throw new HttpError(400, 'invalid-input', 'Settings are nested too deeply.');
  const merged = { ...before };
  for (const [key, value] of Object.entries(change)) {
    if (FORBIDDEN_KEYS.has(key)) continue;
    if (value === null) delete merged[key];
    else if (isObject(value)) {
      const current = merged[key];
      merged[key] = deepMerge(isObject(current) ? current : {}, value, depth + 1);
    } else merged[key] = value;
  }
  return merged;
}

/** Merges `change` into the settings; throws 400 if the result is invalid, 413 if it is too large. */
export function mergeSettings(before: UserSettings, change: string | JsonObject): UserSettings {
  const merged = settingsSchema.safeParse(deepMerge(before, parseSettings(change), 0));
  if (!merged.success) throw new HttpError(400, 'invalid-input', validationMessage(merged.error));
  if (Buffer.byteLength(JSON.stringify(merged.data)) > SETTINGS_BYTES) {
    throw new HttpError(413, 'too-large', 'These settings are too large to keep.');
  }
  return merged.data;
}
