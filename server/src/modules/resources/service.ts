// Derives answer keys from the content that is served, so that an edited lesson has the right key at once.
import type { Language } from '@lanternwise/shared/constants/languages';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import { answerKeyOf } from '@lanternwise/shared/resources/answerKey';
import type { RealmKey } from '@lanternwise/shared/resources/keyParts';
import type { ContentService } from '../content/service.ts';

export class ResourcesService {
  /** By the hash of the served content: a key is derived once a revision and language. */
  readonly #keys = new Map<string, RealmKey>();

  constructor(private readonly content: ContentService) {}

  /** Undefined for a realm without content. */
  answerKey(realm: string, language: Language): RealmKey | undefined {
    const served = this.content.realm(realm);
    if (!served) return undefined;
    const { hash, body } = served.replies[language];
    const known = this.#keys.get(hash);
    if (known) return known;
    // The served reply is the only place where edited and bundled translations are already put together.
    const { content } = JSON.parse(body.identity.toString()) as { content: RealmContent };
    const key = answerKeyOf(content);
    this.#keys.set(hash, key);
    return key;
  }
}
