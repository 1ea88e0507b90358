// Says how strongly what can be used is marked by light: faintly from afar, more in reach, most where the goal is; scenery never.
import { interactionDistance } from './interactables.ts';

/** Strengths, 0 to 1. */
const FROM_AFAR = 0.42;
const IN_REACH = 0.85;
const GOAL = 1;
/** Share of the strength that comes and goes, and its period; the goal breathes deeper. */
const BREATH = 0.14;
const GOAL_BREATH = 0.3;
const BREATH_MS = 2400;

export interface Marked {
  kind: string;
  size: number;
  /** Can be used or taken now. */
  isOpen: boolean;
  isGoal: boolean;
  /** Of a person: has something new to say. */
  hasNews: boolean;
  /** From the player, units. */
  distance: number;
}

/** Great lanterns and the arrow burn by themselves, and zones are no things. */
const WITHOUT: ReadonlySet<string> = new Set(['lantern', 'exit', 'zone']);

export const isMarkedByLight = (kind: string): boolean => !WITHOUT.has(kind);

export function lightStrength({ kind, size, isOpen, isGoal, hasNews, distance }: Marked): number {
  if (!isOpen) return 0;
  if (isGoal) return GOAL;
  if (distance <= interactionDistance(size)) return IN_REACH;
  return kind === 'npc' && !hasNews ? 0 : FROM_AFAR;
}

/** The strength at a moment; without motion it is even. */
export const breathing = (strength: number, isGoal: boolean, time: number, isStill: boolean): number =>
  isStill
    ? strength
    : strength * (1 - (isGoal ? GOAL_BREATH : BREATH) * (0.5 + 0.5 * Math.sin((time / BREATH_MS) * 2 * Math.PI)));
