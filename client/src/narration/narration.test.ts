// @vitest-environment jsdom
// Tests narration: text cleaning and chunks, voice selection, the server voice with the browser fallback, and settings.
import { spokenTextId } from '@lanternwise/shared/content/spokenText';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearToken, storeToken } from '../features/session/token.ts';
import { pickVoice, speakWithBrowser } from './browserVoice.ts';
import { createNarrator, type NarrationSettings } from './createNarrator.ts';
import { createServerVoice } from './serverVoice.ts';
import { splitForSpeech, stripEmoji } from './speechText.ts';
import type { Utterance } from './useNarration.ts';

describe('speech text', () => {
  it('contains no emoji', () => {
    expect(stripEmoji('✅ Correct! Well done. 👩🏽‍🚀 🇮🇳 Go 3 steps')).toBe('Correct! Well done. Go 3 steps');
  });

  it('is split into sentences, long ones at commas', () => {
    expect(splitForSpeech('One. Two? नमस्ते। Three')).toEqual(['One.', 'Two?', 'नमस्ते।', 'Three']);
    const long = `${'word '.repeat(30).trim()}, ${'more '.repeat(20).trim()}.`;
    const pieces = splitForSpeech(long);
    expect(pieces.length).toBeGreaterThan(1);
    for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(180);
    expect(pieces.join(' ')).toBe(long);
    expect(splitForSpeech('🎉🎉')).toEqual([]);
  });

  it('is spoken by a local voice of the language if possible', () => {
    const voice = (name: string, lang: string, localService: boolean) =>
      ({ name, lang, localService }) as SpeechSynthesisVoice;
    const voices = [voice('cloud', 'en-US', false), voice('own', 'en-GB', true), voice('hindi', 'hi-IN', false)];
    expect(pickVoice(voices, 'en')?.name).toBe('own');
    expect(pickVoice(voices, 'hi')?.name).toBe('hindi');
    expect(pickVoice([], 'hi')).toBeUndefined();
  });

  it('is skipped without an error if the browser cannot speak', async () => {
    await expect(
      speakWithBrowser('Hello', { language: 'en', volume: 1, signal: new AbortController().signal }),
    ).resolves.toBe(false);
  });
});

describe('the browser voice', () => {
  const voice = (lang: string) => ({ name: lang, lang, localService: true }) as SpeechSynthesisVoice;
  const spoken: { text: string; lang: string; voice?: string }[] = [];

  function mockSpeech(voices: readonly SpeechSynthesisVoice[], later: readonly SpeechSynthesisVoice[] = voices) {
    spoken.length = 0;
    let listed = voices;
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        lang = '';
        voice?: SpeechSynthesisVoice;
        onend?: () => void;
        constructor(readonly text: string) {}
      },
    );
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => listed,
      addEventListener: (_: string, notify: () => void) =>
        setTimeout(() => {
          listed = later;
          notify();
        }),
      speak: (piece: { text: string; lang: string; voice?: SpeechSynthesisVoice; onend?: () => void }) => {
        spoken.push({ text: piece.text, lang: piece.lang, ...(piece.voice && { voice: piece.voice.lang }) });
        piece.onend?.();
      },
      cancel: () => undefined,
    });
  }
  afterEach(() => vi.unstubAllGlobals());
  const speak = (text: string, language: 'en' | 'hi') =>
    speakWithBrowser(text, { language, volume: 1, signal: new AbortController().signal });

  it('reads Hindi with a Hindi voice, even if it is loaded asynchronously', async () => {
    mockSpeech([], [voice('en-GB'), voice('hi_IN')]);
    await speak('नमस्ते', 'hi');
    expect(spoken).toEqual([{ text: 'नमस्ते', lang: 'hi-IN', voice: 'hi_IN' }]);
  });

  it('never reads a text with a voice of the other language', async () => {
    mockSpeech([voice('en-US')]);
    await speak('नमस्ते', 'hi');
    mockSpeech([voice('hi-IN')]);
    await speak('Hello', 'en');
    expect(spoken).toEqual([]);
  });

  it('reads English with the default voice if no voices are listed', async () => {
    mockSpeech([]);
    await speak('Hello', 'en');
    expect(spoken).toEqual([{ text: 'Hello', lang: 'en-US' }]);
  });
});

