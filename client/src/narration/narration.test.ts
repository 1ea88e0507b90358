// Speech: emoji out, pieces short enough, local voices first, the server's voice before the browser's, silence where it is off.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pickVoice, speakWithBrowser } from './browserVoice.ts';
import { createNarrator, type NarrationSettings } from './createNarrator.ts';
import { createServerVoice } from './serverVoice.ts';
import { spokenPieces, withoutEmoji } from './speechText.ts';

describe('what is spoken', () => {
  it('has no emoji', () => {
    expect(withoutEmoji('✅ Correct! Well done. 👩🏽‍🚀 🇮🇳 Go 3 steps')).toBe('Correct! Well done. Go 3 steps');
  });

  it('comes sentence by sentence, long ones cut at commas', () => {
    expect(spokenPieces('One. Two? नमस्ते। Three')).toEqual(['One.', 'Two?', 'नमस्ते।', 'Three']);
    const long = `${'word '.repeat(30).trim()}, ${'more '.repeat(20).trim()}.`;
    const pieces = spokenPieces(long);
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(180);
    expect(pieces.join(' ')).toBe(long);
    expect(spokenPieces('🎉🎉')).toEqual([]);
  });

  it('prefers a voice of this device in the right language', () => {
    const voice = (name: string, lang: string, localService: boolean) =>
      ({ name, lang, localService }) as SpeechSynthesisVoice;
    const voices = [voice('cloud', 'en-US', false), voice('own', 'en-GB', true), voice('hindi', 'hi-IN', false)];
    expect(pickVoice(voices, 'en')?.name).toBe('own');
    expect(pickVoice(voices, 'hi')?.name).toBe('hindi');
    expect(pickVoice([], 'hi')).toBeUndefined();
  });

  it('is nothing, without an error, where the browser cannot speak', async () => {
    await expect(
      speakWithBrowser('Hello', { language: 'en', volume: 1, signal: new AbortController().signal }),
    ).resolves.toBeUndefined();
  });
});

describe('narrator', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function narrator(settings: Partial<NarrationSettings> = {}, serverSpeaks = false) {
    const browserVoice = vi.fn(async () => undefined);
    const serverVoice = { speak: vi.fn(async () => serverSpeaks) };
    const onSpeaking = vi.fn();
    const made = createNarrator({
      settings: () => ({ on: true, language: 'en', volume: 1, ...settings }),
      token: () => undefined,
      onSpeaking,
      serverVoice,
      browserVoice,
    });
    return { narrator: made, browserVoice, serverVoice, onSpeaking };
  }

  it('starts after 100 ms and falls back to the browser without a word', async () => {
    const { narrator: voice, browserVoice, onSpeaking } = narrator();
    const spoken = voice.speak({ text: 'Hello' });
    await vi.advanceTimersByTimeAsync(99);
    expect(browserVoice).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await spoken;
    expect(browserVoice).toHaveBeenCalledOnce();
    expect(onSpeaking.mock.calls).toEqual([[true], [false]]);
  });

  it("does not speak twice where the server's voice did", async () => {
    const { narrator: voice, browserVoice } = narrator({}, true);
    const spoken = voice.speak({ text: 'Hello' });
    await vi.advanceTimersByTimeAsync(100);
    await spoken;
    expect(browserVoice).not.toHaveBeenCalled();
  });

  it('is silent when switched off, at volume 0, or stopped in time', async () => {
    for (const settings of [{ on: false }, { volume: 0 }]) {
      const { narrator: voice, serverVoice } = narrator(settings);
      await voice.speak({ text: 'Hello' });
      expect(serverVoice.speak).not.toHaveBeenCalled();
    }
    const { narrator: voice, serverVoice } = narrator();
    const spoken = voice.speak({ text: 'Hello' });
    voice.stop();
    await vi.advanceTimersByTimeAsync(200);
    await spoken;
    expect(serverVoice.speak).not.toHaveBeenCalled();
  });
});

describe("the server's voice", () => {
  const ask = { language: 'en' as const, volume: 1, signal: new AbortController().signal, token: 'secret' };

  it('is asked once and never again where there is none', async () => {
    const fetcher = vi.fn(async () => new Response('{}', { status: 503 }));
    const voice = createServerVoice(fetcher);
    expect(await voice.speak('Hello', ask)).toBe(false);
    expect(await voice.speak('Hello', ask)).toBe(false);
    expect(fetcher).toHaveBeenCalledOnce();
  });

  it('is asked again after a network failure', async () => {
    const fetcher = vi.fn(async () => Promise.reject(new TypeError('offline')));
    const voice = createServerVoice(fetcher);
    expect(await voice.speak('Hello', ask)).toBe(false);
    expect(await voice.speak('Hello', ask)).toBe(false);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });
});
