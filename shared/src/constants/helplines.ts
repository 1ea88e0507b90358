// Helplines by country, shown where a child tells an adult and in the safety drill; a country that is not listed gets words, no number.

/** How often a child may tell an adult in a day. */
export const REPORTS_PER_DAY = 10;

export interface Helpline {
  name: string;
  number: string;
}

export interface Helplines {
  /** For children, whatever it is about. */
  child: Helpline;
  /** For fraud and threats online; undefined where there is none by telephone that we know. */
  cyber?: string;
  emergency: string;
}

/**
 * As the organisations publish them (November 2026): childlineindia.org, childline.org.uk, nummergegenkummer.de, 119.gouv.fr, childhelphotline.org.
 * 1930 is that of cybercrime.gov.in. Emergency: 112 in India and the EU, 999 in Britain, 911 in the USA.
 */
const HELPLINES: Readonly<Record<string, Helplines>> = {
  IN: { child: { name: 'Childline', number: '1098' }, cyber: '1930', emergency: '112' },
  GB: { child: { name: 'Childline', number: '0800 1111' }, emergency: '999' },
  DE: { child: { name: 'Nummer gegen Kummer', number: '116 111' }, emergency: '112' },
  FR: { child: { name: 'Allô Enfance en Danger', number: '119' }, emergency: '112' },
  US: { child: { name: 'Childhelp', number: '1-800-422-4453' }, emergency: '911' },
};

export const helplinesOf = (country: string | null): Helplines | null =>
  (country === null ? undefined : HELPLINES[country]) ?? null;
