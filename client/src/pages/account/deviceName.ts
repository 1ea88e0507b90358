// Translates the device name of a session, which the server sends in English, such as 'Chrome on a Mac'.
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { i18n } from '../../i18n/runtime.tsx';

/** The device names of the server that are not proper names. */
const DEVICE_LABELS: Readonly<Record<string, MessageDescriptor>> = {
  'an iPhone': msg`an iPhone`,
  'an iPad': msg`an iPad`,
  'a Chromebook': msg`a Chromebook`,
  'a Mac': msg`a Mac`,
  'Another program': msg`Another program`,
};

const translateDevice = (device: string): string => {
  const label = DEVICE_LABELS[device];
  return label ? i18n._(label) : device;
};

/** Call it while rendering. `device`: a browser, a system, or '<browser> on <system>', as the server sends it. */
export function deviceName(device: string | null | undefined): string {
  if (!device) return t`A device`;
  const [browser = device, rest] = device.split(' on ', 2);
  if (rest === undefined) return translateDevice(device);
  const system = translateDevice(rest);
  return t`${browser} on ${system}`;
}
