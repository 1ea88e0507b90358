// Decides who sees an account's e-mail address: a child's goes to the child, a linked parent and Admins only.
import { ADULT_AGE } from '@lanternwise/shared/constants/age';
import type { Role } from '@lanternwise/shared/constants/users';
import { type SQL, sql } from 'drizzle-orm';
import type { Tables } from '../../db/db.ts';
import { isAdult, isOfAge } from './age.ts';
import type { UserRow } from './repository.ts';

/** Who asks: `anybody` where the owner shows the address, `payment` a provider outside. */
type AddressReader = 'owner' | 'parent' | 'admin' | 'teacher' | 'anybody' | 'payment';
type Addressee = Pick<UserRow, 'email' | 'ageBand' | 'dateOfBirth' | 'role'>;

const LEARNERS: readonly Role[] = ['User', 'Pilot'];
/** Teachers see no learner's address, of whatever age: who is a child in a class is not theirs to find out. */
const isGrownColleague = (person: Addressee) => isAdult(person) && !LEARNERS.includes(person.role);

const MAY_READ: Record<AddressReader, (person: Addressee) => boolean> = {
  owner: () => true,
  parent: () => true,
  admin: () => true,
  teacher: isGrownColleague,
  anybody: (person) => isAdult(person),
  payment: (person) => isAdult(person),
};

/** The address as this reader may see it, else null. Every reply, mail and provider's call asks here. */
export const addressFor = (reader: AddressReader, person: Addressee): string | null =>
  MAY_READ[reader](person) ? person.email : null;

/** `addressFor` of a teacher or an Admin as SQL, so that lists search only what they show. */
export function addressColumn(tables: Tables, viewer: { role: Role }): SQL<string | null> {
  const { users } = tables;
  if (viewer.role === 'Admin') return sql<string | null>`${users.email}`;
  const learners = sql.join(
    LEARNERS.map((role) => sql`${role}`),
    sql`, `,
  );
  return sql<
    string | null
  >`case when ${isOfAge(tables, ADULT_AGE)} and ${users.role} not in (${learners}) then ${users.email} end`;
}
