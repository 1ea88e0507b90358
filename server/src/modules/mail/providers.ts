// Lists the large mail providers, whose domains no stranger may use up for the families there.

/** With their country domains (yahoo.co.in, hotmail.fr) and with whatever stands before them (mail.yahoo.com). */
const NAMES_IN_MANY_COUNTRIES = ['gmx', 'hotmail', 'live', 'outlook', 'ymail', 'yahoo', 'yandex'];
const COUNTRY_OR_COM = String.raw`(?:com|net|org|[a-z]{2}|co\.[a-z]{2}|com\.[a-z]{2})`;
const IN_MANY_COUNTRIES = new RegExp(String.raw`(?:^|\.)(?:${NAMES_IN_MANY_COUNTRIES.join('|')})\.${COUNTRY_OR_COM}$`);

const DOMAINS = [
  '126.com',
  '163.com',
  'aol.com',
  'bluewin.ch',
  'bt.com',
  'btinternet.com',
  'comcast.net',
  'fastmail.com',
  'free.fr',
  'freenet.de',
  'gmail.com',
  'icloud.com',
  'indiatimes.com',
  'laposte.net',
  'libero.it',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'naver.com',
  'orange.fr',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'rediff.com',
  'rediffmail.com',
  'rocketmail.com',
  'seznam.cz',
  'sify.com',
  't-online.de',
  'verizon.net',
  'web.de',
  'wp.pl',
  'zoho.com',
  'zoho.in',
  'zohomail.in',
];

/** @param domain in lower case */
export const isLargeProvider = (domain: string): boolean =>
  IN_MANY_COUNTRIES.test(domain) || DOMAINS.some((large) => domain === large || domain.endsWith(`.${large}`));
