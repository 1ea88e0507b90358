// Knows which texts may be read aloud: those of the lessons that are served now, in every language, and the sample of the voice.
import { setImmediate } from 'node:timers/promises';
import { detectLanguage, forEachLanguage, LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import { VOICE_SAMPLES } from '@lanternwise/shared/constants/voiceSamples';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { SPOKEN_TEXT_MAX, spokenText, spokenTextId } from '@lanternwise/shared/content/spokenText';
import { realmTexts } from '@lanternwise/shared/content/translations';
import type { ContentService } from '../content/service.ts';

type Texts = Record<Language, Map<string, string>>;

export class SpokenTexts {
  #built: { version: string; texts: Promise<Texts> } | undefined;

  constructor(private readonly content: ContentService) {}

  /** The words of an id (`spokenTextId`); undefined if no text of the site has it. */
  async find(language: Language, id: string): Promise<string | undefined> {
    const { version } = this.content;
    if (this.#built?.version !== version) this.#built = { version, texts: this.#build() };
    return (await this.#built.texts)[language].get(id);
  }

  async #build(): Promise<Texts> {
    const texts: Texts = forEachLanguage(() => new Map<string, string>());
    for (const sample of Object.values(VOICE_SAMPLES)) add(texts, sample);
    for (const { realm } of this.content.index()) {
      for (const language of LANGUAGES) {
        const reply = this.content.realm(realm)?.replies[language].body.identity.toString();
        const { content } = JSON.parse(reply ?? '{}') as { content?: RealmContent };
        for (const { text } of content ? realmTexts(content) : []) add(texts, text);
        // Walking a realm takes some milliseconds, in which nothing else is answered.
        await setImmediate();
      }
    }
    return texts;
  }
}

/** By the language of the text itself: an untranslated one is read aloud in English. */
function add(texts: Texts, text: string): void {
  const words = spokenText(text);
  if (words !== '' && words.length <= SPOKEN_TEXT_MAX) texts[detectLanguage(words)].set(spokenTextId(text), words);
}
