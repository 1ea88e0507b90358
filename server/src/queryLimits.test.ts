// Every query of the server reads a limited number of rows: by a LIMIT, by a key, as a sum, or for a reason that stands here.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { unlimitedIn, unlimitedQueries } from './testing/unlimitedQueries.ts';

/** What keeps the rows few where neither a LIMIT nor a key does. */
type Bound =
  /** A constant of the product, checked when rows are written. */
  | 'written'
  /** As many rows as realms, lessons, activities, questions or days: the content and the calendar limit them. */
  | 'content'
  /** The rows of one person, which that person or a payment makes one by one. */
  | 'own'
  /** A part of another query, which has its own limit. */
  | 'part'
  /** A job or the start of the server, which must read everything; no request waits for it. */
  | 'job';

const REASONS: Readonly<Record<string, readonly [Bound, because: string]>> = {
  'modules/accounts/purge.ts#purgeRestored': ['job', 'ids alone, after a restored backup'],
  'modules/accounts/purge.ts##readLedger': ['job', 'one hash for each purged account, at the start'],
  'modules/admin/overviewRepository.ts#countSignUps': ['written', 'sums alone, in one row'],
  'modules/feedback/ratings.ts#ratingsByMap': ['content', 'one row a realm'],
  'modules/blogs/published.ts#listPublished': ['job', 'addresses alone, for the sitemap, which is cached'],
  'modules/admin/teachersRepository.ts#adminsWithAddress': ['job', 'those to whom the daily mail goes'],
  'modules/admin/teachersRepository.ts#groundsOfAll': ['part', 'the teachers of one page'],
  'modules/progress/evidence.ts#firstEvents': [
    'content',
    'one row for each thing of a realm, of GROUP_MEMBERS_MAX learners',
  ],
  'modules/progress/evidence.ts#firstRightAnswers': ['content', 'one row an activity, of GROUP_MEMBERS_MAX learners'],
  'modules/review/remembered.ts#reviewAnswersBy': [
    'own',
    'what GROUP_MEMBERS_MAX persons answered, question by question',
  ],
  'modules/progress/evidence.ts#statesIn': ['content', 'one row a realm, of GROUP_MEMBERS_MAX learners'],
  'modules/assignments/repository.ts#removeAssignmentsOnlyFor': [
    'written',
    'subqueries of a deletion; nothing is read',
  ],
  'modules/assignments/repository.ts#chosenLearners': ['written', 'GROUP_MEMBERS_MAX for each assignment of a page'],
  'modules/certificates/repository.ts#ofOwner': ['content', 'one certificate a course'],
  'modules/consent/repository.ts#consentsOf': ['own', 'what at most 10 addresses answered about one child'],
  'modules/consent/schoolConsent.ts#childrenWithSchoolConsent': [
    'written',
    'GROUP_MEMBERS_MAX for each of GROUPS_PER_TEACHER classes',
  ],
  'modules/consent/schoolConsent.ts#giveSchoolConsent': ['part', 'ids inside an update'],
  'modules/audit/auditLog.ts#actorsOn': ['part', 'the subjects of one page'],
  'modules/content/repository.ts#latestRevisionNumbers': ['content', 'one row a realm'],
  'modules/content/repository.ts#revisionsOf': ['job', 'without bodies, at the start'],
  'modules/courses/repository.ts#allChecks': ['content', 'items of the checklists'],
  'modules/courses/repository.ts#checksOf': ['content', 'items of one checklist'],
  'modules/groups/classAccountsRepository.ts#classAccountNames': ['written', 'GROUP_MEMBERS_MAX'],
  'modules/groups/classAccountsRepository.ts#classAccountsOf': ['written', 'GROUP_MEMBERS_MAX'],
  'modules/groups/coTeachersRepository.ts#findTeacher': ['own', 'one account by its user name'],
  'modules/groups/coTeachersRepository.ts#teachersAndInvited': ['written', 'CO_TEACHERS_MAX'],
  'modules/groups/ownerlessRepository.ts#classesWithoutOwner': ['part', 'owners inside the query, which has a limit'],
  'modules/groups/ownerlessRepository.ts#heirsOf': ['written', 'CO_TEACHERS_MAX'],
  'modules/groups/realmsRepository.ts#learnerRules': ['own', 'the classes of one learner'],
  'modules/groups/realmsRepository.ts#realmRulesOfGroup': ['content', 'one rule a realm'],
  'modules/groups/repository.ts#deleteMember': ['part', 'ids inside the deletion'],
  'modules/groups/repository.ts#groupsJoinedBy': ['own', 'the classes of one learner'],
  'modules/groups/repository.ts#teachersOf': ['written', 'CO_TEACHERS_MAX'],
  'modules/live/repository.ts#purgeCommands': ['part', 'ids inside a delete'],
  'modules/parents/service.ts#linkedParentAddresses': ['own', 'the parents of one child'],
  'modules/parents/service.ts#linksOf': ['own', 'the parents and children of one person'],
  'modules/pictures/service.ts#read': ['own', 'one picture by its id, with its owner'],
  'modules/progress/latestAnswers.ts#latestAnswers': ['content', 'one answer an activity'],
  'modules/progress/programsRepository.ts#latestPrograms': ['content', 'one program a task'],
  'modules/progress/repository.ts#mapProgressOf': ['content', 'one row a realm'],
  'modules/progress/repository.ts#realmSharesQuery': ['content', 'one row a realm'],
  'modules/progress/evidence.ts#realmStatesOf': ['content', 'one row a realm'],
  'modules/progress/evidence.ts#exitTimesOf': ['content', 'one row a realm'],
  'modules/progress/evidence.ts#daysPlayed': ['content', 'distinct days since a day'],
  'modules/review/remembered.ts#daysReviewed': ['content', 'distinct days since a day'],
  'modules/reports/ParentReports.ts#childDigest': ['own', 'the parents of one child'],
  'modules/reports/ParentReports.ts#children': ['own', 'the children of one parent'],
  'modules/reports/ParentReports.ts#setChildDigest': ['own', 'the parents of one child'],
  'modules/reports/ParentReports.ts#usersWithVerifiedEmail': ['part', 'ids inside the query of the letters'],
  'modules/reports/access.ts#taughtGroups': ['written', 'GROUPS_PER_TEACHER'],
  'modules/reports/repository.ts#classEvidence': ['written', 'GROUP_MEMBERS_MAX times the realms'],
  'modules/reports/repository.ts#evidenceOf': ['content', 'one row a realm, and one sign a lesson'],
  'modules/reports/repository.ts#memberIds': ['part', 'ids inside the queries of a class'],
  'modules/reports/repository.ts#membersOf': ['written', 'GROUP_MEMBERS_MAX'],
  'modules/reports/students.ts#groupNames': ['part', 'the learners of one page'],
  'modules/reports/students.ts#isMemberOf': ['part', 'ids inside the query of one page'],
  'modules/review/repository.ts#reviewAnswersOf': ['own', 'what one person answered, question by question'],
  'modules/groups/classConsentsRepository.ts#classConsentOf': ['own', 'one answer, for one child and one class'],
  'modules/groups/classConsentsRepository.ts#classTeachers': ['written', 'CO_TEACHERS_MAX'],
  'modules/groups/classLicencesRepository.ts#teacherIdsOf': ['written', 'the teachers of one class'],
  'modules/subscriptions/confirmationsRepository.ts#groundsOf': ['own', 'the licences of one teacher'],
  'modules/subscriptions/confirmationsRepository.ts#licenceGrounds': ['job', 'the hourly end of subscriptions'],
  'modules/subscriptions/confirmationsRepository.ts#staffOf': ['written', 'STAFF_WAITING_MAX beside those let in'],
  'modules/subscriptions/confirmationsRepository.ts#teachersRestingOn': ['written', 'the staff of one licence'],
  'modules/subscriptions/repository.ts#countUses': ['written', 'sums alone, two for each licence of a page'],
  'modules/subscriptions/repository.ts#licenceByCode': ['part', 'one row by one of two unique codes'],
  'modules/subscriptions/upgradeRepository.ts#adminActsOn': ['job', 'once, at the start after an upgrade'],
  'modules/subscriptions/upgradeRepository.ts#classOwnersWith': ['job', 'once, at the start after an upgrade'],
  'modules/subscriptions/upgradeRepository.ts#openingsBy': ['job', 'once, at the start after an upgrade'],
  'modules/subscriptions/upgradeRepository.ts#schoolLicencesWithoutStaffCode': ['job', 'at the start'],
  'modules/subscriptions/upgradeRepository.ts#staffUsesOf': ['job', 'once, at the start after an upgrade'],
  'modules/subscriptions/upgradeRepository.ts#teachersWithoutGrounds': ['job', 'at the start'],
  'modules/subscriptions/repository.ts#activeUsesOfUser': ['own', 'the codes that one person redeemed'],
  'modules/subscriptions/repository.ts#licenceUsernames': ['written', 'the places of a code'],
  'modules/subscriptions/repository.ts#licenceUsesEndedAfter': ['job', 'the hourly end of subscriptions'],
  'modules/subscriptions/repository.ts#licencesOfSubscription': ['own', 'one code for each size that was bought'],
  'modules/subscriptions/repository.ts#openCheckoutsOf': ['own', 'one is open at a time'],
  'modules/subscriptions/repository.ts#overdueLicenceUses': ['job', 'the hourly end of subscriptions'],
  'modules/subscriptions/repository.ts#subscriptionsOf': ['own', 'what one person bought'],
  'modules/subscriptions/repository.ts#usesOfLicence': ['written', 'the places of a code'],
  'modules/groups/classLicencesRepository.ts#seatableMembers': ['written', 'GROUP_MEMBERS_MAX'],
  'modules/reports/repository.ts#lessonEvidenceOf': [
    'content',
    'answers, runs and signs of one lesson, each limited when written',
  ],
  'modules/reports/students.ts#signsOf': ['content', 'one sign a lesson of the learners of one page'],
  'modules/reports/teacherHomeRepository.ts#learnersById': ['part', 'the learners of one page'],
  'modules/reports/teacherHomeRepository.ts#needsByClass': ['written', 'GROUPS_PER_TEACHER'],
  'modules/reports/teacherHomeRepository.ts#placesOf': ['written', 'GROUP_MEMBERS_MAX of each class on the page'],
  'modules/reports/teacherHomeRepository.ts#realmRulesOf': ['content', 'one rule a realm of each class on the page'],
  'modules/reports/teacherHomeRepository.ts#taughtGroups': ['part', 'ids inside the other queries'],
  'modules/reports/teacherHomeRepository.ts#taughtLearners': ['part', 'ids inside the other queries'],
  'modules/subscriptions/repository.ts#usesOfGroup': ['written', 'the places of a code'],
  'modules/teacher-texts/repository.ts#purgeTexts': ['part', 'ids inside a delete'],
  'modules/teacher-texts/repository.ts#textSeenBy': ['part', 'classes inside the query, which has a limit'],
  'modules/workshop/classProgramsRepository.ts#offeredQuery': ['part', 'both callers set the limit'],
};

