// Summarizes a child's last seven days in English or Hindi sentences, with conversation starters.

import { builtRealms } from '@lanternwise/shared/access/playAccess';
import { isMapId } from '@lanternwise/shared/constants/realms';
import { isoTime } from '../../http/isoTime.ts';
import type { Locale } from '../mail/outbox.ts';
import { titleOf, UNKNOWN_TITLE } from './contentTitles.ts';
import type { PlaceLookup } from './placeContent.ts';
import type { LearnerEvidence } from './repository.ts';

export const DAY_MS = 24 * 3_600_000;
export const WEEK_MS = 7 * DAY_MS;

/** Counts of a week. */
export interface WeekSummary {
  minutes: number;
  /** Minutes per day, oldest first. */
  days: Array<{ day: string; minutes: number }>;
  /** Number of different tasks that were tried and passed. */
  tried: number;
  passed: number;
  models: number;
  /** Number of Python tasks with a passed program. */
  programs: number;
  /** Titles of completed realms. */
  completed: string[];
  /** Title of the open task with the most tries, of those that the course still has. */
  hardest: string | null;
}

const isoDay = (time: number): string => isoTime(time).slice(0, 10);

export function summarizeWeek(evidence: LearnerEvidence, contents: PlaceLookup, now: number): WeekSummary {
  const minutes = new Map<string, number>();
  const addMinutes = (at: number, ms: number) => minutes.set(isoDay(at), (minutes.get(isoDay(at)) ?? 0) + ms / 60_000);
  for (const { answeredAt, ms } of evidence.answers) addMinutes(answeredAt, ms);
  for (const { ranAt, ms } of evidence.programs) addMinutes(ranAt, ms);
  const days = Array.from({ length: 7 }, (_, back) => isoDay(now - (6 - back) * DAY_MS)).map((day) => ({
    day,
    minutes: Math.round(minutes.get(day) ?? 0),
  }));
  const tries = new Map<string, { passed: boolean; count: number; title: string }>();
  const addTry = (realm: string, ref: string, passed: boolean) => {
    const key = `${realm} ${ref}`;
    const before = tries.get(key) ?? { passed: false, count: 0, title: titleOf(contents(realm), ref) };
    tries.set(key, { ...before, passed: before.passed || passed, count: before.count + 1 });
  };
  for (const { realm, activity, correct } of evidence.answers) addTry(realm, activity, correct);
  for (const { realm, ref, status } of evidence.programs) addTry(realm, ref, status === 'passed');
  const tasks = [...tries.values()];
  const programs = new Set(
    evidence.programs.filter(({ status }) => status === 'passed').map(({ realm, ref }) => `${realm} ${ref}`),
  );
  const known = tasks.filter(({ title }) => title !== UNKNOWN_TITLE);
  const [hardest] = known.filter(({ passed }) => !passed).sort((a, b) => b.count - a.count);
  return {
    minutes: days.reduce((sum, day) => sum + day.minutes, 0),
    days,
    tried: tasks.length,
    passed: tasks.filter(({ passed }) => passed).length,
    models: evidence.events.filter(({ event }) => event.kind === 'model-card').length,
    programs: programs.size,
    completed: evidence.events.flatMap(({ realm, event }) =>
      event.kind === 'exit-reached' && isMapId(realm) ? [contents(realm)?.realm.title ?? realm] : [],
    ),
    hardest: hardest?.title ?? null,
  };
}

type WeekDescriber = (name: string, week: WeekSummary, begun: boolean) => string[];

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** True if there was no activity at all. */
const isEmptyWeek = ({ tried, models, programs, minutes, completed }: WeekSummary): boolean =>
  tried + models + programs + minutes + completed.length === 0;

