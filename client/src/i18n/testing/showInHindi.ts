// Lets a test see the interface in Hindi; the next test finds English again.
import { act } from '@testing-library/react';
import { onTestFinished } from 'vitest';
import type { AreaName } from '../areas.ts';
import { loadAreaMessages, switchLanguage } from '../catalogues.ts';

export async function showInHindi(...areas: readonly AreaName[]): Promise<void> {
  onTestFinished(() => act(() => switchLanguage('en')));
  await act(async () => {
    for (const area of areas) void loadAreaMessages(area);
    await switchLanguage('hi');
  });
}
