// Reads the server's settings from the environment and checks them, with one message for each problem.

import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONSENT_AGES, consentAgeOf } from '@lanternwise/shared/constants/consent';
import { DEFAULT_LANGUAGE, forEachLanguage, LANGUAGES, type Language } from '@lanternwise/shared/constants/languages';
import { z } from 'zod';
import { StartError } from './db/StartError.ts';
import {
  folder,
  givenSettings,
  headerName,
  integer,
  listeningHost,
  mailSender,
  mailServerAddress,
  oneOf,
  postgresAddress,
  singleLine,
  siteAddress,
} from './settings/settingRules.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

type VoiceVariable = `SPEECH_VOICE_${Uppercase<Language>}`;
const voiceVariable = (language: Language) => `SPEECH_VOICE_${language.toUpperCase()}` as VoiceVariable;
const voiceOf = (language: Language) => (language === DEFAULT_LANGUAGE ? 'narrator' : `narrator-${language}`);
const voiceVariables = Object.fromEntries(
  LANGUAGES.map((language) => [voiceVariable(language), z.string().default(voiceOf(language))]),
) as Record<VoiceVariable, z.ZodDefault<z.ZodString>>;

const environmentSchema = z.object({
  PORT: integer('PORT', 0, 65535, 3000),
  HOST: listeningHost('HOST').default('0.0.0.0'),
  /** Folder of the database, its backups and the speech cache. */
  DATA_DIR: folder('DATA_DIR', join(root, 'data')),
  /** A PostgreSQL address instead of the file in DATA_DIR, for several server processes. */
  DATABASE_URL: postgresAddress,
  /** The built client. */
  CLIENT_DIR: folder('CLIENT_DIR', join(root, 'client/dist')),
  /** Lesson content written by `npm run content`. */
  CONTENT_DIR: folder('CONTENT_DIR', join(root, 'shared/generated')),
  /** `open`: all content is open to every signed-in user, for schools that host their own server. */
  ACCESS: oneOf('ACCESS', ['subscription', 'open'], 'subscription'),
  /** Two-letter code of the country whose age of consent applies; without it the strictest age, 18. */
  CONSENT_COUNTRY: z
    .string()
    .toUpperCase()
    .refine(
      (country) => Object.hasOwn(CONSENT_AGES, country),
      `CONSENT_COUNTRY must be one of: ${Object.keys(CONSENT_AGES).join(', ')}.`,
    )
    .optional(),
  /** Number of proxies in front of the server whose X-Forwarded-* headers are trusted. */
  TRUST_PROXY: integer('TRUST_PROXY', 0, 10, 0, ' It counts the proxies in front of the server: usually 1.'),
  /** Request header in which the proxy puts the visitor's country (two letters), for the cookie banner. */
  COUNTRY_HEADER: headerName('COUNTRY_HEADER', 'cf-ipcountry').optional(),
  /** Who operates this installation, for the legal pages and the contact form. */
  OPERATOR_NAME: singleLine('OPERATOR_NAME', 120),
  OPERATOR_EMAIL: z.email('OPERATOR_EMAIL must be an e-mail address.').max(254).optional(),
  OPERATOR_ADDRESS: singleLine('OPERATOR_ADDRESS', 300),
  /** The site's URL for links in mails and on cards, for example https://learn.example. */
  PUBLIC_URL: siteAddress.optional(),
  /** The mail server, for example smtps://name:password@mail.example. Without it mails stay in the outbox. */
  SMTP_URL: mailServerAddress,
  /** Sender of mails. */
  MAIL_FROM: mailSender,
  LOG_LEVEL: oneOf('LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
  /** Requests of the API a minute from one network: a school of 2,000 may share one. */
  RATE_LIMIT: integer('RATE_LIMIT', 1, 1_000_000, 30_000),
  /** Registrations, and requests for mails, a minute from one network without an account; signing in has limits of its own. */
  AUTH_RATE_LIMIT: integer('AUTH_RATE_LIMIT', 1, 1_000_000, 600),
  /** Quest events that an account may store on one day (UTC) and in all; the bytes are limited in proportion. */
  EVENTS_PER_DAY: integer('EVENTS_PER_DAY', 100, 1_000_000, 4_000),
  EVENTS_PER_ACCOUNT: integer('EVENTS_PER_ACCOUNT', 1_000, 1_000_000, 40_000),
  /** Payments: both keys, or neither for the sandbox. The URL is for tests and proxies. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: z.url('STRIPE_API_URL must be a web address.').optional(),
  SPEECH_URL: z.url('SPEECH_URL must be a web address, for example https://voices.example.').optional(),
  SPEECH_KEY: z.string().min(1, 'SPEECH_KEY must not be empty.').optional(),
  /** Request header in which the speech provider expects the key. */
  SPEECH_KEY_HEADER: headerName('SPEECH_KEY_HEADER', 'xi-api-key').default('xi-api-key'),
  SPEECH_MODEL: z.string().default('eleven_multilingual_v2'),
  ...voiceVariables,
  /** Characters that are sent to the provider in a day, for the whole site and for one account; what was spoken before costs nothing. */
  SPEECH_SITE_BUDGET: integer('SPEECH_SITE_BUDGET', 0, 100_000_000, 60_000),
  SPEECH_ACCOUNT_BUDGET: integer('SPEECH_ACCOUNT_BUDGET', 0, 100_000_000, 12_000),
});

const SETTING_NAMES = Object.keys(environmentSchema.shape);

/** Every variable with its default; server/DEPLOY.md explains each. */
export const ENVIRONMENT_VARIABLES = Object.entries(environmentSchema.shape).map(([name, schema]) => ({
  name,
  /** Undefined if there is no default. */
  byDefault: schema.safeParse(undefined).data,
}));

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** The database file, a `postgres://` address, or `:memory:`. */
  database: string;
  clientDir: string;
  contentDir: string;
  access: 'subscription' | 'open';
  /** Below this age parental consent is needed. */
  consentAge: number;
  /** The site's country; null if none is configured. */
  consentCountry: string | null;
  trustProxy: number;
  /** Lower case; null if the visitor's country is not known. */
  countryHeader: string | null;
  operator: OperatorConfig;
  /** Without a trailing slash; null if it is not set: links are then paths. */
  publicUrl: string | null;
  logLevel: 'silent' | 'error' | 'warn' | 'info' | 'debug';
  rateLimit: number;
  authRateLimit: number;
  evidence: EvidenceLimits;
  speech: SpeechConfig | null;
  /** Null if payments go to the sandbox. */
  stripe: StripeConfig | null;
  /** Null if mails stay in the outbox. */
  mail: MailConfig | null;
}

