// What a page says that cannot work where it is served: below a path, where its styles and scripts are not found.
import { type ByLanguage, DEFAULT_LANGUAGE, inLanguage, type Language } from '@lanternwise/shared/constants/languages';
import { escapeHtml } from '../../http/escapeHtml.ts';

interface Words {
  title: string;
  /** For who looks at the page. */
  visitor: string;
  /** `{prefix}` is the path that the proxy took away. */
  taken: string;
  operator: string;
}

const WORDS: ByLanguage<Words> = {
  en: {
    title: 'This site is at the wrong address',
    visitor:
      'If you can read this, the page came without its colours and pictures. Load it again, or tell the person who runs this site.',
    taken: 'The proxy in front of this server takes {prefix} away from every address.',
    operator:
      'For the person who runs this site: Lanternwise needs a domain or a subdomain of its own, and a proxy that passes on whole addresses. It cannot be served below a path, such as school.example/lanternwise.',
  },
  hi: {
    title: 'यह साइट ग़लत पते पर है',
    visitor: 'अगर आप यह पढ़ पा रहे हैं, तो पेज अपने रंगों और तस्वीरों के बिना आया है। पेज फिर से खोलिए, या साइट चलाने वाले को बताइए।',
    taken: 'इस सर्वर के आगे लगा प्रॉक्सी हर पते से {prefix} हटा देता है।',
    operator:
      'साइट चलाने वाले के लिए: Lanternwise को अपना डोमेन या सबडोमेन चाहिए, और ऐसा प्रॉक्सी जो पूरे पते आगे भेजे। school.example/lanternwise जैसे पते पर, किसी पाथ के नीचे, यह नहीं चलता।',
  },
};

/** English follows, because the fonts of other scripts do not arrive either. */
const tell = (language: Language, words: (its: Words) => string): string =>
  [...new Set<Language>([language, DEFAULT_LANGUAGE])]
    .map((each) => `<div lang="${each}">${words(inLanguage(WORDS, each))}</div>`)
    .join('');

/** The class is hidden by base.css: seen only where no style sheet arrives, and no script could tell of it. */
export const withoutStylesNotice = (language: Language): string =>
  `<div class="lw-without-styles">${tell(language, ({ visitor, operator }) => `<p><strong>${visitor}</strong></p><p>${operator}</p>`)}</div>`;

/** The path that a proxy says it took away (X-Forwarded-Prefix); undefined for none. */
export function strippedPrefix(header: string | string[] | undefined): string | undefined {
  const prefix =
    String(header ?? '')
      .split(',', 1)[0]
      ?.trim() ?? '';
  return /^\/*$/.test(prefix) ? undefined : prefix.slice(0, 100);
}

/** A page that needs no other file. */
export function belowPathPage(prefix: string, language: Language): string {
  const words = tell(language, ({ title, taken, operator }) => {
    const what = escapeHtml(taken).replace('{prefix}', () => `<code>${escapeHtml(prefix)}</code>`);
    return `<h1>${title}</h1><p>${what}</p><p>${operator}</p>`;
  });
  const { title } = inLanguage(WORDS, language);
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${words}</body></html>`;
}
