// Rules of progress: stores map progress and turns quest events into states, scores and evidence.
import { mayEnterMap } from '@lanternwise/shared/access/playAccess';
import { isBlockProgram } from '@lanternwise/shared/activities/registry';
import { DEMO_SLUGS, isMapId, type MapId, type ProgressPlace } from '@lanternwise/shared/constants/realms';
import type { RealmContent } from '@lanternwise/shared/content/bundle';
import {
  type EventResult,
  MAP_PROGRESS_MAX_BYTES,
  type MapProgressBody,
  type ProgramsReply,
  type QuestEventsReply,
  type RealmStatesReply,
} from '@lanternwise/shared/contracts/progress';
import type { User } from '@lanternwise/shared/contracts/user';
import type { QuestEvent } from '@lanternwise/shared/quests/events';
import { overallProgress, realmPercent } from '@lanternwise/shared/quests/progress';
import type { QuestContext } from '@lanternwise/shared/quests/reducer';
import { scoreRealm } from '@lanternwise/shared/quests/score';
import type { RealmState } from '@lanternwise/shared/quests/state';
import { UNIT2_CONTENT, UNIT2_CONTEXT } from '@lanternwise/shared/school/unit2Content';
import type { EvidenceLimits } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import type { Store } from '../../db/openStore.ts';
import { ASK_YOUR_TEACHER, HttpError, unknownMap } from '../../http/errors.ts';
import type { ContentService } from '../content/service.ts';
import type { RealmRulesService } from '../groups/realmRulesService.ts';
import { type Caller, requireRow, type UserRow, type UsersService } from '../users/service.ts';
import { applyEvent, parseEvent, refusedResult } from './applyEvent.ts';
import { realmStatesOf } from './evidence.ts';
import { addUsage, requireRoom, type Usage, usedEvidence } from './evidenceQuota.ts';
import { knownEvidence } from './knownEvidence.ts';
import { latestAnswers } from './latestAnswers.ts';
import { finishedTasks, ProgressFeed, type ProgressStep, progressStep } from './ProgressFeed.ts';
import { insertRun, latestPrograms } from './programsRepository.ts';
import {
  findRealmState,
  insertAnswer,
  insertEvent,
  isEventApplied,
  mapProgressOf,
  realmShares,
  saveMapProgress,
  saveRealmState,
} from './repository.ts';
import { detectStuckOnAnswer, detectStuckOnRun } from './stuckDetection.ts';

/** The rules of a realm, or of the lesson outside the realms. */
interface Place {
  facts: QuestContext;
  content: Pick<RealmContent, 'activities' | 'lessons'>;
}

const UNIT2: Place = { facts: UNIT2_CONTEXT, content: { activities: UNIT2_CONTENT, lessons: {} } };

type RealmStateChanges = Map<
  string,
  Place & { before: RealmState | undefined; state: RealmState | undefined; changed: boolean }
>;

/** What one request stores. */
interface Batch {
  states: RealmStateChanges;
  usage: Usage;
  /** Events that the account stored before. */
  stored: number;
}

export class ProgressService {
  constructor(
    private readonly store: Store,
    private readonly content: ContentService,
    private readonly users: UsersService,
    private readonly rules: RealmRulesService,
    private readonly limits: EvidenceLimits,
    private readonly feed = new ProgressFeed(),
  ) {}

  /** Stores the learner's next map and map progress; does not complete realms. */
  async leaveMap(userId: string, body: MapProgressBody): Promise<User> {
    const map = resolveMapId(body.current_map);
    if (!map) throw unknownMap(body.current_map);
    if (body.progress && Buffer.byteLength(JSON.stringify(body.progress)) > MAP_PROGRESS_MAX_BYTES) {
      throw new HttpError(413, 'too-large', 'The progress of this map is too large to keep.');
    }
    const row = await this.store.write(async (tx) => {
      const { nextMap, score, progress } = body;
      await saveMapProgress(tx, { userId, map, nextMap, score, progress, updatedAt: Date.now() });
      return this.users.setCurrentMap(tx, userId, resolveMapId(nextMap) ?? map);
    });
    return this.users.toUser(row);
  }

