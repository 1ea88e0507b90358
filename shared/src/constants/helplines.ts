// Helplines for children by country, shown where a child tells an adult; a country that is not listed gets words, no number.

/** How often a child may tell an adult in a day. */
export const REPORTS_PER_DAY = 10;

export interface Helpline {
  name: string;
  number: string;
}

/** As the organisations publish them (November 2026): childlineindia.org, childline.org.uk, nummergegenkummer.de, 119.gouv.fr, childhelphotline.org. */
const HELPLINES: Readonly<Record<string, Helpline>> = {
  IN: { name: 'Childline', number: '1098' },
  GB: { name: 'Childline', number: '0800 1111' },
  DE: { name: 'Nummer gegen Kummer', number: '116 111' },
  FR: { name: 'Allô Enfance en Danger', number: '119' },
  US: { name: 'Childhelp', number: '1-800-422-4453' },
};

export const helplineOf = (country: string | null): Helpline | null =>
  (country === null ? undefined : HELPLINES[country]) ?? null;
