// A school of pupils with sessions, written straight into a database: registering a thousand would measure argon2.
import type { Db } from '../../server/src/db/db.ts';
import { openStore } from '../../server/src/db/openStore.ts';
import { hashToken, newToken } from '../../server/src/modules/auth/tokens.ts';
import { stated } from '../../server/src/modules/users/service.ts';

export interface Pupil {
  id: string;
  /** Both halves of the session, as headers. */
  headers: { authorization: string; cookie: string };
}

const DAY_MS = 24 * 3_600_000;

export async function seedSchool(database: string, size: number): Promise<Pupil[]> {
  const store = await openStore(database);
  const pupils = await store.write(async (tx) => {
    const made: Pupil[] = [];
    for (let number = 0; number < size; number += 1) made.push(await addPupil(tx, number));
    return made;
  });
  await store.close();
  return pupils;
}

async function addPupil(tx: Db, number: number): Promise<Pupil> {
  const { users } = tx.tables;
  const id = `pupil-${number}`;
  const now = Date.now();
  await tx.insert(users).values({
    id,
    username: `Pupil${number}`,
    usernameKey: `pupil${number}`,
    passwordHash: 'none',
    ageBand: stated('12-13'),
    settings: { preferences: { narrationLanguage: 'en', theme: 'dark', volumes: { music: 0.5, effects: 0.8 } } },
    completedMaps: [],
    gameScores: {},
    school: 'Lantern School',
    grade: 'Grade 7',
    createdAt: now,
  });
  const { token, bind } = await createSession(tx, id, now);
  return { id, headers: { authorization: `Bearer ${token}`, cookie: `bind=${bind}` } };
}

/** A session as signing in makes it; returns its two halves. */
export async function createSession(tx: Db, userId: string, now: number): Promise<{ token: string; bind: string }> {
  const { sessions } = tx.tables;
  const [token, bind] = [newToken(), newToken()];
  await tx.insert(sessions).values({
    tokenHash: hashToken(token),
    userId,
    bindHash: hashToken(bind),
    createdAt: now,
    expiresAt: now + DAY_MS,
    remembered: false,
  });
  return { token, bind };
}
