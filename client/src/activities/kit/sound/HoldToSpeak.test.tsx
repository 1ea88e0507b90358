// @vitest-environment jsdom
// Tests that the microphone is open only while the button is held, whatever takes the hand away, and what is said without one.
import { SAMPLE_RATE } from '@lanternwise/shared/learning/spectrogram';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HoldToSpeak } from './HoldToSpeak.tsx';

const OPEN = 'The microphone is open';
const word = Float32Array.from({ length: SAMPLE_RATE }, (_, at) => 0.3 * Math.sin(at / 8));
let now = 0;

class Recorder extends EventTarget {
  state = 'inactive';
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

/** `answer` = what the browser does when it is asked for the microphone. */
function stubMicrophone(answer?: () => Promise<MediaStream>) {
  const track = Object.assign(new EventTarget(), { stop: vi.fn() });
  const stream = { getTracks: () => [track] } as unknown as MediaStream;
  const getUserMedia = vi.fn(answer ?? (async () => stream));
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { mediaDevices: { getUserMedia } }));
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({ getChannelData: () => word });
    },
  );
  return { track, stream, getUserMedia };
}

function setup() {
  const onSound = vi.fn();
  const { unmount } = render(<HoldToSpeak onSound={onSound} />);
  return { onSound, unmount, button: screen.getByRole<HTMLButtonElement>('button', { name: 'Hold to speak' }) };
}

beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function hold(button: HTMLElement): Promise<void> {
  fireEvent.pointerDown(button, { button: 0 });
  await screen.findByText(OPEN);
  now += 900;
}

it.each<[string, (button: HTMLElement) => void]>([
  ['the finger is lifted anywhere', () => void fireEvent.pointerUp(document.body)],
  ['the browser takes the finger', () => void fireEvent.pointerCancel(document.body)],
  ['the button loses the focus', (button) => void fireEvent.blur(button)],
  ['the window does', () => void fireEvent.blur(window)],
  ['the page is hidden', () => void fireEvent(document, new Event('visibilitychange', { bubbles: true }))],
])('closes in the moment when %s', async (_, letGo) => {
  const { track } = stubMicrophone();
  const { button, onSound } = setup();
  await hold(button);
  expect(track.stop).not.toHaveBeenCalled();
  letGo(button);
  expect(track.stop).toHaveBeenCalled();
  await waitFor(() => expect(onSound).toHaveBeenCalledOnce());
  expect(screen.queryByText(OPEN)).toBeNull();
});

it('closes when the sheet does, and nothing is heard', async () => {
  const { track } = stubMicrophone();
  const { button, onSound, unmount } = setup();
  await hold(button);
  unmount();
  expect(track.stop).toHaveBeenCalled();
  await act(async () => undefined);
  expect(onSound).not.toHaveBeenCalled();
});

it.each([' ', 'Enter'])('is held by the key “%s”, which repeats', async (key) => {
  const { track, getUserMedia } = stubMicrophone();
  const { button, onSound } = setup();
  fireEvent.keyDown(button, { key });
  await screen.findByText(OPEN);
  fireEvent.keyDown(button, { key, repeat: true });
  now += 900;
  fireEvent.keyUp(button, { key });
  expect(track.stop).toHaveBeenCalled();
  await waitFor(() => expect(onSound).toHaveBeenCalledOnce());
  expect(getUserMedia).toHaveBeenCalledOnce();
});

it('does not open for a hand that has let go while the browser asked', async () => {
  let allow: (stream: MediaStream) => void = () => undefined;
  const asked = new Promise<MediaStream>((resolve) => {
    allow = resolve;
  });
  const { track, stream } = stubMicrophone(() => asked);
  const { button, onSound } = setup();
  fireEvent.pointerDown(button, { button: 0 });
  fireEvent.pointerUp(button);
  await act(async () => allow(stream));
  expect(track.stop).toHaveBeenCalled();
  expect(screen.getByText('Hold the button, say one word, then let go.')).toBeTruthy();
  expect(onSound).not.toHaveBeenCalled();
});

it('says after a tap that it wants to be held', async () => {
  stubMicrophone();
  const { button, onSound } = setup();
  fireEvent.pointerDown(button, { button: 0 });
  await screen.findByText(OPEN);
  fireEvent.pointerUp(button);
  expect(await screen.findByText('Hold the button, say one word, then let go.')).toBeTruthy();
  expect(onSound).not.toHaveBeenCalled();
});

it('says so when the child or the browser refuses', async () => {
  stubMicrophone(() => Promise.reject(Object.assign(new Error(), { name: 'NotAllowedError' })));
  const { button } = setup();
  fireEvent.pointerDown(button, { button: 0 });
  expect(await screen.findByText(/^The microphone stays off/)).toBeTruthy();
});

it('says so where a page is given no microphone, as without encryption', () => {
  const { button } = setup();
  expect(button.disabled).toBe(true);
  expect(screen.getByText(/^This browser cannot record/)).toBeTruthy();
});
