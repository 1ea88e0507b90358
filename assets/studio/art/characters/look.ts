// Owns what a person can look like: the choices that the one rig understands.
import type { HairStyle } from './hair.ts';
import type { Hat } from './hats.ts';
import type { HeldThing } from './held.ts';

export type Top =
  | 'hoodie'
  | 'jacket'
  | 'stripe'
  | 'tee'
  | 'dress'
  | 'vest'
  | 'apron'
  | 'overalls'
  | 'coat'
  | 'suit'
  | 'shirt'
  | 'tunic'
  | 'gown';
export type Expression = 'happy' | 'neutral' | 'surprised' | 'talk' | 'sad' | 'think';

/** A person. Colours are base hexes; sizes are relative to the ordinary child of the cast. */
export interface Look {
  /** Hip above the ground (pixels), 13 for an ordinary child: makes a person small or tall. */
  readonly hip: number;
  /** Width of body and limbs, 1 = ordinary. */
  readonly girth: number;
  /** Size of the head, 1 = ordinary; grown-ups have smaller heads. */
  readonly head: number;
  readonly skin: string;
  readonly hair: HairStyle;
  readonly hairColor: string;
  readonly brow: string;
  readonly iris: string;
  readonly blush?: string;
  readonly lips?: string;
  readonly freckles?: boolean;
  readonly lashes?: boolean;
  readonly beard?: string;
  readonly top: Top;
  readonly topColor: string;
  readonly trim: string;
  readonly tee?: string;
  readonly trousers: string;
  readonly shoes: string;
  readonly glasses?: string;
  /** Dark glasses. */
  readonly shades?: string;
  readonly headphones?: string;
  readonly hat?: Hat;
  readonly goggles?: string;
  readonly mask?: string;
  readonly moustache?: string;
  readonly earrings?: string;
  readonly scarf?: string;
  readonly cape?: string;
  readonly backpack?: string;
  /** How far the belly sticks out (pixels). */
  readonly belly?: number;
  /** What the left hand of the picture, or both hands, carry. */
  readonly held?: { readonly thing: HeldThing; readonly color: string };
  readonly hairBand?: string;
  readonly bow?: string;
  readonly hearingAid?: string;
  readonly wheelchair?: string;
  /** How much lower (pixels at 256) the bust sits, so that high hair stays in the picture. */
  readonly bustDrop?: number;
}

/** Pose and expression in one frame. */
export interface Pose {
  /** Phase of the walk (radians), or null for standing. */
  readonly phase?: number | null;
  /** Length of a step (pixels). */
  readonly stride?: number;
  /** Height a walking foot is lifted (pixels). */
  readonly step?: number;
  readonly expression?: Expression;
  readonly blink?: boolean;
  readonly bust?: boolean;
  /** 0 = arm down, otherwise the height (pixels) of the waving hand above the shoulder. */
  readonly wave?: number;
  /** A hand thinks at the chin, or opens while its owner talks. */
  readonly gesture?: 'chin' | 'open';
  /** How far the body leans aside (degrees), feet in place. */
  readonly sway?: number;
  /** Nod up, turn and tilt of the head (degrees). */
  readonly pitch?: number;
  readonly yaw?: number;
  readonly tilt?: number;
  /** Breath: how far the body is lifted (pixels). */
  readonly lift?: number;
}
