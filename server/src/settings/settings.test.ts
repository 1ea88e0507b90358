// Every wrong setting is told in one sentence that names it and says what to write; what is right stays accepted.
import { homedir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { ENVIRONMENT_VARIABLES, readConfig } from '../config.ts';
import { settingHints } from './settingHints.ts';

const NAMES = ENVIRONMENT_VARIABLES.map(({ name }) => name);
const MAIL = { MAIL_FROM: 'a@learn.example', PUBLIC_URL: 'https://learn.example' };

/** The sentences, without the heading. */
function problemsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    const [heading, ...problems] = (error as Error).message.split('\n  ');
    expect(heading).toBe('The settings of the server are not right:');
    return problems;
  }
}

const PORT_RULE = 'PORT must be a whole number from 0 to 65535.';
const HOST_RULE =
  'HOST must be an address or a name of this machine, without http:// and without a port: 0.0.0.0 for all addresses, 127.0.0.1 for this machine alone.';
const SITE_RULE = 'PUBLIC_URL must be a web address, for example https://learn.example.';
const NO_QUERY = 'PUBLIC_URL must have no user name, question mark or hash, for example https://learn.example.';
const PASSWORD_RULE =
  'cannot be read as an address. In a password write # as %23, / as %2F, : as %3A, ? as %3F, @ as %40 and % as %25.';
const SHELL_RULE = 'only a shell replaces such signs. Write the whole path, for example';
const pathRule = (path: string, instead: string) =>
  `PUBLIC_URL has a path (${path}). Lanternwise cannot be served below a path: give it a domain or a subdomain of its own, for example ${instead}, and let the proxy pass on whole addresses.`;

describe('a wrong setting', () => {
  it.each<[Record<string, string>, string]>([
    [{ PORT: 'abc' }, PORT_RULE],
    [{ PORT: '0x50' }, PORT_RULE],
    [{ PORT: '3e3' }, PORT_RULE],
    [{ PORT: '-1' }, PORT_RULE],
    [{ PORT: '3000.5' }, PORT_RULE],
    [{ PORT: '70000' }, 'PORT must be at most 65535.'],
    [{ PORT: '"3000"' }, 'PORT is written in quotes: leave them out.'],
    [{ ACCESS: "'open'" }, 'ACCESS is written in quotes: leave them out.'],
    [{ ACCESS: 'Open' }, 'ACCESS must be one of: subscription, open.'],
    [{ ACCESS: 'true' }, 'ACCESS must be one of: subscription, open.'],
    [
      { TRUST_PROXY: 'true' },
      'TRUST_PROXY must be a whole number from 0 to 10. It counts the proxies in front of the server: usually 1.',
    ],
    [{ HOST: 'http://localhost' }, HOST_RULE],
    [{ HOST: '127.0.0.1:3000' }, HOST_RULE],
    [{ HOST: '*' }, HOST_RULE],
    [{ HOST: '[::1]' }, HOST_RULE],
    [{ DATA_DIR: '~' }, `DATA_DIR is "~": ${SHELL_RULE} ${homedir()}.`],
    [{ DATA_DIR: '~/x' }, `DATA_DIR is "~/x": ${SHELL_RULE} ${homedir()}/x.`],
    [{ DATA_DIR: '~asha/x' }, `DATA_DIR is "~asha/x": ${SHELL_RULE} /srv/lanternwise.`],
    [{ DATA_DIR: '$HOME/x' }, `DATA_DIR is "$HOME/x": ${SHELL_RULE} /srv/lanternwise.`],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: as a file of settings holds it
    [{ CONTENT_DIR: '/srv/${NAME}' }, `CONTENT_DIR is "/srv/\${NAME}": ${SHELL_RULE} /srv/lanternwise.`],
    [{ PUBLIC_URL: 'learn.example' }, SITE_RULE],
    [{ PUBLIC_URL: 'localhost:3000' }, SITE_RULE],
    [{ PUBLIC_URL: 'ftp://learn.example' }, SITE_RULE],
    [{ PUBLIC_URL: 'https://' }, SITE_RULE],
    [{ PUBLIC_URL: 'https://u:p@learn.example' }, NO_QUERY],
    [{ PUBLIC_URL: 'https://learn.example/?a' }, NO_QUERY],
    [{ PUBLIC_URL: 'https://x.example/lanternwise' }, pathRule('/lanternwise', 'https://lanternwise.x.example')],
    [{ PUBLIC_URL: 'https://x.example:8443/AI/' }, pathRule('/AI/', 'https://ai.x.example:8443')],
    [{ PUBLIC_URL: 'http://192.168.1.10:3000/a/b' }, pathRule('/a/b', 'http://learn.example')],
    [
      { DATABASE_URL: 'mysql://localhost/x' },
      'DATABASE_URL must be a PostgreSQL address, for example postgres://name:password@host/lanternwise.',
    ],
    [{ DATABASE_URL: 'postgres://u:p#w@host/db' }, `DATABASE_URL ${PASSWORD_RULE}`],
    [{ DATABASE_URL: 'postgres://u:12#w@host/db' }, `DATABASE_URL ${PASSWORD_RULE}`],
    [{ DATABASE_URL: 'postgres://u:p/w@host/db' }, `DATABASE_URL ${PASSWORD_RULE}`],
    [{ DATABASE_URL: 'postgres://u:1/w@host/db' }, `DATABASE_URL ${PASSWORD_RULE}`],
    [{ DATABASE_URL: 'postgres://u:5%@host/db' }, `DATABASE_URL ${PASSWORD_RULE}`],
    [{ DATABASE_URL: 'postgres://host:port/db' }, `DATABASE_URL ${PASSWORD_RULE}`],
    [
      { ...MAIL, SMTP_URL: 'mail.example' },
      'SMTP_URL must look like smtp://mail.example:587 or smtps://name:password@mail.example.',
    ],
    [{ ...MAIL, SMTP_URL: 'smtp://mail.example:99999' }, `SMTP_URL ${PASSWORD_RULE}`],
    [{ ...MAIL, SMTP_URL: 'smtps://u:p#w@mail.example' }, `SMTP_URL ${PASSWORD_RULE}`],
    [{ COUNTRY_HEADER: 'cf ipcountry' }, 'COUNTRY_HEADER must be the name of a header, for example cf-ipcountry.'],
    [{ OPERATOR_EMAIL: 'Asha' }, 'OPERATOR_EMAIL must be an e-mail address.'],
  ])('%o is told in words', (environment, words) => {
    expect(problemsOf(environment)).toEqual([words]);
  });

  it.each(NAMES)('%s in quotes is told once, and read without them', (name) => {
    expect(problemsOf({ [name]: '" "' })).toEqual([`${name} is written in quotes: leave them out.`]);
  });
});

