// Types of the teachers' guides as `npm run content` compiles them from Markdown.
import type { ByLanguage, Language } from '../constants/languages.ts';

/** The sections of the sidebar, in order. */
export const GUIDE_SECTIONS = ['getting-started', 'teaching-guides', 'resources'] as const;
export type GuideSection = (typeof GUIDE_SECTIONS)[number];

/** Running text may hold **bold**, `code` and [links](/address); nothing else is markup. */
export type GuideBlock =
  | { kind: 'heading'; level: 2 | 3; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; ordered: boolean; items: readonly string[] }
  | { kind: 'table'; head: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'note'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'portrait'; character: string }
  /** Cards to cut out. */
  | { kind: 'cards'; columns: number; cards: readonly { title: string; text: string }[] }
  /** Squared paper: one character a square, "." empty, "#" filled, any other is written into it. */
  | { kind: 'grid'; rows: readonly string[] }
  /** Points on squared paper of 10 by 10; a mark is one character. */
  | { kind: 'scatter'; x: string; y: string; points: readonly { x: number; y: number; mark: string }[] }
  /** Lines to write on. */
  | { kind: 'lines'; count: number }
  /** The answers of a realm; the server gives them to teachers only. */
  | { kind: 'answer-key'; realm: string };

export type GuideBlockOf<K extends GuideBlock['kind']> = Extract<GuideBlock, { kind: K }>;

export interface Guide {
  id: string;
  section: GuideSection;
  language: Language;
  title: string;
  summary: string;
  /** Character whose portrait stands beside the title. */
  who: string;
  /** Each part below a heading of level 2 is printed on pages of its own. */
  isPrintedByPart: boolean;
  blocks: readonly GuideBlock[];
}

/** What the sidebar needs of a guide. */
export interface GuideEntry {
  id: string;
  section: GuideSection;
  who: string;
  /** By language; one without a translation is shown in English. */
  words: { en: GuideWords } & Partial<Record<Language, GuideWords>>;
}

export interface GuideWords {
  title: string;
  summary: string;
}

/** An entry of the changelog for teachers. */
export type ProductUpdate = ByLanguage<{ title: string; text: string }>;
