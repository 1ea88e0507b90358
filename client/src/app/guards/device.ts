// Tells a phone from everything that plays well: tablets and touch laptops are not phones.
import { MOBILE_BREAKPOINT } from '@lanternwise/shared/constants/timings';

export interface Device {
  userAgent: string;
  /** The main pointer is a finger. */
  coarse: boolean;
  /** CSS pixels. */
  width: number;
  /** The shorter side of the screen in CSS pixels, whichever way it is held. */
  shortSide: number;
}

const PHONE_PATTERN = /iPhone|iPod|Windows Phone|Android.+Mobile|Mobile.+Firefox/i;
/** Shorter side from which a touch screen is a tablet. */
const TABLET_SIDE = 600;

export function isPhone(device: Device): boolean {
  if (PHONE_PATTERN.test(device.userAgent)) return true;
  return device.coarse && device.width <= MOBILE_BREAKPOINT && device.shortSide < TABLET_SIDE;
}

export function currentDevice(): Device {
  return {
    userAgent: navigator.userAgent,
    coarse: window.matchMedia('(pointer: coarse)').matches,
    width: window.innerWidth,
    shortSide: Math.min(window.screen.width, window.screen.height),
  };
}