const describeInEnglish: WeekDescriber = (name, week, begun) => {
  if (isEmptyWeek(week)) {
    if (!begun) return [`${name} has not begun yet. The first realm is open, and the lanterns are lit.`];
    return [`${name} took a week off. That is fine: everything is kept, and the lanterns stay lit.`];
  }
  const achievements = [
    ...(week.models > 0 ? [week.models === 1 ? 'trained a model' : `trained ${week.models} models`] : []),
    ...(week.programs > 0 ? [`got ${plural(week.programs, 'Python program', 'Python programs')} to work`] : []),
    ...(week.tried > 0 ? [`passed ${week.passed} of ${plural(week.tried, 'task', 'tasks')}`] : []),
  ];
  const list =
    achievements.length > 1
      ? `${achievements.slice(0, -1).join(', ')} and ${achievements.at(-1)}`
      : (achievements[0] ?? 'looked around');
  return [
    `This week ${name} ${list}.`,
    ...(week.minutes > 0 ? [`That took about ${plural(week.minutes, 'minute', 'minutes')} of thinking.`] : []),
    ...week.completed.map((title) => `${name} finished a whole realm: ${title}.`),
    ...(week.hardest ? [`"${week.hardest}" is still a puzzle. Trying again is how it gets solved.`] : []),
  ];
};

const describeInHindi: WeekDescriber = (name, week, begun) => {
  if (isEmptyWeek(week)) {
    if (!begun) return [`${name} ने अभी शुरुआत नहीं की है। पहली दुनिया खुली है।`];
    return [`इस हफ़्ते ${name} ने आराम किया। कोई बात नहीं: सब कुछ सहेजा हुआ है।`];
  }
  const achievements = [
    ...(week.models > 0 ? [`${week.models} मॉडल ${week.models === 1 ? 'ट्रेन किया' : 'ट्रेन किए'}`] : []),
    ...(week.programs > 0 ? [`${week.programs} पाइथन प्रोग्राम ${week.programs === 1 ? 'चलाया' : 'चलाए'}`] : []),
    ...(week.tried > 0 ? [`${week.tried} में से ${week.passed} कार्य पूरे किए`] : []),
  ];
  return [
    `इस हफ़्ते ${name} ने ${achievements.length > 0 ? achievements.join(', ') : 'थोड़ी सैर की'}।`,
    ...(week.minutes > 0 ? [`इसमें लगभग ${week.minutes} मिनट सोच-विचार में लगे।`] : []),
    ...week.completed.map((title) => `${name} ने पूरी एक दुनिया पार की: ${title}।`),
    ...(week.hardest ? [`“${week.hardest}” अभी भी एक पहेली है। दोबारा कोशिश से ही वह सुलझती है।`] : []),
  ];
};

/** @param begun false for a child who has never played, who gets a different sentence */
export const describeWeek = (name: string, week: WeekSummary, locale: Locale, begun = true): string[] =>
  (locale === 'hi' ? describeInHindi : describeInEnglish)(name, week, begun);

/** Conversation starters: one about the current realm, and two general ones. */
export function conversationStarters(
  currentMap: string,
  completed: readonly string[],
  contents: PlaceLookup,
  locale: Locale = 'en',
): string[] {
  const currentRealm =
    contents(currentMap) ?? contents(builtRealms().find((realm) => !completed.includes(realm)) ?? '');
  if (locale === 'hi') {
    // Goals are in English, so the Hindi question is general.
    return [
      ...(currentRealm ? [`${currentRealm.realm.title} में क्या पता लगाना है? अपने शब्दों में समझाइए।`] : []),
      'कंप्यूटर ने क्या ग़लत समझा, और यह कैसे पता चला?',
      'मशीन को कुछ सिखाना हो, तो क्या सिखाया जाए, और उसे कौन-से उदाहरण चाहिए होंगे?',
    ];
  }
  const about = currentRealm ? [`In ${currentRealm.realm.title}: ${toQuestion(currentRealm.realm.goal)}`] : [];
  return [
    ...about,
    'What did the computer get wrong, and how did you find out?',
    'What would you teach a machine, and which examples would it need?',
  ];
}

/** Turns a realm's goal into a question for the parent. */
const toQuestion = (goal: string): string =>
  `ask what this means: "${goal.replace(/[.!]$/, '')}"${goal.endsWith('?') ? '' : '.'}`;