  async states(userId: string): Promise<RealmStatesReply> {
    const [states, reports] = await Promise.all([
      realmStatesOf(this.store.db, userId),
      mapProgressOf(this.store.db, userId),
    ]);
    return {
      success: true,
      states: Object.fromEntries(states.map(({ realm, state }) => [realm, state])),
      mapProgress: Object.fromEntries(reports.map(({ map, progress }) => [map, progress])),
    };
  }

  async programs(userId: string): Promise<ProgramsReply> {
    const [programs, answers] = await Promise.all([
      latestPrograms(this.store.db, userId),
      latestAnswers(this.store.db, userId, this.#blockPrograms()),
    ]);
    // A fast client clock must not make an answer the newest permanently.
    const now = Date.now();
    const blocks = answers.map((one) => ({ ...one, answeredAt: Math.min(one.answeredAt, now) }));
    return { success: true, programs, blocks };
  }

  /** Ids of the activities that are answered with a program of blocks. */
  #blockPrograms(): string[] {
    const realms = this.content.index().flatMap(({ realm }) => this.content.realm(realm) ?? []);
    return realms.flatMap(({ content }) =>
      Object.values(content.activities).flatMap((activity) => (isBlockProgram(activity) ? activity.id : [])),
    );
  }

  /** Applies events in order, in one transaction that is committed before the reply. */
  async recordEvents(user: Caller, events: readonly unknown[]): Promise<QuestEventsReply> {
    let steps: ProgressStep[] = [];
    const reply = await this.store.write(async (tx): Promise<QuestEventsReply> => {
      const before = requireRow(await this.users.find(tx, user.id));
      requireRoom(before, this.limits, Date.now());
      const batch: Batch = { states: new Map(), usage: { events: 0, bytes: 0 }, stored: before.evidenceEvents };
      const results: EventResult[] = [];
      for (const raw of events) {
        const parsed = parseEvent(raw);
        results.push('result' in parsed ? parsed.result : await this.#applyEvent(tx, user, batch, parsed.event));
      }
      const row = await this.#saveChanges(tx, before, batch);
      steps = stepsOf(user.id, batch.states, this.feed);
      for (const step of steps) await this.feed.storing(tx, step);
      const known = [...batch.states].flatMap(([realm, { state }]) => (state ? [[realm, state] as const] : []));
      return { success: true, results, states: Object.fromEntries(known), user: this.users.toUser(row) };
    });
    for (const step of steps) this.feed.stored(step);
    return reply;
  }

  /** How far a learner is in a realm. */
  async finishedIn(userId: string, realm: string): Promise<{ done: string[]; completed: boolean }> {
    const state = await findRealmState(this.store.db, userId, realm);
    const quest = this.content.realm(realm)?.facts.quest;
    return state && quest
      ? { done: finishedTasks(quest, state), completed: state.completed }
      : { done: [], completed: false };
  }

  async #applyEvent(tx: Db, user: Caller, { states, usage, stored }: Batch, sent: QuestEvent): Promise<EventResult> {
    const place = this.#placeOf(sent.realm);
    if (!place) return refusedResult(sent.id, 'unknown-realm');
    let realm = states.get(sent.realm);
    if (!realm) {
      const before = await findRealmState(tx, user.id, sent.realm);
      realm = { ...place, before, state: before, changed: false };
      states.set(sent.realm, realm);
    }
    if (await isEventApplied(tx, user.id, sent.id)) return { id: sent.id, status: 'duplicate' };
    const refusal = sent.kind === 'realm-entered' && (await this.#refuseEntering(tx, user, sent, realm.state));
    if (refusal) return refusal;
    const event = knownEvidence(place.content, sent);
    if (!event) return refusedResult(sent.id, 'unknown-thing');
    const { state, result, grade } = applyEvent(place.facts, realm.state, event);
    if (result.status !== 'applied') return result;
    addUsage(usage, event);
    realm.state = state;
    realm.changed = true;
    const { id, kind, realm: name } = event;
    const receivedAt = Date.now();
    // Code is stored only in the table of runs, which is limited in size.
    const storedEvent = event.kind === 'program-run' ? withoutTexts(event) : event;
    const sequence = stored + usage.events;
    await insertEvent(tx, { userId: user.id, id, realm: name, kind, event: storedEvent, receivedAt, sequence });
    if (kind === 'activity-answered' && grade) {
      const { ref: activity, answer, ms, hints, skipped, at: answeredAt } = event;
      const evidence = { activity, answer, ms, hints, skipped, answeredAt };
      const record = state.activities[activity];
      await insertAnswer(tx, { userId: user.id, eventId: id, realm: name, ...evidence, ...grade }, record?.attempts);
      await detectStuckOnAnswer(tx, { userId: user.id, realm: name, ref: activity }, record, grade);
    }
    if (event.kind === 'program-run') {
      const { ref, code, errorKind, ms, error = null, output = null } = event;
      // Teachers see what the server found, not what the browser said.
      const status = place.facts.acceptsRun?.(event) === false ? 'failed' : event.status;
      // A fast client clock must not make a program the newest permanently.
      const ranAt = Math.min(event.at, receivedAt);
      const texts = { code, errorKind, error, output };
      await insertRun(tx, { userId: user.id, eventId: id, realm: name, ref, status, ms, ranAt, ...texts });
      await detectStuckOnRun(tx, { userId: user.id, realm: name, ref }, status, errorKind);
    }
    return result;
  }

  #placeOf(place: ProgressPlace): Place | undefined {
    return isMapId(place) ? this.content.realm(place) : UNIT2;
  }

