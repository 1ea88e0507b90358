// Types of overlay requests and overlay component props, and the properties of overlay kinds.
import type { OpenTarget } from '@lanternwise/shared/content/realm';

/** `activity` of a lesson or an activity: it comes back from the map, where this one was played or looked at. */
export type OverlayRequest =
  | { kind: 'welcome' }
  | { kind: 'opening' }
  | { kind: 'dialog'; ref: string; next?: OpenTarget }
  /** `isCompleted`: its window has left before, and now says what was learned. */
  | { kind: 'lesson'; ref: string; activity?: string; isCompleted?: true }
  | { kind: 'tutorial'; ref: string }
  | { kind: 'activity'; ref: string; activity?: string }
  | { kind: 'workshop'; ref: string }
  | { kind: 'discovery'; item: string }
  | { kind: 'feedback' }
  | { kind: 'pause' }
  | { kind: 'settings' }
  | { kind: 'inventory' }
  | { kind: 'journal' }
  | { kind: 'map' }
  | { kind: 'places' }
  | { kind: 'companion' }
  | { kind: 'avatar' }
  | { kind: 'owl' }
  | { kind: 'recap' }
  | { kind: 'review' };

export type OverlayKind = OverlayRequest['kind'];
export type OverlayRequestOf<K extends OverlayKind> = Extract<OverlayRequest, { kind: K }>;

/** Props of an overlay component. `close` closes this overlay only, even if others were opened since. */
export interface OverlayProps<K extends OverlayKind> {
  request: OverlayRequestOf<K>;
  close(): void;
}

/** Overlays of the story: at most one is open, opening one closes the others (platform.txt 4, "Unit modal state"). */
const STORY_OVERLAYS: ReadonlySet<OverlayKind> = new Set([
  'opening',
  'welcome',
  'dialog',
  'lesson',
  'tutorial',
  'activity',
  'workshop',
  'discovery',
  'feedback',
  'recap',
]);

/** The world stays playable beside an overlay of these kinds. */
const OPEN_OVERLAYS: ReadonlySet<OverlayKind> = new Set(['tutorial']);

export const locksWorld = (kind: OverlayKind): boolean => !OPEN_OVERLAYS.has(kind);

export const isStoryOverlay = (kind: OverlayKind): boolean => STORY_OVERLAYS.has(kind);
