// A database of 100,000 accounts, among them a teacher with 10,000 learners and an Admin, each signed in.
import type { Db } from '../../server/src/db/db.ts';
import { openStore } from '../../server/src/db/openStore.ts';
import type { AdmittedText } from '../../server/src/modules/teacher-texts/text.ts';
import { seedHeatMapClass } from './heatMapSeed.ts';
import { createSession } from './schoolSeed.ts';

export const ACCOUNTS = 100_000;
export const STUDENTS = 10_000;
export const GROUP = 'class-0';
const GROUPS = 100;
const BATCH_SIZE = 500;

/** Both halves of a session. */
export interface SessionTokens {
  token: string;
  bind: string;
}

const numbers = (size: number) => Array.from({ length: size }, (_, number) => number);

async function inBatches<T>(rows: readonly T[], insert: (batch: T[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += BATCH_SIZE) await insert(rows.slice(at, at + BATCH_SIZE));
}

/** Ids that lie apart, as random ones do: neighbours in a class are not neighbours on disk. */
const idOf = (number: number) => `${((number * 7919) % ACCOUNTS).toString(16).padStart(8, '0')}-account-${number}`;

const account = (number: number, now: number) => ({
  id: idOf(number),
  username: `Pupil${number}`,
  usernameKey: `pupil${number}`,
  email: `pupil${number}@school.example`,
  emailKey: `pupil${number}@school.example`,
  passwordHash: 'none',
  ageBand: '12-13' as const,
  settings: {},
  completedMaps: ['ai-adventure-park'],
  gameScores: {},
  overallProgress: (number * 37) % 101,
  lastActiveAt: now - ((number * 7717) % STUDENTS) * 60_000,
  createdAt: now - number * 1000,
});

export async function seedPlatform(database: string): Promise<{ teacher: SessionTokens; admin: SessionTokens }> {
  const store = await openStore(database);
  const now = Date.now();
  const accounts = numbers(ACCOUNTS).map((number) => account(number, now));
  const learners = accounts.slice(0, STUDENTS).map(({ id }, number) => ({ id, groupId: `class-${number % GROUPS}` }));
  const made = await store.write(async (tx) => {
    const { users, groups, groupTeachers, groupMembers, helpSigns } = tx.tables;
    await inBatches(accounts, (batch) => tx.insert(users).values(batch));
    const teacher = await createSignedInUser(tx, 'Teacher', now);
    const admin = await createSignedInUser(tx, 'Admin', now);
    for (const number of numbers(GROUPS)) {
      const groupId = `class-${number}`;
      await tx.insert(groups).values({ id: groupId, name: `Class ${number}` as AdmittedText, createdAt: now });
      await tx.insert(groupTeachers).values({ groupId, userId: 'bench-Teacher', part: 'owner', addedAt: now });
    }
    await inBatches(
      learners.map(({ id, groupId }) => ({ groupId, userId: id, joinedAt: now, joinedBy: 'code' as const })),
      (batch) => tx.insert(groupMembers).values(batch),
    );
    const stuck = learners.filter((_, number) => number % 5 === 0);
    await inBatches(
      stuck.map(({ id }) => ({
        userId: id,
        realm: 'robo-realm',
        ref: 'any',
        kind: 'stuck' as const,
        count: 20,
        since: now,
      })),
      (batch) => tx.insert(helpSigns).values(batch),
    );
    await seedHeatMapClass(tx, (number) => account(ACCOUNTS + 1 + number, now), now);
    return { teacher, admin };
  });
  await store.close();
  return made;
}

async function createSignedInUser(tx: Db, role: 'Teacher' | 'Admin', now: number): Promise<SessionTokens> {
  const { users } = tx.tables;
  const id = `bench-${role}`;
  await tx.insert(users).values({
    ...account(ACCOUNTS, now),
    id,
    username: id,
    usernameKey: id.toLowerCase(),
    email: null,
    emailKey: null,
    role,
  });
  return createSession(tx, id, now);
}