  /** Plans and class locks apply to realms; the lessons outside them are free. */
  async #refuseEntering(
    tx: Db,
    user: Caller,
    { id, realm }: QuestEvent,
    state: RealmState | undefined,
  ): Promise<EventResult | undefined> {
    if (!isMapId(realm)) return undefined;
    // Only the first entering requires a plan, so that progress inside is not rejected after the plan ended.
    if (!state?.entered && !mayEnterMap(realm, this.users.canOpenProtected(user)))
      return refusedResult(id, 'subscription-needed', user.isClassAccount ? ASK_YOUR_TEACHER : undefined);
    // A teacher's lock applies to every entering, but not to events inside.
    const lock = await this.rules.lockOf(tx, user.id, realm);
    return lock && refusedResult(id, 'locked-by-teacher', lock.message);
  }

  async #saveChanges(tx: Db, row: UserRow, { states, usage }: Batch): Promise<UserRow> {
    const userId = row.id;
    const gameScores = { ...row.gameScores };
    const completed = new Set(row.completedMaps);
    let changed = false;
    for (const [realm, { facts, state, changed: stateChanged }] of states) {
      if (!state || !stateChanged) continue;
      changed = true;
      const share = realmPercent(facts.quest, state);
      await saveRealmState(tx, { userId, realm, share, state, updatedAt: Date.now() });
      if (!isMapId(realm)) continue;
      gameScores[realm] = scoreRealm(facts.quest, state);
      if (state.completed) completed.add(realm);
    }
    if (!changed) return row;
    return this.users.setProgressSummary(tx, userId, {
      gameScores,
      completedMaps: [...completed],
      overallProgress: overallProgress(await realmShares(tx, userId)),
      lastActiveAt: Date.now(),
      ...usedEvidence(row, usage, Date.now()),
    });
  }
}

function stepsOf(userId: string, states: RealmStateChanges, feed: ProgressFeed): ProgressStep[] {
  if (!feed.isWatching(userId)) return [];
  return [...states].flatMap(([realm, { facts, before, state, changed }]) =>
    isMapId(realm) && state && changed ? (progressStep({ userId, realm }, facts.quest, before, state) ?? []) : [],
  );
}

/** Code, outputs and error texts are texts of a learner; they do not belong into the log of events. */
const withoutTexts = (run: QuestEvent & { kind: 'program-run' }): QuestEvent => {
  const { outputs: _outputs, output: _output, error: _error, ...facts } = run;
  return { ...facts, code: '' };
};

/** The map of a map id or demo slug; undefined for other names. */
export function resolveMapId(name: string): MapId | undefined {
  if (isMapId(name)) return name;
  return Object.hasOwn(DEMO_SLUGS, name) ? DEMO_SLUGS[name as keyof typeof DEMO_SLUGS] : undefined;
}