/** Null where the operator has not named it. */
export interface OperatorConfig {
  name: string | null;
  email: string | null;
  address: string | null;
}

/** What an account may store. The whole course is about 3,000 events and 1 MB. */
export interface EvidenceLimits {
  dayEvents: number;
  dayBytes: number;
  events: number;
  bytes: number;
}

export interface MailConfig {
  smtpUrl: string;
  from: string;
  /** The address for links, without a trailing slash. */
  site: string;
}

export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string | null;
}

export interface SpeechConfig {
  url: string;
  key: string;
  keyHeader: string;
  model: string;
  voices: Readonly<Record<Language, string>>;
  budget: SpeechBudget;
}

/** Characters in a day. */
export interface SpeechBudget {
  perSite: number;
  perAccount: number;
}

/** The message lists the problems, one per line. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError';
}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const { given, problems } = givenSettings(environment, SETTING_NAMES);
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) problems.push(...parsed.error.issues.map((issue) => issue.message));
  if (!given.SPEECH_URL !== !given.SPEECH_KEY) problems.push('SPEECH_URL and SPEECH_KEY are only useful together.');
  if (!given.STRIPE_SECRET_KEY !== !given.STRIPE_WEBHOOK_SECRET) {
    problems.push('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET are only useful together.');
  }
  if (given.STRIPE_SECRET_KEY && !given.PUBLIC_URL) {
    problems.push('PUBLIC_URL is needed where STRIPE_SECRET_KEY is set: buyers come back to it from the payment page.');
  }
  problems.push(...mailProblems(given));
  if (problems.length > 0 || !parsed.success) {
    throw new ConfigError(['The settings of the server are not right:', ...problems].join('\n  '));
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = env.PUBLIC_URL === undefined ? null : new URL(env.PUBLIC_URL).origin;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir,
    database: env.DATABASE_URL ?? join(dataDir, 'lanternwise.sqlite'),
    clientDir: resolve(env.CLIENT_DIR),
    contentDir: resolve(env.CONTENT_DIR),
    access: env.ACCESS,
    consentAge: consentAgeOf(env.CONSENT_COUNTRY ?? null),
    consentCountry: env.CONSENT_COUNTRY ?? null,
    trustProxy: env.TRUST_PROXY,
    countryHeader: env.COUNTRY_HEADER?.toLowerCase() ?? null,
    operator: {
      name: env.OPERATOR_NAME ?? null,
      email: env.OPERATOR_EMAIL ?? null,
      address: env.OPERATOR_ADDRESS ?? null,
    },
    publicUrl,
    logLevel: env.LOG_LEVEL,
    rateLimit: env.RATE_LIMIT,
    authRateLimit: env.AUTH_RATE_LIMIT,
    evidence: evidenceLimits(env.EVENTS_PER_DAY, env.EVENTS_PER_ACCOUNT),
    speech: speechFrom(env),
    stripe: stripeFrom(env),
    mail:
      env.SMTP_URL && env.MAIL_FROM && publicUrl !== null
        ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, site: publicUrl }
        : null,
  };
}

/** Bytes of a large event on a day of programs, and of the mean one of a diligent account. */
const BYTES_PER_EVENT = { day: 1024, ever: 640 };

