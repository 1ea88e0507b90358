// Owns the size of a toy: world boxes around shapes, and how many primitives are in them.
import type { Shape } from './shapes.ts';
import {
  type Box3,
  joinBoxes,
  type Matrix,
  MIRROR_X,
  multiply,
  NOWHERE,
  rotation,
  scaling,
  transformBox,
  translation,
} from './vectors.ts';

/** Local-to-parent matrix of a placed node. */
export function placement(node: Extract<Shape, { kind: 'placed' }>): Matrix {
  let matrix = translation(node.position);
  if (node.rotation) matrix = multiply(matrix, rotation(node.rotation));
  if (node.scale !== 1) matrix = multiply(matrix, scaling(node.scale));
  return matrix;
}

/** World box of a shape whose local-to-world matrix is `matrix`. */
export function boundsOf(shape: Shape, matrix: Matrix): Box3 {
  switch (shape.kind) {
    case 'leaf':
      return transformBox(matrix, shape.bounds);
    case 'placed':
      return boundsOf(shape.child, multiply(matrix, placement(shape)));
    case 'mirrored':
      return boundsOf(shape.child, multiply(matrix, MIRROR_X));
    case 'subtract':
    case 'intersect':
      return boundsOf(shape.body, matrix);
    default: {
      // A blend bulges over its seams by up to a quarter of its radius.
      const pad = shape.kind === 'blend' ? shape.radius * 0.3 : 0;
      return shape.children.reduce((around, child) => joinBoxes(around, boundsOf(child, matrix), pad), NOWHERE);
    }
  }
}

/** Number of primitives in a shape. */
export function countLeaves(shape: Shape): number {
  switch (shape.kind) {
    case 'leaf':
      return 1;
    case 'placed':
    case 'mirrored':
      return countLeaves(shape.child);
    case 'subtract':
    case 'intersect':
      return countLeaves(shape.body) + countLeaves(shape.tool);
    default:
      return shape.children.reduce((sum, child) => sum + countLeaves(child), 0);
  }
}
