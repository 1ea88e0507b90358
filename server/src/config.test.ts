// Settings from the environment: defaults that work, and one message for each problem.
import { readFileSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, ENVIRONMENT_VARIABLES, readConfig } from './config.ts';

describe('settings', () => {
  it('have defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      access: 'subscription',
      trustProxy: 0,
      speech: null,
    });
    expect(readConfig({ PORT: '', ACCESS: '' }).port).toBe(3000);
  });

  it('are read from the environment', () => {
    const config = readConfig({
      PORT: '8080',
      DATA_DIR: '/srv/lanternwise',
      ACCESS: 'open',
      TRUST_PROXY: '1',
      SPEECH_URL: 'https://voices.example/',
      SPEECH_KEY: 'k',
    });
    expect(config).toMatchObject({
      port: 8080,
      dataDir: '/srv/lanternwise',
      database: '/srv/lanternwise/lanternwise.sqlite',
      access: 'open',
      trustProxy: 1,
      speech: { url: 'https://voices.example', key: 'k', keyHeader: 'xi-api-key' },
    });
  });

  it('report every problem at once', () => {
    const wrong = { PORT: 'three', ACCESS: 'everybody', LOG_LEVEL: 'loud', SPEECH_URL: 'voices', RATE_LIMIT: '0' };
    const read = () => readConfig(wrong);
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(
      [
        'The settings of the server are not right:',
        'PORT must be a whole number from 0 to 65535.',
        'ACCESS must be one of: subscription, open.',
        'LOG_LEVEL must be one of: silent, error, warn, info, debug.',
        'RATE_LIMIT must be at least 1.',
        'SPEECH_URL must be a web address, for example https://voices.example.',
        'SPEECH_URL and SPEECH_KEY are only useful together.',
      ].join('\n  '),
    );
  });

  it('of mail are required together, with the public URL for links', () => {
    const SMTP_URL = 'smtps://name:password@mail.example';
    const MAIL_FROM = 'Lanternwise <hello@learn.example>';
    const PUBLIC_URL = 'https://learn.example/';
    expect(readConfig({ SMTP_URL, MAIL_FROM, PUBLIC_URL })).toMatchObject({
      publicUrl: 'https://learn.example',
      mail: { smtpUrl: SMTP_URL, from: MAIL_FROM },
    });
    expect(readConfig({ PUBLIC_URL }).mail).toBeNull();
    expect(() => readConfig({ SMTP_URL, PUBLIC_URL })).toThrow('SMTP_URL and MAIL_FROM are only useful together.');
    expect(() => readConfig({ SMTP_URL, MAIL_FROM })).toThrow('PUBLIC_URL is needed where SMTP_URL is set');
    for (const wrong of [
      'javascript://x',
      'ftp://learn.example',
      'https://u:p@learn.example',
      'https://learn.example/?a',
    ]) {
      expect(() => readConfig({ PUBLIC_URL: wrong })).toThrow(/PUBLIC_URL must/);
    }
    expect(() => readConfig({ SMTP_URL: 'mail.example', MAIL_FROM, PUBLIC_URL })).toThrow('SMTP_URL must look like');
    expect(() => readConfig({ SMTP_URL, MAIL_FROM: 'Lanternwise', PUBLIC_URL })).toThrow(
      'MAIL_FROM must be an address',
    );
  });
});

describe('the guide for hosts', () => {
  const guide = readFileSync(new URL('../DEPLOY.md', import.meta.url), 'utf8');
  const rows = new Map(
    [...guide.matchAll(/^\| `([A-Z_]+)` \| ([^|]*) \|/gm)].map(([, name, without]) => [name, without]),
  );

  it('explains every variable and no other', () => {
    expect([...rows.keys()]).toEqual(ENVIRONMENT_VARIABLES.map(({ name }) => name));
  });

  it('gives every default', () => {
    for (const { name, byDefault } of ENVIRONMENT_VARIABLES) {
      // The defaults of folders depend on the machine and are described in words.
      if (byDefault === undefined || isAbsolute(String(byDefault))) continue;
      expect(rows.get(name), name).toBe(`\`${byDefault}\``);
    }
  });

  it('is linked from the first page', () => {
    expect(readFileSync(new URL('../../README.md', import.meta.url), 'utf8')).toContain('(server/DEPLOY.md)');
  });
});
