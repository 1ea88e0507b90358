// Maps each overlay kind to its lazily loaded component; a kind without a component does not compile.

import type { ComponentType } from 'react';
import type { OverlayKind, OverlayProps } from '../features/overlays/overlayRequest.ts';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { lazyPart } from '../ui/lazyPart.tsx';

type Registry = { [K in OverlayKind]: ComponentType<OverlayProps<K>> };

export const OVERLAYS: Registry = {
  welcome: lazyPart(async () => (await import('./WelcomeOverlay.tsx')).WelcomeOverlay),
  dialog: lazyPart(async () => (await import('./dialog/DialogOverlay.tsx')).DialogOverlay),
  lesson: lazyPart(async () => (await import('./lesson/LessonOverlay.tsx')).LessonOverlay),
  tutorial: lazyPart(async () => (await import('./tutorial/TutorialOverlay.tsx')).TutorialOverlay),
  activity: lazyPart(async () => (await import('./ActivityOverlay.tsx')).ActivityOverlay),
  workshop: lazyPart(
    withAreaMessages(
      'python',
      async () => (await import('../python-lab/workshop/WorkshopOverlay.tsx')).WorkshopOverlay,
    ),
  ),
  discovery: lazyPart(async () => (await import('./DiscoveryOverlay.tsx')).DiscoveryOverlay),
  feedback: lazyPart(async () => (await import('./feedback/FeedbackOverlay.tsx')).FeedbackOverlay),
  pause: lazyPart(async () => (await import('./PauseOverlay.tsx')).PauseOverlay),
  settings: lazyPart(async () => (await import('./settings/SettingsOverlay.tsx')).SettingsOverlay),
  inventory: lazyPart(async () => (await import('./InventoryOverlay.tsx')).InventoryOverlay),
  journal: lazyPart(async () => (await import('./JournalOverlay.tsx')).JournalOverlay),
  map: lazyPart(async () => (await import('./MapOverlay.tsx')).MapOverlay),
  places: lazyPart(async () => (await import('./places/PlacesOverlay.tsx')).PlacesOverlay),
  avatar: lazyPart(async () => (await import('./AvatarOverlay.tsx')).loadAvatarOverlay()),
  owl: lazyPart(withAreaMessages('help', async () => (await import('./OwlOverlay.tsx')).OwlOverlay)),
  recap: lazyPart(async () => (await import('./RecapOverlay.tsx')).RecapOverlay),
  review: lazyPart(async () => (await import('./ReviewOverlay.tsx')).ReviewOverlay),
};