describe('narrator', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function narrator(
    settings: Partial<NarrationSettings> = {},
    serverSpeaks = false,
    hindi: Readonly<Record<string, string>> = {},
  ) {
    const browserVoice = vi.fn<typeof speakWithBrowser>(async () => true);
    const serverVoice = { speak: vi.fn(async (texts: readonly string[]) => (serverSpeaks ? texts.length : 0)) };
    const onSpeaking = vi.fn();
    const created = createNarrator({
      settings: () => ({ enabled: true, language: 'auto', interfaceLanguage: 'en', volume: 1, ...settings }),
      translate: async (text) => hindi[text],
      onSpeaking,
      serverVoice,
      browserVoice,
    });
    return { narrator: created, browserVoice, serverVoice, onSpeaking };
  }

  it('starts after 100 ms and falls back to the browser voice', async () => {
    const { narrator: voice, browserVoice, onSpeaking } = narrator();
    const spoken = voice.speak({ text: 'Hello' });
    await vi.advanceTimersByTimeAsync(99);
    expect(browserVoice).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await spoken;
    expect(browserVoice).toHaveBeenCalledOnce();
    expect(onSpeaking.mock.calls).toEqual([[true], [false]]);
  });

  const spokenBy = async ({ narrator: voice, browserVoice }: ReturnType<typeof narrator>, text: Utterance['text']) => {
    const spoken = voice.speak({ text });
    await vi.advanceTimersByTimeAsync(100);
    await spoken;
    return browserVoice.mock.calls.map(([words, { language }]) => [language, words]);
  };

  it('speaks every text in the language it is shown in', async () => {
    expect(await spokenBy(narrator(), 'नमस्ते, Python!')).toEqual([['hi', 'नमस्ते, Python!']]);
    expect(await spokenBy(narrator({ interfaceLanguage: 'hi' }), 'Not yet translated')).toEqual([
      ['en', 'Not yet translated'],
    ]);
    expect(await spokenBy(narrator(), ['A **title**', '- one\n- two'])).toEqual([['en', 'A title. one.\ntwo.']]);
  });

  it('speaks the translation in a chosen language, or nothing', async () => {
    const chosen = () => narrator({ language: 'hi' }, false, { Hello: 'नमस्ते', 'How are you?': 'कैसे हैं?' });
    expect(await spokenBy(chosen(), 'Hello')).toEqual([['hi', 'नमस्ते']]);
    expect(await spokenBy(chosen(), ['Hello', 'How are you?'])).toEqual([['hi', 'नमस्ते। कैसे हैं?']]);
    expect(await spokenBy(chosen(), ['Hello', 'Not translated'])).toEqual([]);
    expect(await spokenBy(chosen(), 'सब ठीक')).toEqual([['hi', 'सब ठीक']]);
  });

  it('speaks a voice sample in the language it would use', async () => {
    const sample = { en: 'Hello', hi: 'नमस्ते' };
    expect(await spokenBy(narrator(), sample)).toEqual([['en', 'Hello']]);
    expect(await spokenBy(narrator({ interfaceLanguage: 'hi' }), sample)).toEqual([['hi', 'नमस्ते']]);
    expect(await spokenBy(narrator({ language: 'hi' }), sample)).toEqual([['hi', 'नमस्ते']]);
  });

  it("speaks with the browser's voice what the server's does not have", async () => {
    const world = narrator();
    world.serverVoice.speak.mockResolvedValueOnce(1);
    expect(await spokenBy(world, ['Welcome', 'Hello Asha', 'Bye'])).toEqual([['en', 'Hello Asha. Bye']]);
  });

  it("does not use the browser voice after the server's", async () => {
    const { narrator: voice, browserVoice } = narrator({}, true);
    const spoken = voice.speak({ text: 'Hello' });
    await vi.advanceTimersByTimeAsync(100);
    await spoken;
    expect(browserVoice).not.toHaveBeenCalled();
  });

  it('is silent when disabled, at volume 0, or stopped during the delay', async () => {
    for (const settings of [{ enabled: false }, { volume: 0 }]) {
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
  const options = { language: 'en' as const, volume: 1, signal: new AbortController().signal };

  const jsonReply = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
  const serverOf = (answer: typeof fetch) => {
    const fetcher = vi.fn(answer);
    vi.stubGlobal('fetch', fetcher);
    return fetcher;
  };
  const available = (reply: (id: string) => Response) =>
    serverOf(async (_, init) =>
      init?.method === 'GET' ? jsonReply({ available: true }) : reply(JSON.parse(String(init?.body)).id),
    );
  const spoken: string[] = [];
  beforeEach(() => {
    storeToken('secret', false);
    spoken.length = 0;
    vi.stubGlobal('URL', { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
    vi.stubGlobal(
      'Audio',
      class {
        onended?: () => void;
        pause() {}
        async play() {
          spoken.push('clip');
          setTimeout(() => this.onended?.());
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());
  const audio = () => new Response('sound', { headers: { 'content-type': 'audio/mpeg' } });

  it('is asked for once, and gets no text if the server has none', async () => {
    const fetcher = serverOf(async () => jsonReply({ available: false }));
    const voice = createServerVoice();
    expect(await voice.speak(['Hello'], options)).toBe(0);
    expect(await voice.speak(['Hello'], options)).toBe(0);
    expect(fetcher.mock.calls.map(([, init]) => init?.method)).toEqual(['GET']);
  });

  it('is not asked for by guests', async () => {
    clearToken();
    const fetcher = available(audio);
    expect(await createServerVoice().speak(['Hello'], options)).toBe(0);
    expect(fetcher).not.toHaveBeenCalled();
  });

  it('names texts by their ids and plays them in order', async () => {
    const asked: string[] = [];
    available((id) => {
      asked.push(id);
      return audio();
    });
    const voice = createServerVoice();
    expect(await voice.speak(['A **title**', 'Two 🦉'], options)).toBe(2);
    expect(asked).toEqual([spokenTextId('A title'), spokenTextId('Two')]);
    expect(spoken).toHaveLength(2);
  });

  it('leaves what it does not have to the browser, and is asked again for the next text', async () => {
    const unknown = spokenTextId('Hello Asha');
    const reply = (id: string) =>
      id === unknown ? jsonReply({ code: 'speech-unknown-text' }, { status: 404 }) : audio();
    available(reply);
    const voice = createServerVoice();
    expect(await voice.speak(['Welcome', 'Hello Asha', 'Bye'], options)).toBe(1);
    expect(await voice.speak(['Bye'], options)).toBe(1);
  });

  it('is not asked again before the end of a day whose budget is used up, then it is', async () => {
    let usedUp = true;
    const refusal = () => jsonReply({ code: 'speech-limit' }, { status: 429, headers: { 'retry-after': '7200' } });
    const fetcher = available(() => (usedUp ? refusal() : audio()));
    const voice = createServerVoice();
    for (const text of ['One', 'Two']) expect(await voice.speak([text], options)).toBe(0);
    expect(fetcher).toHaveBeenCalledTimes(2);
    usedUp = false;
    vi.useFakeTimers({ now: Date.now() + 7_201_000, toFake: ['Date'] });
    expect(await voice.speak(['Three'], options)).toBe(1);
    vi.useRealTimers();
  });

  it('gets no further text after it failed', async () => {
    const fetcher = available(() => new Response('{}', { status: 503 }));
    const voice = createServerVoice();
    for (const text of ['One', 'Two']) expect(await voice.speak([text], options)).toBe(0);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });

  it('is asked for again after a network failure', async () => {
    const fetcher = serverOf(async () => Promise.reject(new TypeError('offline')));
    const voice = createServerVoice();
    expect(await voice.speak(['Hello'], options)).toBe(0);
    expect(await voice.speak(['Hello'], options)).toBe(0);
    expect(fetcher).toHaveBeenCalledTimes(2);
  });
});
