// @vitest-environment jsdom
// Tests the gallery: fifteen pictures with captions and sizes, and a lightbox that is led by keys and swipes.
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { GalleryPage } from './GalleryPage.tsx';
import { PICTURES, pictureUrl } from './pictures.ts';

const show = () =>
  render(
    <MemoryRouter>
      <GalleryPage />
    </MemoryRouter>,
  );
const thumbnails = () => screen.getAllByRole('button');
const openAt = async (index: number) => {
  fireEvent.click(thumbnails()[index] as HTMLElement);
  await screen.findByRole('dialog');
};
const large = () => screen.getByRole('dialog').querySelector('img')?.getAttribute('alt');
const captionAt = (index: number) => PICTURES[index]?.caption.message;

it('shows fifteen pictures, each with a caption, its size and two formats that exist', () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Gallery' })).toBeTruthy();
  expect(screen.getByText(/^Game screenshots/)).toBeTruthy();
  expect(thumbnails()).toHaveLength(15);
  for (const [index, button] of thumbnails().entries()) {
    const image = button.querySelector('img');
    expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1200', '675']);
    expect(image?.getAttribute('loading')).toBe(index > 2 ? 'lazy' : 'eager');
    expect(button.textContent).toBe(captionAt(index));
  }
  for (const { name } of PICTURES)
    for (const width of [480, 1200] as const)
      for (const format of ['webp', 'avif'] as const) expect(pictureUrl(name, width, format)).not.toBe('');
});

it('arrow keys lead through the pictures in a ring, Escape closes', async () => {
  show();
  await openAt(0);
  expect(large()).toBe(captionAt(0));
  fireEvent.keyDown(document.body, { key: 'ArrowRight' });
  expect(large()).toBe(captionAt(1));
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
  expect(large()).toBe(captionAt(14));
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a swipe to the left shows the next picture, a tap none', async () => {
  show();
  await openAt(4);
  const swipe = (from: number, to: number) => {
    const picture = screen.getByRole('dialog').querySelector('figure > div') as HTMLElement;
    fireEvent.pointerDown(picture, { clientX: from });
    fireEvent.pointerUp(picture, { clientX: to });
  };
  swipe(300, 120);
  expect(large()).toBe(captionAt(5));
  swipe(300, 290);
  expect(large()).toBe(captionAt(5));
  swipe(100, 290);
  expect(large()).toBe(captionAt(4));
});