const evidenceLimits = (dayEvents: number, events: number): EvidenceLimits => ({
  dayEvents,
  dayBytes: dayEvents * BYTES_PER_EVENT.day,
  events,
  bytes: events * BYTES_PER_EVENT.ever,
});

/** Mail needs a sender, and its links need a URL that does not come from a request's Host header. */
function mailProblems(given: Record<string, string | undefined>): string[] {
  if (!given.SMTP_URL !== !given.MAIL_FROM) return ['SMTP_URL and MAIL_FROM are only useful together.'];
  if (given.SMTP_URL && !given.PUBLIC_URL) {
    return [
      'PUBLIC_URL is needed where SMTP_URL is set: links in mails lead to it. For example https://learn.example.',
    ];
  }
  return [];
}

function stripeFrom(env: z.infer<typeof environmentSchema>): StripeConfig | null {
  if (!env.STRIPE_SECRET_KEY || !env.STRIPE_WEBHOOK_SECRET) return null;
  return {
    secretKey: env.STRIPE_SECRET_KEY,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    apiUrl: env.STRIPE_API_URL ?? null,
  };
}

function speechFrom(env: z.infer<typeof environmentSchema>): SpeechConfig | null {
  if (!env.SPEECH_URL || !env.SPEECH_KEY) return null;
  return {
    url: env.SPEECH_URL.replace(/\/$/, ''),
    key: env.SPEECH_KEY,
    keyHeader: env.SPEECH_KEY_HEADER.toLowerCase(),
    model: env.SPEECH_MODEL,
    voices: forEachLanguage((language) => env[voiceVariable(language)]),
    budget: { perSite: env.SPEECH_SITE_BUDGET, perAccount: env.SPEECH_ACCOUNT_BUDGET },
  };
}
