// Owns compilation: a tree of shapes becomes two straight-line functions, distance and material, about 30 times faster than walking the tree.
import { boundsOf, countLeaves, placement } from './bounds.ts';
import type { Material } from './material.ts';
import { SDF_SOURCE } from './sdfSource.ts';
import type { Leaf, Shape } from './shapes.ts';
import { type Box3, IDENTITY, invert, type Matrix, MIRROR_X, multiply, scaleOf } from './vectors.ts';

export interface CompiledLeaf {
  readonly material: Material;
  readonly worldToLocal: Matrix;
}

export interface CompiledShape {
  /** Signed distance (pixels) from a world point to the toy. */
  readonly distance: (x: number, y: number, z: number) => number;
  /** Index into `leaves` of the surface nearest to a world point. */
  readonly leafAt: (x: number, y: number, z: number) => number;
  readonly leaves: readonly CompiledLeaf[];
  readonly bounds: Box3;
}

/** Code that computes a shape, and the names it leaves its results in. */
interface Fragment {
  readonly code: string;
  readonly distance: string;
  readonly leaf: string;
}

/** A number with four decimals at most. */
function literal(value: number): string {
  const text = value.toFixed(4);
  return text.replace(/\.?0+$/, '') || '0';
}
/** The same, fit to stand after an operator. */
const operand = (value: number): string => {
  const text = literal(value);
  return text.startsWith('-') ? `(${text})` : text;
};

/** `a*x+b*y+c*z+t` without the terms that are nothing. */
function affine(a: number, b: number, c: number, t: number): string {
  const terms: string[] = [];
  const axes: readonly (readonly [number, string])[] = [
    [a, 'x'],
    [b, 'y'],
    [c, 'z'],
  ];
  for (const [factor, axis] of axes) {
    if (Math.abs(factor) > 1e-5) terms.push(Math.abs(factor - 1) < 1e-5 ? axis : `${operand(factor)}*${axis}`);
  }
  if (Math.abs(t) > 1e-5 || terms.length === 0) terms.push(operand(t));
  return terms.join('+');
}

class Generator {
  readonly leaves: CompiledLeaf[] = [];
  readonly polygons: Float64Array[] = [];
  private names = 0;

  constructor(private readonly withLeaves: boolean) {}

  private ifLeaves(code: string): string {
    return this.withLeaves ? code : '';
  }

  fragment(shape: Shape, matrix: Matrix): Fragment {
    switch (shape.kind) {
      case 'placed':
        return this.fragment(shape.child, multiply(matrix, placement(shape)));
      case 'mirrored':
        return this.fragment(shape.child, multiply(matrix, MIRROR_X));
      case 'leaf':
        return this.leaf(shape, matrix);
      case 'group':
        return this.group(shape.children, matrix);
      case 'blend':
        return this.blend(shape.children, shape.radius, matrix);
      default:
        return this.cut(shape, matrix);
    }
  }

  private leaf(leaf: Leaf, matrix: Matrix): Fragment {
    const id = this.names++;
    const m = invert(matrix);
    const scale = scaleOf(matrix);
    const index = this.leaves.length;
    if (this.withLeaves) this.leaves.push({ material: leaf.material, worldToLocal: m });
    const place = [affine(m[0], m[1], m[2], m[3]), affine(m[4], m[5], m[6], m[7]), affine(m[8], m[9], m[10], m[11])];
    const axes = place.map((code, axis) => `${'XYZ'[axis]}${id}=${code}`).join(',');
    const factor = Math.abs(scale - 1) > 1e-5 ? `*${literal(scale)}` : '';
    const code = `const ${axes};const d${id}=(${this.call(leaf, id)})${factor};`;
    return { code, distance: `d${id}`, leaf: String(index) };
  }

  private call(leaf: Leaf, id: number): string {
    const numbers = leaf.numbers.map(literal);
    if (leaf.outline) {
      numbers.unshift(`polygons[${this.polygons.length}]`);
      this.polygons.push(Float64Array.from(leaf.outline.flat()));
    }
    return `${leaf.primitive}(X${id},Y${id},Z${id},${numbers.join(',')})`;
  }

  /** Children with three or more primitives are skipped while their box is farther than what was found already. */
  private group(children: readonly Shape[], matrix: Matrix): Fragment {
    const id = this.names++;
    let code = `let d${id}=1e9${this.ifLeaves(`,m${id}=0`)};`;
    for (const child of children) {
      const part = this.fragment(child, matrix);
      const better = this.ifLeaves(`m${id}=${part.leaf};`);
      const body = `${part.code}if(${part.distance}<d${id}){d${id}=${part.distance};${better}}`;
      code += countLeaves(child) < 3 ? `{${body}}` : `if(${boxDistance(boundsOf(child, matrix))}<d${id}){${body}}`;
    }
    return { code, distance: `d${id}`, leaf: `m${id}` };
  }

  /** Quadratic smooth minimum, child after child; the nearest child gives the material. */
  private blend(children: readonly Shape[], radius: number, matrix: Matrix): Fragment {
    const id = this.names++;
    const k = literal(radius);
    let code = `${this.ifLeaves(`let n${id}=1e9,m${id}=0;`)}let d${id}=1e9;`;
    for (const child of children) {
      const part = this.fragment(child, matrix);
      const q = `q${this.names++}`;
      const choose = `if(${part.distance}<n${id}){n${id}=${part.distance};m${id}=${part.leaf};}`;
      code += `{${part.code}${this.ifLeaves(choose)}const ${q}=Math.max(${k}-Math.abs(d${id}-${part.distance}),0)/${k};`;
      code += `d${id}=Math.min(d${id},${part.distance})-${q}*${q}*${literal(radius * 0.25)};}`;
    }
    return { code, distance: `d${id}`, leaf: `m${id}` };
  }

  private cut(shape: Extract<Shape, { kind: 'subtract' | 'intersect' }>, matrix: Matrix): Fragment {
    const id = this.names++;
    const body = this.fragment(shape.body, matrix);
    const tool = this.fragment(shape.tool, matrix);
    const sign = shape.kind === 'subtract' ? '-' : '';
    const code = `${body.code}${tool.code}const d${id}=Math.max(${body.distance},${sign}${tool.distance});`;
    return { code, distance: `d${id}`, leaf: body.leaf };
  }
}

function boxDistance(box: Box3): string {
  const middle = (low: number, high: number) => operand((low + high) / 2);
  const reach = (low: number, high: number) => literal((high - low) / 2);
  const [x0, x1, y0, y1, z0, z1] = box;
  const local = `x-${middle(x0, x1)},y-${middle(y0, y1)},z-${middle(z0, z1)}`;
  return `outsideBox(${local},${reach(x0, x1)},${reach(y0, y1)},${reach(z0, z1)})`;
}

function build(generator: Generator, root: Shape): { code: Fragment; make: (result: string) => unknown } {
  const code = generator.fragment(root, IDENTITY);
  const make = (result: string) =>
    new Function('polygons', `${SDF_SOURCE}return function(x,y,z){${code.code}return ${result};}`)(generator.polygons);
  return { code, make };
}

type PointFunction = (x: number, y: number, z: number) => number;

/** Compiles a toy. Its ground contact is the origin. */
export function compile(root: Shape): CompiledShape {
  const distances = build(new Generator(false), root);
  const generator = new Generator(true);
  const materials = build(generator, root);
  return {
    distance: distances.make(distances.code.distance) as PointFunction,
    leafAt: materials.make(materials.code.leaf) as PointFunction,
    leaves: generator.leaves,
    bounds: boundsOf(root, IDENTITY),
  };
}
