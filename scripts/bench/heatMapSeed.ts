// A class of 60 class accounts that have played every lesson of the course, for the server's time of a heat map.
import { readdirSync, readFileSync } from 'node:fs';
import type { Db } from '../../server/src/db/db.ts';
import type { AdmittedText } from '../../server/src/modules/teacher-texts/text.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import { EMPTY_REALM_STATE, type RealmState } from '../../shared/src/quests/state.ts';

export const HEAT_MAP_GROUP = 'class-heat-map';
export const HEAT_MAP_LEARNERS = 60;
const MISTAKES_EACH = 40;
const FAILURES_EACH = 30;
const CONTENT = new URL('../../shared/generated/content/', import.meta.url);

const readRealms = (): RealmContent[] =>
  readdirSync(CONTENT)
    .filter((file) => file.endsWith('.json') && !file.includes('.hi.'))
    .map((file) => JSON.parse(readFileSync(new URL(file, CONTENT), 'utf8')) as RealmContent);

function stateOf({ quest }: RealmContent, learner: number): RealmState {
  const steps = quest.tasks.flatMap((task) => task.steps);
  const record = { attempts: 2, first: 0.5, best: 1, correct: true, skipped: false, ms: 60_000, hints: 1 };
  return {
    ...EMPTY_REALM_STATE,
    entered: true,
    done: steps.filter((_, at) => (at + learner) % 3 > 0).map(({ id }) => id),
    activities: Object.fromEntries(steps.map(({ on }) => [on.ref, record])),
  };
}

/** @param account the row of one account, by number */
export async function seedHeatMapClass(
  tx: Db,
  account: (number: number) => typeof tx.tables.users.$inferInsert,
  now: number,
): Promise<void> {
  const { users, groups, groupMembers, classAccounts, realmStates, activityAnswers, programRuns, helpSigns } =
    tx.tables;
  const realms = readRealms();
  await tx.insert(groups).values({ id: HEAT_MAP_GROUP, name: 'Class 6C' as AdmittedText, createdAt: now });
  for (let learner = 0; learner < HEAT_MAP_LEARNERS; learner += 1) {
    const row = account(learner);
    const userId = row.id;
    await tx.insert(users).values(row);
    await tx.insert(groupMembers).values({ groupId: HEAT_MAP_GROUP, userId, joinedAt: now, joinedBy: 'class-account' });
    await tx
      .insert(classAccounts)
      .values({ userId, groupId: HEAT_MAP_GROUP, name: `Student Number ${learner}`, createdAt: now });
    await tx.insert(realmStates).values(
      realms.map((content) => ({
        userId,
        realm: content.realm.id,
        share: 60,
        state: stateOf(content, learner),
        updatedAt: now,
      })),
    );
    const [park] = realms.filter(({ realm }) => realm.id === 'ai-adventure-park');
    const activity = Object.keys(park?.activities ?? {})[0] ?? '';
    await tx.insert(activityAnswers).values(
      Array.from({ length: MISTAKES_EACH }, (_, at) => ({
        ...{ userId, eventId: `answer-${at}`, realm: 'ai-adventure-park', activity, answer: {}, wrong: ['who'] },
        ...{ correct: false, score: 0.5, ms: 1000, hints: 0, skipped: false, answeredAt: now - at },
      })),
    );
    await tx.insert(programRuns).values(
      Array.from({ length: FAILURES_EACH }, (_, at) => ({
        ...{ userId, eventId: `run-${at}`, realm: 'python-world', ref: `python-loops`, code: 'print(x)\n'.repeat(20) },
        ...{ status: 'error' as const, errorKind: 'NameError', ms: 1000, ranAt: now - at },
      })),
    );
    if (learner % 4 === 0)
      await tx
        .insert(helpSigns)
        .values({ userId, realm: 'python-world', ref: 'python-loops', kind: 'stuck', count: 22, since: now });
  }
}
