// Says how near the camera stands: the avatar is a tenth of the screen's height, and more on phones.

/** Heroes are drawn 51 to 58 units tall. */
const AVATAR_HEIGHT = 55;
const SHARE = 0.1;
/** Of a phone held sideways, whose screen is low. */
const PHONE_SHARE = 0.18;
/** CSS pixels; lower screens are phones held sideways. */
const PHONE_HEIGHT = 480;
/** Units; an upright phone shows as many beside each other. */
const LEAST_ACROSS = 360;
/** Share of the usual zoom down to which one can step back. */
export const WIDEST = 0.5;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels per unit at which a map (units) fills a screen (CSS pixels). */
export const leastZoom = (screen: Size, map: Size): number =>
  Math.max(screen.width / map.width, screen.height / map.height);

/** CSS pixels per unit, of a screen in CSS pixels. */
export function usualZoom({ width, height }: Size): number {
  const share = height < PHONE_HEIGHT ? PHONE_SHARE : SHARE;
  return Math.min((share * height) / AVATAR_HEIGHT, width / LEAST_ACROSS);
}
