// Maps each overlay kind to its lazily loaded component; a kind without a component does not compile.

import type { ComponentType } from 'react';
import type { OverlayKind, OverlayProps } from '../features/overlays/overlayRequest.ts';
import { withAreaMessages } from '../i18n/catalogues.ts';
import { prefetchedPart } from '../ui/lazyPart.tsx';

type Registry = { [K in OverlayKind]: ComponentType<OverlayProps<K>> };

export const OVERLAYS: Registry = {
  opening: prefetchedPart(async () => (await import('./story/OpeningOverlay.tsx')).OpeningOverlay),
  welcome: prefetchedPart(async () => (await import('./WelcomeOverlay.tsx')).WelcomeOverlay),
  dialog: prefetchedPart(async () => (await import('./dialog/DialogOverlay.tsx')).DialogOverlay),
  lesson: prefetchedPart(async () => (await import('./lesson/LessonOverlay.tsx')).LessonOverlay),
  tutorial: prefetchedPart(async () => (await import('./tutorial/TutorialOverlay.tsx')).TutorialOverlay),
  activity: prefetchedPart(async () => (await import('./ActivityOverlay.tsx')).ActivityOverlay),
  workshop: prefetchedPart(
    withAreaMessages(
      'python',
      async () => (await import('../python-lab/workshop/WorkshopOverlay.tsx')).WorkshopOverlay,
    ),
  ),
  discovery: prefetchedPart(async () => (await import('./DiscoveryOverlay.tsx')).DiscoveryOverlay),
  feedback: prefetchedPart(async () => (await import('./feedback/FeedbackOverlay.tsx')).FeedbackOverlay),
  pause: prefetchedPart(async () => (await import('./PauseOverlay.tsx')).PauseOverlay),
  settings: prefetchedPart(async () => (await import('./settings/SettingsOverlay.tsx')).SettingsOverlay),
  inventory: prefetchedPart(async () => (await import('./InventoryOverlay.tsx')).InventoryOverlay),
  journal: prefetchedPart(async () => (await import('./JournalOverlay.tsx')).JournalOverlay),
  map: prefetchedPart(async () => (await import('./MapOverlay.tsx')).MapOverlay),
  places: prefetchedPart(async () => (await import('./places/PlacesOverlay.tsx')).PlacesOverlay),
  companion: prefetchedPart(
    withAreaMessages('activities', async () => (await import('./companion/CompanionOverlay.tsx')).CompanionOverlay),
  ),
  avatar: prefetchedPart(async () => (await import('./AvatarOverlay.tsx')).loadAvatarOverlay()),
  owl: prefetchedPart(withAreaMessages('help', async () => (await import('./OwlOverlay.tsx')).OwlOverlay)),
  recap: prefetchedPart(async () => (await import('./RecapOverlay.tsx')).RecapOverlay),
  review: prefetchedPart(async () => (await import('./ReviewOverlay.tsx')).ReviewOverlay),
};
