// A school for live lessons, written into the database before a server opens it: classes, learners and their sessions.
import { randomUUID } from 'node:crypto';
import { openStore } from '../../src/db/openStore.ts';
import { hashToken, newToken } from '../../src/modules/auth/tokens.ts';
import { admittedText } from '../../src/testing/admittedText.ts';

export interface LivePerson {
  id: string;
  token: string;
}

export interface LiveClassroom {
  groupId: string;
  teacher: LivePerson;
  learners: LivePerson[];
}

/** @param database as `openStore` takes it */
export async function writeSchool(database: string, classes: number, learners: number): Promise<LiveClassroom[]> {
  const store = await openStore(database);
  const school: LiveClassroom[] = [];
  const now = Date.now();
  for (let number = 0; number < classes; number += 1) {
    const groupId = randomUUID();
    const person = (): LivePerson => ({ id: randomUUID(), token: newToken() });
    const room = { groupId, teacher: person(), learners: Array.from({ length: learners }, person) };
    await store.write(async (tx) => {
      const { groups, groupMembers, groupTeachers, sessions, users } = tx.tables;
      await tx.insert(groups).values({ id: groupId, name: admittedText(`Class ${number}`), createdAt: now });
      for (const [index, { id, token }] of [room.teacher, ...room.learners].entries()) {
        const username = `p${number}-${index}`;
        await tx.insert(users).values({
          id,
          username,
          usernameKey: username,
          passwordHash: 'none',
          role: index === 0 ? 'Teacher' : 'User',
          ageBand: index === 0 ? '18+' : '14-15',
          settings: {},
          completedMaps: [],
          gameScores: {},
          createdAt: now,
        });
        await tx.insert(sessions).values({
          tokenHash: hashToken(token),
          userId: id,
          bindHash: null,
          createdAt: now,
          expiresAt: now + 86_400_000,
          remembered: false,
          device: null,
        });
        const joined = { groupId, userId: id };
        if (index === 0) await tx.insert(groupTeachers).values({ ...joined, part: 'owner', addedAt: now });
        else await tx.insert(groupMembers).values({ ...joined, joinedAt: now, joinedBy: 'link' });
      }
    });
    school.push(room);
  }
  await store.close();
  return school;
}
