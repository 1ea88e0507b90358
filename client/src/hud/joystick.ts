// Converts a touch position into the joystick's vector: each axis -1…1, length at most 1, zero inside the dead zone.

const DEAD_ZONE = 0.18;

export function joystickVector(
  box: { left: number; top: number; width: number; height: number },
  touch: { clientX: number; clientY: number },
): { x: number; y: number } {
  const x = (touch.clientX - box.left - box.width / 2) / (box.width / 2);
  const y = (touch.clientY - box.top - box.height / 2) / (box.height / 2);
  const length = Math.hypot(x, y);
  if (length < DEAD_ZONE) return { x: 0, y: 0 };
  const scale = length > 1 ? 1 / length : 1;
  return { x: x * scale, y: y * scale };
}
