// Detects phones; tablets and touch laptops do not count.
import { MOBILE_BREAKPOINT } from '@lanternwise/shared/constants/timings';

export interface Device {
  userAgent: string;
  /** The primary pointer is a finger. */
  coarse: boolean;
  /** CSS pixels. */
  width: number;
  /** The shorter side of the screen in CSS pixels, independent of orientation. */
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
