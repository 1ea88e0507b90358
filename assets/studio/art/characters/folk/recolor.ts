// Owns new colours for a finished toy: relatives of one character differ in paint, not in shape.
import type { Material } from '../../core/material.ts';
import type { Shape } from '../../core/shapes.ts';

/** New base hex by old base hex. */
export type ColorMap = Readonly<Record<string, string>>;

function repainted(original: Material, colors: ColorMap): Material {
  const { paint } = original;
  const base = { ...original, color: colors[original.color] ?? original.color };
  if (!paint) return base;
  return {
    ...base,
    paint: (local, normal, world) => {
      const painted = paint(local, normal, world);
      return painted?.color ? { ...painted, color: colors[painted.color] ?? painted.color } : painted;
    },
  };
}

/** The shape in other colours. */
export function recolor(shape: Shape, colors: ColorMap): Shape {
  switch (shape.kind) {
    case 'leaf':
      return { ...shape, material: repainted(shape.material, colors) };
    case 'group':
    case 'blend':
      return { ...shape, children: shape.children.map((child) => recolor(child, colors)) };
    case 'subtract':
    case 'intersect':
      return { ...shape, body: recolor(shape.body, colors), tool: recolor(shape.tool, colors) };
    default:
      return { ...shape, child: recolor(shape.child, colors) };
  }
}
