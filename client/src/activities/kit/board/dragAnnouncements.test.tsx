// @vitest-environment jsdom
// A drag is announced with the words on pieces and places, never with their ids.
import { fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { getButton, parkActivity, renderActivity } from '../../testing/renderActivity.tsx';

beforeEach(() => {
  localStorage.clear();
});

const announced = () => [...document.querySelectorAll('[aria-live="assertive"]')].map((region) => region.textContent);

it.each(['fair-unfair', 'scoping-match'])('says the label of a dragged piece of %s', async (id) => {
  const activity = parkActivity(id);
  const label =
    activity.kind === 'placing'
      ? activity.pieces[0]!.text
      : activity.kind === 'matching'
        ? activity.pairs[0]!.left
        : '';
  await renderActivity(id);
  await waitFor(
    () => {
      // Lost if the board does not listen yet, so it is taken and moved until it is announced.
      if (announced().every((text) => text === '')) {
        fireEvent.mouseDown(getButton(label), { button: 0, clientX: 10, clientY: 10 });
        fireEvent.mouseMove(document, { clientX: 60, clientY: 60 });
      }
      expect(announced()).toContain(`${label} picked up. Choose a place for it.`);
    },
    { timeout: 10_000 },
  );
  fireEvent.keyDown(document, { code: 'Escape', key: 'Escape' });
  await waitFor(() => expect(announced()).toContain(`${label} put back.`));
});
