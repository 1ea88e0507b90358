// Which component shows which overlay: one checked literal, so that a kind without a component does not compile.

import type { ComponentType } from 'react';
import type { OverlayKind, OverlayProps } from '../features/overlays/overlayRequest.ts';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { part } from '../ui/part.tsx';

type Registry = { [K in OverlayKind]: ComponentType<OverlayProps<K>> };

export const OVERLAYS: Registry = {
  welcome: part(async () => (await import('./WelcomeOverlay.tsx')).WelcomeOverlay),
  dialog: part(async () => (await import('./dialog/DialogOverlay.tsx')).DialogOverlay),
  lesson: part(async () => (await import('./lesson/LessonOverlay.tsx')).LessonOverlay),
  activity: part(async () => (await import('./ActivityOverlay.tsx')).ActivityOverlay),
  lab: part(withAreaMessages('python', async () => (await import('../python-lab/lab/LabOverlay.tsx')).LabOverlay)),
  workshop: part(
    withAreaMessages(
      'python',
      async () => (await import('../python-lab/workshop/WorkshopOverlay.tsx')).WorkshopOverlay,
    ),
  ),
  discovery: part(async () => (await import('./DiscoveryOverlay.tsx')).DiscoveryOverlay),
  feedback: part(async () => (await import('./feedback/FeedbackOverlay.tsx')).FeedbackOverlay),
  pause: part(async () => (await import('./PauseOverlay.tsx')).PauseOverlay),
  settings: part(async () => (await import('./settings/SettingsOverlay.tsx')).SettingsOverlay),
  inventory: part(async () => (await import('./InventoryOverlay.tsx')).InventoryOverlay),
  journal: part(async () => (await import('./JournalOverlay.tsx')).JournalOverlay),
  map: part(async () => (await import('./MapOverlay.tsx')).MapOverlay),
  places: part(async () => (await import('./places/PlacesOverlay.tsx')).PlacesOverlay),
  avatar: part(async () => (await import('./AvatarOverlay.tsx')).AvatarOverlay),
  recap: part(async () => (await import('./RecapOverlay.tsx')).RecapOverlay),
};
