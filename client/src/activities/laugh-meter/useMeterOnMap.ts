// Moves the needle of the map beside the window: the caption that was opened, or the captions of the test one after another.
import type { ActivityOf } from '@lanternwise/shared/activities/registry';
import type { NaiveBayesModel } from '@lanternwise/shared/learning/naiveBayes';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useOptionalWorld } from '../../overlay-kit/useWorld.ts';
import { useCameraBeside } from '../kit/useCameraBeside.ts';
import { meterCommand } from './meterCommand.ts';

/** The object on the map. */
const METER = 'laugh-meter';

interface ShownMeter {
  threshold: number;
  /** A caption of the test. */
  shown: string | undefined;
}

export function useMeterOnMap(
  { test }: ActivityOf<'laugh-meter'>,
  model: NaiveBayesModel | undefined,
  { threshold, shown }: ShownMeter,
): void {
  const { t } = useLingui();
  const world = useOptionalWorld();
  useCameraBeside(METER);
  const title = t`Your laugh-o-meter`;
  useEffect(() => {
    const texts = test.filter(({ id }) => shown === undefined || id === shown).map(({ text }) => text);
    const command = meterCommand(model, texts, { threshold, title });
    world?.emit('mechanic/command', { id: METER, mechanic: 'laugh-meter', command });
  }, [world, test, model, threshold, shown, title]);
}
