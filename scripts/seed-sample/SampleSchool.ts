// Fills a database with the sample school, through the same services that serve real people.

import { randomUUID } from 'node:crypto';
import { createGroup } from '@lanternwise/shared/contracts/groups';
import type { Config } from '../../server/src/config.ts';
import type { Store } from '../../server/src/db/openStore.ts';
import { hashPassword, SERVER_TURN } from '../../server/src/modules/auth/passwords.ts';
import { CertificatesService } from '../../server/src/modules/certificates/service.ts';
import { parseContent } from '../../server/src/modules/content/bundle.ts';
import { findRevision } from '../../server/src/modules/content/repository.ts';
import { ContentService } from '../../server/src/modules/content/service.ts';
import { FeedbackService } from '../../server/src/modules/feedback/service.ts';
import { ClassAccountsService } from '../../server/src/modules/groups/classAccountsService.ts';
import { generatePassphrase } from '../../server/src/modules/groups/credentialGenerator.ts';
import { RealmRulesService } from '../../server/src/modules/groups/realmRulesService.ts';
import { GroupsService } from '../../server/src/modules/groups/service.ts';
import { MailOutbox } from '../../server/src/modules/mail/outbox.ts';
import { finishCourse } from '../../server/src/modules/progress/finishCourse.ts';
import { ProgressService } from '../../server/src/modules/progress/service.ts';
import { confirmSchool } from '../../server/src/modules/subscriptions/confirmations.ts';
import { type Caller, type NewUser, requireRow, stated, UsersService } from '../../server/src/modules/users/service.ts';
import { PLAY_ORDER } from '../../shared/src/constants/realms.ts';
import { AVATARS } from '../../shared/src/constants/users.ts';
import type { RealmContent } from '../../shared/src/content/bundle.ts';
import type { LoginCard } from '../../shared/src/contracts/class-accounts.ts';
import { seedBlogs } from './blogs.ts';
import { createRandom, type Random } from './random.ts';
import { ADMIN, createLearner, GROUPS, type Learner, PARENTS, TEACHERS } from './school.ts';
import { type SimulatedEvent, simulateRealm } from './simulateLearner.ts';

const DAY_MS = 86_400_000;
/** Classes are made, and everybody has joined, before the first day of play. */
const CLASSES_MADE_DAYS_AGO = 29;
const HOUR_MS = 3_600_000;
/** Few: they share the time of the last of them. */
const EVENT_BATCH_SIZE = 4;

export interface SampleLogin {
  who: string;
  username: string;
  password: string;
}

export interface SeedResult {
  signIns: SampleLogin[];
  events: number;
  refused: number;
  certificates: number;
  blogs: number;
}

export class SampleSchool {
  readonly #store: Store;
  readonly #users: UsersService;
  readonly #progress: ProgressService;
  readonly #groups: GroupsService;
  readonly #cards: ClassAccountsService;
  readonly #certificates: CertificatesService;
  readonly #feedback: FeedbackService;
  readonly #contents: ReadonlyMap<string, RealmContent>;
  readonly #now = Date.now();
  readonly #filled: SeedResult = { signIns: [], events: 0, refused: 0, certificates: 0, blogs: 0 };

  private constructor(store: Store, config: Config, content: ContentService, contents: Map<string, RealmContent>) {
    this.#store = store;
    this.#contents = contents;
    this.#users = new UsersService(store, config.access, config.consentAge);
    this.#progress = new ProgressService(store, content, this.#users, new RealmRulesService(store), config.evidence);
    this.#groups = new GroupsService(store, this.#users);
    this.#cards = new ClassAccountsService(store, this.#users);
    this.#certificates = new CertificatesService(store, this.#users, new MailOutbox());
    this.#feedback = new FeedbackService(store, this.#users);
  }

  static async seed(store: Store, config: Config): Promise<SeedResult> {
    const content = await ContentService.load(store, config.contentDir);
    const contents = new Map<string, RealmContent>();
    for (const { realm } of content.index()) {
      const row = await findRevision(store.db, realm, content.realm(realm)?.number ?? 0);
      if (row) contents.set(realm, parseContent(row.body, realm));
    }
    return new SampleSchool(store, config, content, contents).#all();
  }

