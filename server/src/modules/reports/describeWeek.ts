// Words a child's week for a parent: what was done, what comes next, and what to talk about.
import { type ByLanguage, DEFAULT_LANGUAGE, inLanguage, type Language } from '@lanternwise/shared/constants/languages';
import type { MapId } from '@lanternwise/shared/constants/realms';
import { PLAY_ORDER } from '@lanternwise/shared/constants/realms';
import type { CourseUnit } from '@lanternwise/shared/courses/course';
import type { NextStep } from '@lanternwise/shared/courses/nextStep';
import { formatDate } from '../mail/mailTemplate.ts';
import type { PlaceLookup } from './placeContent.ts';
import type { WeekSummary } from './weekSummary.ts';

type WeekDescriber = (name: string, week: WeekSummary, begun: boolean) => string[];

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** True if there was no activity at all. */
const isEmptyWeek = ({ tried, models, programs, minutes, completed }: WeekSummary): boolean =>
  tried + models + programs + minutes + completed.length === 0;

const WEEK_DESCRIBERS: ByLanguage<WeekDescriber> = {
  en: (name, week, begun) => {
    if (isEmptyWeek(week)) {
      if (!begun) return [`${name} has not begun yet.`];
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
  },
  hi: (name, week, begun) => {
    if (isEmptyWeek(week)) {
      if (!begun) return [`${name} ने अभी शुरुआत नहीं की है।`];
      return [`इस हफ़्ते ${name} ने आराम किया। कोई बात नहीं: सब कुछ सहेजा हुआ है।`];
    }
    const achievements = [
      ...(week.models > 0 ? [`${week.models} मॉडल ${week.models === 1 ? 'ट्रेन किया' : 'ट्रेन किए'}`] : []),
      ...(week.programs > 0 ? [`${week.programs} पाइथन प्रोग्राम ${week.programs === 1 ? 'चलाया' : 'चलाए'}`] : []),
      ...(week.tried > 0 ? [`${week.tried} में से ${week.passed} कार्य पूरे किए`] : []),
    ];
    const list =
      achievements.length > 1
        ? `${achievements.slice(0, -1).join(', ')} और ${achievements.at(-1)}`
        : (achievements[0] ?? 'थोड़ी सैर की');
    return [
      `इस हफ़्ते ${name} ने ${list}।`,
      ...(week.minutes > 0 ? [`इसमें लगभग ${week.minutes} मिनट सोच-विचार में लगे।`] : []),
      ...week.completed.map((title) => `${name} ने पूरी एक दुनिया पार की: ${title}।`),
      ...(week.hardest ? [`“${week.hardest}” अभी भी एक पहेली है। दोबारा कोशिश से ही वह सुलझती है।`] : []),
    ];
  },
};

/** @param begun false for a child who has never played, who gets a different sentence */
export const describeWeek = (name: string, week: WeekSummary, language: Language, begun = true): string[] =>
  inLanguage(WEEK_DESCRIBERS, language)(name, week, begun);

const SCHOOL_UNITS: Readonly<Record<string, ByLanguage<string>>> = {
  'unit-1': { en: 'Unit 1 of School Class X', hi: 'स्कूल कक्षा 10 की यूनिट 1' },
  'unit-2': { en: 'Unit 2 of School Class X', hi: 'स्कूल कक्षा 10 की यूनिट 2' },
};

/** One sentence about what is open to the child now, or who can open more. `contents` in the same language. */
export function describeNext(step: NextStep, contents: PlaceLookup, language: Language): string {
  const realmTitle = (realm: MapId) => contents(realm)?.realm.title ?? realm;
  const say = (words: ByLanguage<string>) => inLanguage(words, language);
  switch (step.kind) {
    case 'resume': {
      const title = realmTitle(step.realm.realm);
      return say({ en: `Right now: ${title}.`, hi: `अभी यहाँ काम चल रहा है: ${title}।` });
    }
    case 'unit': {
      const title = titleOfUnit(step.unit, contents, language);
      if (step.course === 'school-class-x')
        return say({
          en: `Open without a plan: ${title}. The realms need a plan or a school code.`,
          hi: `यह बिना प्लान के खुला है: ${title}। दुनियाओं के लिए प्लान या स्कूल का कोड चाहिए।`,
        });
      return say({ en: `Open next: ${title}.`, hi: `आगे यह खुला है: ${title}।` });
    }
    case 'demo':
      return say({
        en: 'Open without a plan: the demo. The realms need a plan or a school code.',
        hi: 'बिना प्लान के डेमो खुला है। दुनियाओं के लिए प्लान या स्कूल का कोड चाहिए।',
      });
    case 'certificate':
      if (step.isCreated) return say({ en: 'All eight realms are completed.', hi: 'आठों दुनियाएँ पूरी हो गई हैं।' });
      return say({
        en: 'All eight realms are completed. The certificate can be created now.',
        hi: 'आठों दुनियाएँ पूरी हो गई हैं। अब प्रमाणपत्र बनाया जा सकता है।',
      });
    case 'class-lock': {
      const title = realmTitle(step.realm);
      if (step.lock.opensAt === null)
        return say({
          en: `Everything that is open is done. The teacher opens ${title} next.`,
          hi: `जो खुला था, वह पूरा हो गया। आगे की दुनिया टीचर खोलेंगे: ${title}।`,
        });
      const day = formatDate(step.lock.opensAt, language);
      return say({
        en: `Everything that is open is done. ${title} opens on ${day}.`,
        hi: `जो खुला था, वह पूरा हो गया। ${title} ${day} को खुलेगी।`,
      });
    }
    case 'needs-sign-in':
    case 'needs-plan':
      return say({
        en: 'Everything that is free is done. The realms need a plan or a school code.',
        hi: 'जो मुफ़्त है, वह पूरा हो गया। दुनियाओं के लिए प्लान या स्कूल का कोड चाहिए।',
      });
    case 'all-done':
      return say({ en: 'Everything that is open is done.', hi: 'जो कुछ खुला है, सब पूरा हो गया।' });
  }
}

function titleOfUnit(unit: CourseUnit, contents: PlaceLookup, language: Language): string {
  const school = SCHOOL_UNITS[unit.id];
  if (school) return inLanguage(school, language);
  const content = unit.realm && contents(unit.realm);
  if (!content) return unit.title;
  const task = content.quest.tasks.find(({ id }) => id === unit.task);
  return unit.task === undefined ? content.realm.title : (task?.title ?? unit.title);
}

/** Conversation starters: one about the current realm, and two general ones. `contents` in the same language. */
export function conversationStarters(
  currentMap: string,
  completed: readonly string[],
  contents: PlaceLookup,
  language: Language = DEFAULT_LANGUAGE,
): string[] {
  const currentRealm = contents(currentMap) ?? contents(PLAY_ORDER.find((realm) => !completed.includes(realm)) ?? '');
  return inLanguage(STARTERS, language)(currentRealm?.realm);
}

type RealmWords = NonNullable<ReturnType<PlaceLookup>>['realm'];
const STARTERS: ByLanguage<(realm: RealmWords | undefined) => string[]> = {
  en: (realm) => [
    ...(realm ? [`In ${realm.title}: ${toQuestion(realm.goal)}`] : []),
    'What did the computer get wrong, and how did you find out?',
    'What would you teach a machine, and which examples would it need?',
  ],
  hi: (realm) => [
    ...(realm ? [`${realm.title}: पूछिए कि इसका क्या मतलब है: “${withoutStop(realm.goal)}”`] : []),
    'कंप्यूटर ने क्या ग़लत समझा, और यह कैसे पता चला?',
    'मशीन को कुछ सिखाना हो, तो क्या सिखाया जाए, और उसे कौन-से उदाहरण चाहिए होंगे?',
  ],
};

const withoutStop = (goal: string): string => goal.replace(/[.!।]$/, '');

/** Turns a realm's goal into a question for the parent. */
const toQuestion = (goal: string): string =>
  `ask what this means: "${withoutStop(goal)}"${goal.endsWith('?') ? '' : '.'}`;
