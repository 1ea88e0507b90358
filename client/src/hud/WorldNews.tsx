// Tells screen readers in one sentence what a finished task changed in the world, and what people and the companion say.
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type BusEvents, COMPANION } from '../bridge/events.ts';
import { useRealmContent } from '../features/content/realmContentContext.ts';
import { selectSight } from '../features/messages/messagesSlice.ts';
import { useAppSelector } from '../features/store/hooks.ts';
import { useWorld } from '../overlay-kit/useWorld.ts';
import { describePlace } from '../overlays/places/describePlace.ts';
import { LiveRegion } from '../ui/LiveRegion.tsx';

export function WorldNews() {
  const { t } = useLingui();
  const content = useRealmContent();
  const world = useWorld();
  const sight = useAppSelector(selectSight);
  const [spoken, setSpoken] = useState<BusEvents['people/spoke']>();
  useEffect(() => world.on('people/spoke', setSpoken), [world]);
  const title = sight?.of === 'done' ? content.quest.tasks.find(({ id }) => id === sight.task)?.title : undefined;
  const isDone = title === undefined ? '' : t`“${title}” is done.`;
  const name =
    spoken && (spoken.id === COMPANION ? t`Wick` : describePlace(content, { id: spoken.id, kind: 'npc' }).name);
  const line = spoken?.line;
  const isSaid = spoken ? t`${name}: “${line}”` : '';
  return <LiveRegion text={`${isDone} ${isSaid}`.trim()} />;
}
