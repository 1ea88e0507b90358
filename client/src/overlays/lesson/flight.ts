// Where something flies on the screen: from the middle of one box to the middle of another, in an arc.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const ARC_PX = 60;

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });
const at = ({ x, y }: { x: number; y: number }): string => `${x}px ${y}px`;

/** Keyframes of an element that lies at the top left corner of the window. */
export function flightBetween(from: Box, to: Box): Keyframe[] {
  const [start, end] = [middle(from), middle(to)];
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y, (start.y + end.y) / 2 - ARC_PX) };
  return [
    { translate: at(start), scale: 0.4, opacity: 0 },
    { translate: at(start), scale: 1.3, opacity: 1, offset: 0.2 },
    { translate: at(top), scale: 1.1, opacity: 1, offset: 0.6 },
    { translate: at(end), scale: 0.6, opacity: 0 },
  ];
}

/** Whether nothing covers the middle of the element. */
export function isOnTop(element: Element): boolean {
  const { x, y } = middle(element.getBoundingClientRect());
  const top = document.elementFromPoint(x, y);
  return top !== null && element.contains(top);
}
