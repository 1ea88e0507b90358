// Style of an element that follows the pointer while it is dragged.
import type { CSSProperties } from 'react';

export const dragStyle = (transform: { x: number; y: number } | null): CSSProperties | undefined =>
  transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : undefined;
