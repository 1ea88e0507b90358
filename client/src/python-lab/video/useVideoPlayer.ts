// State of a playing video: loading, buffering, slow network, closing by itself at the end.
import { useEffect, useRef, useState } from 'react';

/** Milliseconds between the end of a video and the closing of its dialog. */
export const CLOSE_AFTER_MS = 500;
/** How often the wished end is looked for. */
export const END_CHECK_MS = 1000;
/** A video that has not started by then is on a slow network. */
export const SLOW_AFTER_MS = 3000;
export const SEEK_SECONDS = 10;

export type VideoPlayerState = 'opening' | 'playing' | 'paused' | 'buffering' | 'broken';

export interface VideoPlayer {
  state: VideoPlayerState;
  isSlow: boolean;
  /** Seconds. */
  at: number;
  length: number;
  toggle(): void;
  seek(seconds: number): void;
}

/** `endTime` in seconds: the video ends there. `onEnd` is called once. */
export function useVideoPlayer(
  video: HTMLVideoElement | null,
  endTime: number | undefined,
  onEnd: () => void,
): VideoPlayer {
  const [state, setState] = useState<VideoPlayerState>('opening');
  const [isSlow, setSlow] = useState(false);
  const [time, setTime] = useState({ at: 0, length: 0 });
  const end = useRef(onEnd);
  useEffect(() => {
    end.current = onEnd;
  });

  useEffect(() => {
    if (!video) return;
    let closing: ReturnType<typeof setTimeout> | undefined;
    const closeIn = (ms: number) => {
      closing ??= setTimeout(() => end.current(), ms);
    };
    const updateTime = () =>
      setTime({ at: video.currentTime, length: Number.isFinite(video.duration) ? video.duration : 0 });
    const listeners: Record<string, () => void> = {
      playing: () => setState('playing'),
      pause: () => setState('paused'),
      waiting: () => setState((before) => (before === 'opening' ? before : 'buffering')),
      canplay: () => setState((before) => (before === 'opening' && video.paused ? 'paused' : before)),
      error: () => setState('broken'),
      timeupdate: updateTime,
      loadedmetadata: updateTime,
      ended: () => closeIn(CLOSE_AFTER_MS),
    };
    for (const [name, listener] of Object.entries(listeners)) video.addEventListener(name, listener);
    // A browser that refuses to play by itself shows the first picture and the play button.
    video.play().catch(() => setState((before) => (before === 'broken' ? before : 'paused')));
    const check = setInterval(() => {
      if (endTime === undefined || video.currentTime < endTime) return;
      clearInterval(check);
      clearTimeout(closing);
      end.current();
    }, END_CHECK_MS);
    return () => {
      clearInterval(check);
      clearTimeout(closing);
      for (const [name, listener] of Object.entries(listeners)) video.removeEventListener(name, listener);
    };
  }, [video, endTime]);

  useEffect(() => {
    if (state !== 'opening') {
      setSlow(false);
      return;
    }
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [state]);

  return {
    state,
    isSlow,
    ...time,
    toggle() {
      if (!video) return;
      if (video.paused) void video.play().catch(() => setState('paused'));
      else video.pause();
    },
    seek(seconds) {
      if (!video) return;
      const last = Number.isFinite(video.duration) ? video.duration : video.currentTime;
      video.currentTime = Math.min(Math.max(0, video.currentTime + seconds), last);
    },
  };
}
