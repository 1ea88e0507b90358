// Switches a test to Hindi and back to English when it has finished.
import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { AreaName } from '../areas.ts';
import { loadAreaMessages, switchLanguage } from '../catalogues.ts';

export async function showInHindi(...areas: readonly AreaName[]): Promise<void> {
  onTestFinished(() => act(async () => void (await switchLanguage('en'))));
  await act(async () => {
    for (const area of areas) void loadAreaMessages(area);
    await switchLanguage('hi');
  });
}