describe('a right setting', () => {
  it.each<[Record<string, string>, object]>([
    [{ PORT: ' 8080 ' }, { port: 8080 }],
    [
      { PORT: '  ', HOST: ' ', ACCESS: 'open\r' },
      { port: 3000, host: '0.0.0.0', access: 'open' },
    ],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ HOST: 'school-box.local' }, { host: 'school-box.local' }],
    [{ PUBLIC_URL: 'https://learn.example//' }, { publicUrl: 'https://learn.example' }],
    [{ PUBLIC_URL: 'HTTPS://Learn.Example:443/' }, { publicUrl: 'https://learn.example' }],
    [{ PUBLIC_URL: 'http://192.168.1.10:3000' }, { publicUrl: 'http://192.168.1.10:3000' }],
    [{ DATA_DIR: '/srv/a~b$c' }, { dataDir: '/srv/a~b$c' }],
    [{ DATABASE_URL: 'postgres://u:p%23w@host/db' }, { database: 'postgres://u:p%23w@host/db' }],
    [{ DATABASE_URL: 'postgresql:///db?host=/run/pg' }, { database: 'postgresql:///db?host=/run/pg' }],
    [{ ...MAIL, SMTP_URL: 'smtps://u:p%40w@mail.example' }, { mail: { smtpUrl: 'smtps://u:p%40w@mail.example' } }],
  ])('%o is accepted', (environment, config) => {
    expect(readConfig(environment)).toMatchObject(config);
  });
});

const hintsFor = (environment: Record<string, string>) => settingHints(environment, NAMES, readConfig(environment));

describe('a setting that does not mean what it does', () => {
  it.each([
    ['PUBLICURL', 'PUBLIC_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['public_url', 'PUBLIC_URL'],
    ['DATADIR', 'DATA_DIR'],
    ['DATA-DIR', 'DATA_DIR'],
    ['TRUST_PROXIES', undefined],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['SMTPS_URL', 'SMTP_URL'],
    ['OPERATOR_MAIL', 'OPERATOR_EMAIL'],
    ['Port', 'PORT'],
    ['DATABASE_URLS', 'DATABASE_URL'],
    // What machines set by themselves, and our own commands.
    ...['HOME', 'HOSTNAME', 'HOSTTYPE', 'PATH', 'XDG_DATA_DIRS', 'POST', 'CLIENT_PORT', 'NODE_ENV', 'LOGNAME'].map(
      (name) => [name, undefined],
    ),
  ])('%s: %s', (name = '', meant) => {
    const words = `${name} is none of the settings and does nothing: did you mean ${meant}?`;
    expect(hintsFor({ [name]: 'x' })).toEqual(meant === undefined ? [] : [words]);
  });

  it('every name with two letters exchanged is recognised, and no name is taken for another', () => {
    for (const name of NAMES.filter(({ length }) => length >= 8)) {
      const at = [...name].findIndex((letter, place) => place > 0 && letter !== name[place + 1] && letter !== '_');
      const exchanged = name.slice(0, at) + name.charAt(at + 1) + name.charAt(at) + name.slice(at + 2);
      expect(hintsFor({ [exchanged]: 'x' }).join(), exchanged).toContain(`did you mean ${name}?`);
    }
    for (const name of NAMES) {
      const others = NAMES.filter((other) => other !== name);
      expect(settingHints({ [name]: 'x' }, others, readConfig({}))).toEqual([]);
    }
  });

  it.each<[Record<string, string>, RegExp | undefined]>([
    [{ PUBLIC_URL: 'https://learn.example' }, /TRUST_PROXY is 0: all visitors count as one/],
    [{ PUBLIC_URL: 'https://learn.example', TRUST_PROXY: '1' }, undefined],
    [{ PUBLIC_URL: 'http://school.example' }, /without https/],
    [{ PUBLIC_URL: 'http://localhost:3000' }, undefined],
    [{}, undefined],
  ])('%o', (environment, words) => {
    const hints = hintsFor(environment);
    expect(hints).toHaveLength(words ? 1 : 0);
    if (words) expect(hints[0]).toMatch(words);
  });
});