  async #all(): Promise<SeedResult> {
    await this.#adult(ADMIN, 'Admin');
    const teachers = new Map<string, string>();
    for (const name of TEACHERS) teachers.set(name, await this.#adult(name, 'Teacher'));
    let index = 0;
    const children: LoginCard[] = [];
    for (const { name, teacher, ageBand, names } of GROUPS) {
      const caller = await this.#caller(teachers.get(teacher) ?? '');
      const { cards } = await withClockAt(this.#now - CLASSES_MADE_DAYS_AGO * DAY_MS, async () => {
        const group = await this.#groups.create(caller, createGroup.body.parse({ name }).name);
        return this.#cards.create(caller, group.id, { names, ageBand, schoolConsent: true }, SERVER_TURN);
      });
      for (const card of cards) {
        const about = await this.#learn(card, index);
        const who = `${card.name}, ${name}${about}`;
        this.#filled.signIns.push({ who, username: card.username, password: card.passphrase });
        index += 1;
      }
      children.push(...cards.slice(0, 1));
    }
    for (const [at, name] of PARENTS.entries()) {
      const child = children[at];
      if (child) await this.#link(await this.#adult(name, 'Parent'), child.id);
    }
    this.#filled.blogs = await seedBlogs(this.#store, this.#now);
    return this.#filled;
  }

  async #caller(id: string): Promise<Caller> {
    return requireRow(await this.#users.find(this.#store.db, id));
  }

  async #adult(username: string, role: NonNullable<NewUser['role']>): Promise<string> {
    const password = generatePassphrase();
    const passwordHash = await hashPassword(password, SERVER_TURN, 'generated');
    const id = randomUUID();
    const createdAt = this.#now - 30 * DAY_MS;
    await this.#store.write(async (tx) => {
      await this.#users.create(tx, {
        id,
        username,
        usernameKey: username,
        passwordHash,
        role,
        ageBand: stated('18+'),
        settings: {},
        completedMaps: [],
        gameScores: {},
        createdAt,
      });
      // The sample school is known, so the consent that it declares counts.
      if (role === 'Teacher') await confirmSchool(tx, id, null, createdAt);
    });
    this.#filled.signIns.push({ who: role, username, password });
    return id;
  }

  async #link(parentId: string, childId: string): Promise<void> {
    await this.#store.write(async (tx) => {
      const { parentLinks } = tx.tables;
      await tx.insert(parentLinks).values({ id: randomUUID(), parentId, childId, createdAt: this.#now });
    });
  }

  /** The school's plan, then four weeks of play. Returns what to know about the learner, if anything. */
  async #learn(card: LoginCard, index: number): Promise<string> {
    const plan = {
      avatar: AVATARS[index % AVATARS.length] ?? AVATARS[0],
      subscriptionStatus: 'active' as const,
      subscriptionPlan: 'school',
      subscriptionEndDate: this.#now + 300 * DAY_MS,
      paymentProvider: 'grant',
      createdAt: this.#now - CLASSES_MADE_DAYS_AGO * DAY_MS,
    };
    await this.#store.write((tx) => this.#users.update(tx, card.id, plan));
    const chance = createRandom(1000 + index);
    const learner = createLearner(index, chance);
    const realms = this.#realmsOf(learner);
    const moves = realms.flatMap(({ content, share }) => simulateRealm(content, learner, chance, share));
    const timed = this.#dated(moves, learner, chance);
    await this.#replay(card, timed);
    if (learner.finished === PLAY_ORDER.length) {
      await finishCourse(this.#store, this.#users, card.id, {
        questOf: (realm) => this.#contents.get(realm)?.quest,
        grade: () => chance.between(70, 100) / 100,
      });
    }
    await this.#rate(card, chance);
    if (learner.finished < PLAY_ORDER.length) return '';
    if (!learner.certified) return ' (finished, may make a certificate)';
    await this.#certify(card);
    return ' (has a certificate)';
  }

  /** In play order: finished realms, then the one where the learner is now. */
  #realmsOf({ finished, share, shops }: Learner): { content: RealmContent; share: number }[] {
    const played: { content: RealmContent; share: number }[] = [];
    for (const [index, realm] of PLAY_ORDER.entries()) {
      const content = this.#contents.get(realm);
      if (!content) continue;
      const whole = index < finished;
      played.push({ content, share: whole ? 1 : share });
      if (!whole) break;
    }
    const python = this.#contents.get('python-world');
    if (python && shops > 0) played.push({ content: python, share: shops / 8 });
    return played;
  }

  /** Spreads what was done over the days of play, in the afternoon; today's is over by now. */
  #dated(
    moves: readonly SimulatedEvent[],
    { days }: Learner,
    chance: Random,
  ): { event: Record<string, unknown>; at: number }[] {
    const perDay = Math.ceil(moves.length / days.length);
    return days.flatMap((ago, index) => {
      const part = moves.slice(index * perDay, (index + 1) * perDay);
      const took = part.reduce((sum, { ms }) => sum + ms, 0);
      const midnight = Math.floor(this.#now / DAY_MS - ago) * DAY_MS;
      const begun = Math.min(midnight + chance.between(9 * 60, 16 * 60) * 60_000, this.#now - took - 5 * 60_000);
      let at = begun;
      return part.map(({ event, ms }) => {
        at += ms;
        return { event, at };
      });
    });
  }

  async #replay({ id }: LoginCard, timed: { event: Record<string, unknown>; at: number }[]): Promise<void> {
    for (let from = 0; from < timed.length; from += EVENT_BATCH_SIZE) {
      const part = timed.slice(from, from + EVENT_BATCH_SIZE);
      const events = part.map(({ event, at }) => ({ ...event, at }));
      const { results } = await withClockAt(part.at(-1)?.at ?? this.#now, async () =>
        this.#progress.recordEvents(await this.#caller(id), events),
      );
      this.#filled.events += results.filter(({ status }) => status === 'applied').length;
      this.#filled.refused += results.filter(({ status }) => status === 'refused').length;
    }
  }

  async #rate({ id }: LoginCard, chance: Random): Promise<void> {
    const { completedMaps, ...row } = requireRow(await this.#users.find(this.#store.db, id));
    for (const currentMap of completedMaps) {
      const stars = () => Math.min(5, chance.between(3, 6));
      const ratings = { contentRating: stars(), gameplayRating: stars(), recommendationRating: stars() };
      const feedbackNote = chance.pick(['I liked the owl.', 'More robots please!', 'The last task was hard but fun.']);
      const timestamp = this.#now - chance.between(1, 20) * DAY_MS;
      await this.#feedback.add({ ...ratings, feedbackNote, timestamp, currentMap }, row, 'sample');
    }
  }

  async #certify({ id, name }: LoginCard): Promise<void> {
    const caller = await this.#caller(id);
    await withClockAt(this.#now - HOUR_MS, () => this.#certificates.generate(caller, id, `${name} Sample`));
    this.#filled.certificates += 1;
  }
}

/** The server stamps what arrives with its own clock: during the replay that clock shows the time of play. */
async function withClockAt<T>(time: number, work: () => Promise<T>): Promise<T> {
  const real = Date.now;
  Date.now = () => time;
  try {
    return await work();
  } finally {
    Date.now = real;
  }
}
