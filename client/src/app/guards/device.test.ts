// Tests the phone detection; tablets and touch laptops are not phones.
import { expect, it } from 'vitest';
import { isPhone } from './device.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140 Safari/537.36';
const ANDROID_PHONE = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/140 Mobile Safari/537.36';
const ANDROID_TABLET = 'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 Chrome/140 Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const IPAD = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/17.0 Safari/605.1.15';

it.each([
  ['an Android phone', { userAgent: ANDROID_PHONE, coarse: true, width: 412, shortSide: 412 }],
  ['an Android phone held sideways', { userAgent: ANDROID_PHONE, coarse: true, width: 915, shortSide: 412 }],
  ['an iPhone', { userAgent: IPHONE, coarse: true, width: 390, shortSide: 390 }],
  ['a phone with a desktop user agent', { userAgent: WINDOWS, coarse: true, width: 390, shortSide: 390 }],
])('%s is a phone', (_name, device) => expect(isPhone(device)).toBe(true));

it.each([
  ['a computer', { userAgent: WINDOWS, coarse: false, width: 1366, shortSide: 768 }],
  ['a computer with a narrow window', { userAgent: WINDOWS, coarse: false, width: 400, shortSide: 768 }],
  ['a touch laptop', { userAgent: WINDOWS, coarse: true, width: 1366, shortSide: 768 }],
  ['an Android tablet', { userAgent: ANDROID_TABLET, coarse: true, width: 768, shortSide: 768 }],
  ['an iPad held upright', { userAgent: IPAD, coarse: true, width: 768, shortSide: 768 }],
])('%s is not', (_name, device) => expect(isPhone(device)).toBe(false));
