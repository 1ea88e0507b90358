// A child's last seven days in plain sentences, English or Hindi: effort first, no ranking, a question to begin a talk with.
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { Locale } from '../mail/outbox.ts';
import { titleOf } from './contentTitles.ts';
import type { Evidence } from './repository.ts';
import type { Contents } from './student-report.ts';

export const DAY_MS = 24 * 3_600_000;
export const WEEK_MS = 7 * DAY_MS;

/** What happened in a week, counted. */
export interface Week {
  minutes: number;
  /** Minutes a day, oldest first. */
  days: Array<{ day: string; minutes: number }>;
  /** Different tasks tried, and passed. */
  tried: number;
  passed: number;
  models: number;
  /** Tasks of Python whose program was made to work. */
  programs: number;
  /** Titles of realms that were left through their arrow. */
  completed: string[];
  /** Title of the task that took the most tries without being passed. */
  hardest: string | null;
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export function weekOf(evidence: Evidence, contents: Contents, now: number): Week {
  const minutes = new Map<string, number>();
  const spend = (at: number, ms: number) => minutes.set(dayOf(at), (minutes.get(dayOf(at)) ?? 0) + ms / 60_000);
  for (const { answeredAt, ms } of evidence.answers) spend(answeredAt, ms);
  for (const { ranAt, ms } of evidence.programs) spend(ranAt, ms);
  const days = Array.from({ length: 7 }, (_, back) => dayOf(now - (6 - back) * DAY_MS)).map((day) => ({
    day,
    minutes: Math.round(minutes.get(day) ?? 0),
  }));
  const tries = new Map<string, { passed: boolean; count: number; title: string }>();
  const note = (realm: string, ref: string, passed: boolean) => {
    const key = `${realm} ${ref}`;
    const before = tries.get(key) ?? { passed: false, count: 0, title: titleOf(contents(realm), ref) };
    tries.set(key, { ...before, passed: before.passed || passed, count: before.count + 1 });
  };
  for (const { realm, activity, correct } of evidence.answers) note(realm, activity, correct);
  for (const { realm, ref, status } of evidence.programs) note(realm, ref, status === 'passed');
  const tasks = [...tries.values()];
  const programs = new Set(
    evidence.programs.filter(({ status }) => status === 'passed').map(({ realm, ref }) => `${realm} ${ref}`),
  );
  const [hardest] = tasks.filter(({ passed }) => !passed).sort((a, b) => b.count - a.count);
  return {
    minutes: days.reduce((sum, day) => sum + day.minutes, 0),
    days,
    tried: tasks.length,
    passed: tasks.filter(({ passed }) => passed).length,
    models: evidence.events.filter(({ event }) => event.kind === 'model-card').length,
    programs: programs.size,
    completed: evidence.events.flatMap(({ realm, event }) =>
      event.kind === 'exit-reached' ? [contents(realm)?.realm.title ?? realm] : [],
    ),
    hardest: hardest?.title ?? null,
  };
}

type Words = (name: string, week: Week, begun: boolean) => string[];

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** Nothing at all: whoever only tried a program, or thought for a while, was there. */
const isQuiet = ({ tried, models, programs, minutes, completed }: Week): boolean =>
  tried + models + programs + minutes + completed.length === 0;

const english: Words = (name, week, begun) => {
  if (isQuiet(week)) {
    if (!begun) return [`${name} has not begun yet. The first realm is open, and the lanterns are lit.`];
    return [`${name} took a week off. That is fine: everything is kept, and the lanterns stay lit.`];
  }
  const did = [
    ...(week.models > 0 ? [week.models === 1 ? 'trained a model' : `trained ${week.models} models`] : []),
    ...(week.programs > 0 ? [`got ${plural(week.programs, 'Python program', 'Python programs')} to work`] : []),
    ...(week.tried > 0 ? [`passed ${week.passed} of ${plural(week.tried, 'task', 'tasks')}`] : []),
  ];
  const list = did.length > 1 ? `${did.slice(0, -1).join(', ')} and ${did.at(-1)}` : (did[0] ?? 'looked around');
  return [
    `This week ${name} ${list}.`,
    ...(week.minutes > 0 ? [`That took about ${plural(week.minutes, 'minute', 'minutes')} of thinking.`] : []),
    ...week.completed.map((title) => `${name} finished a whole realm: ${title}.`),
    ...(week.hardest ? [`"${week.hardest}" is still a puzzle. Trying again is how it gets solved.`] : []),
  ];
};

const hindi: Words = (name, week, begun) => {
  if (isQuiet(week)) {
    if (!begun) return [`${name} ने अभी शुरुआत नहीं की है। पहली दुनिया खुली है।`];
    return [`इस हफ़्ते ${name} ने आराम किया। कोई बात नहीं: सब कुछ सहेजा हुआ है।`];
  }
  const did = [
    ...(week.models > 0 ? [`${week.models} मॉडल ${week.models === 1 ? 'ट्रेन किया' : 'ट्रेन किए'}`] : []),
    ...(week.programs > 0 ? [`${week.programs} पाइथन प्रोग्राम ${week.programs === 1 ? 'चलाया' : 'चलाए'}`] : []),
    ...(week.tried > 0 ? [`${week.tried} में से ${week.passed} कार्य पूरे किए`] : []),
  ];
  return [
    `इस हफ़्ते ${name} ने ${did.length > 0 ? did.join(', ') : 'थोड़ी सैर की'}।`,
    ...(week.minutes > 0 ? [`इसमें लगभग ${week.minutes} मिनट सोच-विचार में लगे।`] : []),
    ...week.completed.map((title) => `${name} ने पूरी एक दुनिया पार की: ${title}।`),
    ...(week.hardest ? [`“${week.hardest}” अभी भी एक पहेली है। दोबारा कोशिश से ही वह सुलझती है।`] : []),
  ];
};

/** @param begun false for a child who has never played: nobody takes a week off from that */
export const weekInWords = (name: string, week: Week, locale: Locale, begun = true): string[] =>
  (locale === 'hi' ? hindi : english)(name, week, begun);

/** Questions to begin a talk with: about the realm the child is in, and two that always fit. */
export function conversationStarters(
  currentMap: string,
  completed: readonly string[],
  contents: Contents,
  locale: Locale = 'en',
): string[] {
  const here = contents(currentMap) ?? contents(PLAY_ORDER.find((realm) => !completed.includes(realm)) ?? '');
  if (locale === 'hi') {
    // A realm's goal is written in English, so the parent asks for it in general words.
    return [
      ...(here ? [`${here.realm.title} में क्या पता लगाना है? अपने शब्दों में समझाइए।`] : []),
      'कंप्यूटर ने क्या ग़लत समझा, और यह कैसे पता चला?',
      'मशीन को कुछ सिखाना हो, तो क्या सिखाया जाए, और उसे कौन-से उदाहरण चाहिए होंगे?',
    ];
  }
  const about = here ? [`In ${here.realm.title}: ${asQuestion(here.realm.goal)}`] : [];
  return [
    ...about,
    'What did the computer get wrong, and how did you find out?',
    'What would you teach a machine, and which examples would it need?',
  ];
}

/** A realm's goal is a sentence that tells the child what to find out; a parent asks for it. */
const asQuestion = (goal: string): string =>
  `ask what this means: "${goal.replace(/[.!]$/, '')}"${goal.endsWith('?') ? '' : '.'}`;
