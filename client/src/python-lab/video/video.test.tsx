// @vitest-environment jsdom
// The video modal follows lessons.txt 4.2 and 9: loading, slow network, ten seconds either way, and how a video ends.
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showInHindi } from '../../i18n/testing/showInHindi.ts';
import { VideoModal } from './VideoModal.tsx';
import { findVideo } from './videos.ts';

const FILM = {
  title: 'A film',
  sources: [{ url: '/film.webm', type: 'video/webm' }],
  captions: { en: '/film.vtt', hi: '/film.hi.vtt' },
  poster: '/film.webp',
  story: [],
};
const SLOW = 'Low internet speed detected. Video might take longer to load. Please wait...';

/** jsdom has no player: play and pause only say that they happened. */
function fakePlayer() {
  const media = HTMLMediaElement.prototype;
  vi.spyOn(media, 'play').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: false, configurable: true });
    return Promise.resolve();
  });
  vi.spyOn(media, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    Object.defineProperty(this, 'paused', { value: true, configurable: true });
    fireEvent.pause(this);
  });
}

function open(endTime?: number) {
  const told = { close: vi.fn(), ended: vi.fn() };
  render(<VideoModal video={FILM} title="A film" endTime={endTime} onClose={told.close} onEnded={told.ended} />);
  const video = document.querySelector('video') as HTMLVideoElement;
  Object.defineProperty(video, 'duration', { value: 40, configurable: true });
  return { told, video };
}
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  vi.useFakeTimers();
  fakePlayer();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('the captions', () => {
  const shown = () => [...document.querySelectorAll('track')].map((track) => track.getAttribute('src'));

  it('are in the language of the page', async () => {
    open();
    expect(shown()).toEqual(['/film.vtt']);
    cleanup();
    await showInHindi('python');
    open();
    expect(shown()).toEqual(['/film.hi.vtt']);
  });
});

describe('the video modal', () => {
  it("says 'Loading video...' until it plays, and that the network is slow after three seconds", async () => {
    const { video } = open();
    expect(screen.getByText('Loading video...')).toBeTruthy();
    await wait(2900);
    expect(screen.queryByText(SLOW)).toBeNull();
    await wait(200);
    expect(screen.getByText(SLOW)).toBeTruthy();
    await act(async () => void fireEvent.playing(video));
    expect(screen.queryByText('Loading video...')).toBeNull();
    expect(screen.queryByText(SLOW)).toBeNull();
    await act(async () => void fireEvent.waiting(video));
    expect(screen.getByText('Loading video...')).toBeTruthy();
  });

  it('has no native controls, but its picture, captions, play and pause', async () => {
    const { video } = open();
    expect(video.getAttribute('poster')).toBe('/film.webp');
    expect(video.controls).toBe(false);
    expect(video.querySelector('track')?.kind).toBe('captions');
    await act(async () => void fireEvent.playing(video));
    await press('Pause');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
  });

  it('goes ten seconds back and forth, never past its ends', async () => {
    const { video } = open();
    video.currentTime = 5;
    await press('Back 10 seconds');
    expect(video.currentTime).toBe(0);
    for (let press10 = 0; press10 < 5; press10 += 1) await press('Forward 10 seconds');
    expect(video.currentTime).toBe(40);
  });

  it('closes by itself 500 ms after the end', async () => {
    const { video, told } = open();
    await act(async () => void fireEvent.ended(video));
    await wait(400);
    expect(told.ended).not.toHaveBeenCalled();
    await wait(200);
    expect(told.ended).toHaveBeenCalledOnce();
  });

  it('closes at the wished end, looked for every second', async () => {
    const { video, told } = open(12);
    video.currentTime = 11;
    await wait(1000);
    expect(told.ended).not.toHaveBeenCalled();
    video.currentTime = 12.4;
    await wait(1000);
    expect(told.ended).toHaveBeenCalledOnce();
  });
});

describe('a video', () => {
  it('has a story and a picture of its own for each of the eight topics', () => {
    const topics = ['print', 'variables', 'input', 'indentation', 'if-else', 'operators', 'loops', 'functions'];
    for (const topic of topics) {
      const { story, poster } = findVideo(`video-${topic}`);
      expect(story.length).toBeGreaterThanOrEqual(3);
      expect(poster).toContain(`video-${topic}`);
    }
  });

  it('with an unknown id has neither files nor story', () => {
    expect(findVideo('video-nowhere')).toMatchObject({ sources: [], story: [] });
  });
});
