// Records two seconds from the microphone into memory, never anywhere else, and says why that failed in terms of what to do next.
import { SAMPLE_RATE } from '@lanternwise/shared/learning/spectrogram';
import { readRecording } from '@lanternwise/shared/voices/recording';

const RECORD_MS = 2000;

export type MicrophoneProblem = 'refused' | 'missing' | 'unsupported' | 'vanished' | 'silent' | 'clipped';

/** What the browser offers; replaced in tests. */
export interface RecordingTools {
  getMicrophone(): Promise<MediaStream>;
  /** Encoded sound of `ms` milliseconds; fails if the microphone disappears. */
  record(stream: MediaStream, ms: number): Promise<ArrayBuffer>;
  /** Samples at `SAMPLE_RATE`. */
  decode(encoded: ArrayBuffer): Promise<Float32Array>;
}

/** The track ended by itself: the microphone was unplugged or its permission withdrawn. */
class MicrophoneVanished extends Error {}

function recordStream(stream: MediaStream, ms: number): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const recorder = new MediaRecorder(stream);
    const parts: Blob[] = [];
    let hasVanished = false;
    const timer = setTimeout(() => recorder.state !== 'inactive' && recorder.stop(), ms);
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

const isSupported = (): boolean =>
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

/** One spoken second, or why there is none; never throws. `onStart` is called when the microphone listens. */
export async function recordWord(
  onStart: () => void,
  tools: RecordingTools | undefined = isSupported() ? BROWSER_TOOLS : undefined,
): Promise<Float32Array | MicrophoneProblem> {
  if (!tools) return 'unsupported';
  let stream: MediaStream | undefined;
  try {
    stream = await tools.getMicrophone();
    onStart();
    return readRecording(await tools.decode(await tools.record(stream, RECORD_MS)));
  } catch (error) {
    return problemOf(error);
  } finally {
    for (const track of stream?.getTracks() ?? []) track.stop();
  }
}
