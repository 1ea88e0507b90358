// Which component shows which overlay: one checked literal, so that a kind without a component does not compile.
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { OverlayKind, OverlayProps } from '../features/overlays/requests.ts';

type Registry = { [K in OverlayKind]: LazyExoticComponent<ComponentType<OverlayProps<K>>> };

export const OVERLAYS: Registry = {
  welcome: lazy(async () => ({ default: (await import('./welcome/WelcomeOverlay.tsx')).WelcomeOverlay })),
  dialog: lazy(async () => ({ default: (await import('./dialog/DialogOverlay.tsx')).DialogOverlay })),
  lesson: lazy(async () => ({ default: (await import('./lesson/LessonOverlay.tsx')).LessonOverlay })),
  activity: lazy(async () => ({ default: (await import('./activity/ActivityOverlay.tsx')).ActivityOverlay })),
  discovery: lazy(async () => ({ default: (await import('./discovery/DiscoveryOverlay.tsx')).DiscoveryOverlay })),
  feedback: lazy(async () => ({ default: (await import('./feedback/FeedbackOverlay.tsx')).FeedbackOverlay })),
  pause: lazy(async () => ({ default: (await import('./pause/PauseOverlay.tsx')).PauseOverlay })),
  settings: lazy(async () => ({ default: (await import('./settings/SettingsOverlay.tsx')).SettingsOverlay })),
  inventory: lazy(async () => ({ default: (await import('./inventory/InventoryOverlay.tsx')).InventoryOverlay })),
  journal: lazy(async () => ({ default: (await import('./journal/JournalOverlay.tsx')).JournalOverlay })),
  map: lazy(async () => ({ default: (await import('./map/MapOverlay.tsx')).MapOverlay })),
  places: lazy(async () => ({ default: (await import('./places/PlacesOverlay.tsx')).PlacesOverlay })),
  avatar: lazy(async () => ({ default: (await import('./avatar/AvatarOverlay.tsx')).AvatarOverlay })),
  recap: lazy(async () => ({ default: (await import('./recap/RecapOverlay.tsx')).RecapOverlay })),
};
