// Records from the microphone into memory, never anywhere else, and says why that failed in terms of what to do next.
import { SAMPLE_RATE } from '@lanternwise/shared/learning/spectrogram';
import { readRecording } from '@lanternwise/shared/voices/recording';

const RECORD_MS = 2000;
/** As long as somebody holds the button, but no longer than a forgotten hand may lie on it. */
const HELD_MS = 6000;
/** Let go sooner, nothing was said. */
const SHORTEST_MS = 250;

/** `released` = let go before anything could be heard, as when the browser's question came between. */
export type MicrophoneProblem = 'refused' | 'missing' | 'unsupported' | 'vanished' | 'silent' | 'clipped' | 'released';

/** What the browser offers; replaced in tests. */
export interface RecordingTools {
  getMicrophone(): Promise<MediaStream>;
  /** Encoded sound of `ms` milliseconds, or until it is released; fails if the microphone disappears. */
  record(stream: MediaStream, ms: number, release?: AbortSignal): Promise<ArrayBuffer>;
  /** Samples at `SAMPLE_RATE`. */
  decode(encoded: ArrayBuffer): Promise<Float32Array>;
}

/** The track ended by itself: the microphone was unplugged or its permission withdrawn. */
class MicrophoneVanished extends Error {}

function recordStream(stream: MediaStream, ms: number, release?: AbortSignal): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const recorder = new MediaRecorder(stream);
    const parts: Blob[] = [];
    let hasVanished = false;
    const end = () => {
      if (recorder.state !== 'inactive') recorder.stop();
    };
    const timer = setTimeout(end, ms);
    release?.addEventListener('abort', end);
    const vanish = () => {
      hasVanished = true;
      clearTimeout(timer);
      reject(new MicrophoneVanished());
    };
    for (const track of stream.getTracks()) track.addEventListener('ended', vanish);
    recorder.addEventListener('error', vanish);
    recorder.addEventListener('dataavailable', ({ data }) => void parts.push(data));
    recorder.addEventListener('stop', () => {
      if (!hasVanished) new Blob(parts).arrayBuffer().then(resolve, reject);
    });
    recorder.start();
  });
}

const BROWSER_TOOLS: RecordingTools = {
  getMicrophone: () =>
    navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: false, autoGainControl: false },
    }),
  record: recordStream,
  decode: async (encoded) => {
    const context = new OfflineAudioContext(1, 1, SAMPLE_RATE);
    return (await context.decodeAudioData(encoded)).getChannelData(0);
  },
};

/** False also where a page came without encryption: browsers give such a page no microphone. */
export const canRecord = (): boolean =>
  typeof MediaRecorder !== 'undefined' &&
  typeof OfflineAudioContext !== 'undefined' &&
  typeof navigator.mediaDevices?.getUserMedia === 'function';

const problemOf = (error: unknown): MicrophoneProblem => {
  if (error instanceof MicrophoneVanished) return 'vanished';
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing';
  return name === 'NotReadableError' || name === 'AbortError' ? 'vanished' : 'unsupported';
};

/**
 * One spoken second, or why there is none; never throws. `onStart` is called when the microphone listens. With `release` it listens
 * until that is aborted, and is closed in the same moment.
 */
export async function recordWord(
  onStart: () => void,
  tools: RecordingTools | undefined = canRecord() ? BROWSER_TOOLS : undefined,
  release?: AbortSignal,
): Promise<Float32Array | MicrophoneProblem> {
  if (!tools) return 'unsupported';
  let stream: MediaStream | undefined;
  const close = () => {
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = undefined;
  };
  try {
    stream = await tools.getMicrophone();
    if (release?.aborted) return 'released';
    onStart();
    const from = performance.now();
    const recording = tools.record(stream, release ? HELD_MS : RECORD_MS, release);
    // After the recorder's own listener, which still wants the end of the sound.
    release?.addEventListener('abort', close);
    const encoded = await recording;
    close();
    if (release?.aborted && performance.now() - from < SHORTEST_MS) return 'released';
    return readRecording(await tools.decode(encoded));
  } catch (error) {
    return problemOf(error);
  } finally {
    close();
  }
}