describe('a query', () => {
  it('has a limit, or a reason why it needs none; no reason is left over', () => {
    const places = new Set(unlimitedQueries().map(({ place }) => place));
    expect([...places].sort()).toEqual(Object.keys(REASONS).sort());
  });

  const verdict = (code: string) =>
    unlimitedIn(ts.createSourceFile('x.ts', `async function find() { ${code} }`, ts.ScriptTarget.Latest, true)).length;

  it.each([
    ['db.select().from(users)', 1],
    ['db.select().from(users).limit(5)', 0],
    ['const q = db.select().from(users); await q.where(x).limit(5)', 0],
    ['const q = db.select().from(users); await q.where(x)', 1],
    ['db.select({ total: count() }).from(users).where(x)', 0],
    ['db.select({ role: users.role, total: count() }).from(users).groupBy(users.role)', 1],
    ['db.select().from(users).where(eq(users.id, id))', 0],
    ['db.select().from(users).where(and(eq(users.id, id), isNull(users.email)))', 0],
    ['db.select().from(users).where(or(eq(users.id, id), isNull(users.email)))', 1],
    ['db.select().from(users).where(eq(users.role, role))', 1],
    ['db.select().from(users).where(inArray(users.id, ids))', 0],
    ['db.select().from(groupMembers).where(eq(groupMembers.groupId, id))', 1],
    ['db.select().from(groupMembers).where(and(eq(groupMembers.groupId, id), eq(groupMembers.userId, user)))', 0],
    ['db.select().from(users).innerJoin(groupMembers, eq(groupMembers.userId, users.id)).where(eq(users.id, id))', 1],
    ['db.select().from(sessions).innerJoin(users, eq(users.id, sessions.userId)).where(eq(sessions.tokenHash, h))', 0],
    ["listBy('users', ['role'], ['-createdAt'])(db, role)", 1],
    ["listBy('users', ['role'], ['-createdAt'], 5)(db, role)", 0],
    ['tx.update(x).where(inArray(users.id, db.select({ id: users.id }).from(users)))', 0],
  ])('%s', (code, unlimited) => {
    expect(verdict(code)).toBe(unlimited);
  });
});
