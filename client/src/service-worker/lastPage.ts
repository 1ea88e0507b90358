// The page for a browser without network and without the stored shell: one file, in every language.
import type { ByLanguage } from '@lanternwise/shared/constants/languages';

interface Texts {
  title: string;
  text: string;
  button: string;
}

const TEXTS: ByLanguage<Texts> = {
  en: {
    title: 'No internet',
    text: 'Lanternwise cannot reach its server, and this browser has cleared away what was kept here for playing without internet. Go online and open this page again. Steps that were not sent yet are kept as long as the browser keeps them.',
    button: 'Try again',
  },
  hi: {
    title: 'इंटरनेट नहीं है',
    text: 'लैंटर्नवाइज़ अपने सर्वर से संपर्क नहीं कर पा रहा, और बिना इंटरनेट खेलने के लिए जो यहाँ रखा था, उसे ब्राउज़र ने हटा दिया है। इंटरनेट चालू करके यह पेज फिर से खोलिए। जो क़दम अभी भेजे नहीं गए, वे तब तक रहेंगे जब तक ब्राउज़र उन्हें रखता है।',
    button: 'फिर से कोशिश करें',
  },
};

const STYLE = `:root{color-scheme:dark light}body{margin:0;background:#0f1226;color:#f4f1ff;font:1.125rem/1.6 system-ui,sans-serif}main{min-height:100dvh;display:grid;place-content:center;gap:2.5rem;padding:1.5rem;
box-sizing:border-box}section{max-width:34rem}h1{margin:0 0 .5rem;font-size:1.5rem;color:#ffd166}
p{margin:0 0 1rem}a{display:inline-block;padding:.7rem 1.4rem;border-radius:12px;background:#ffc24d;color:#1b1430;font-weight:700;text-decoration:none}`;

const section = ([lang, { title, text, button }]: [string, Texts]): string =>
  `<section lang="${lang}"><h1>${title}</h1><p>${text}</p><a href="">${button}</a></section>`;

export const lastPage = (): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lanternwise</title><style>${STYLE}</style><main>${Object.entries(TEXTS).map(section).join('')}</main></html>`,
    { status: 503, headers: { 'content-type': 'text/html;charset=utf-8' } },
  );
