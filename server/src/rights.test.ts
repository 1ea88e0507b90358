// Rights: each file that queries rows of persons is listed with the right by which it reads them; a new query has to name one.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { testTables } from './testing/testStore.ts';

const MODULES = fileURLToPath(new URL('./modules', import.meta.url));

/** Tables whose rows tell something about a person. */
const PERSONAL_TABLES = [
  'activityAnswers',
  'assignmentLearners',
  'assignments',
  'backpackPermissions',
  'backpacks',
  'certificates',
  'classAccounts',
  'classPrograms',
  'consentEvents',
  'consents',
  'contactMessages',
  'classConsents',
  'adultReports',
  'courseChecks',
  'feedback',
  'groupMembers',
  'groupTeachers',
  'helpSigns',
  'liveFinished',
  'liveWork',
  'mailOutbox',
  'mapProgress',
  'parentLinks',
  'programRuns',
  'questEvents',
  'realmStates',
  'reviewAnswers',
  'teacherInvitations',
  'teacherNotes',
  'userPictures',
  'workshopPrograms',
];

/** Tables with the id of a user that hold neither words nor play of the person: sign-ins, payments, passes. */
const OTHER_TABLES: readonly string[] = [
  'accountTokens',
  'checkouts',
  'knownDevices',
  'licenceUses',
  'publishingPasses',
  'sessions',
  'subscriptions',
];

/** `own`: rows of the caller's own id only. `admin`: routes for Admins only. `server`: jobs and writes, no reply shows the rows. */
type Right = 'own' | 'admin' | 'server' | { function: string; calledIn: string };

const asked = (name: string, calledIn: string): Right => ({ function: name, calledIn });

const READERS: Readonly<Record<string, Right>> = {
  'accounts/purge.ts': 'server',
  'admin/teachersRepository.ts': 'admin',
  'assignments/repository.ts': asked('requireTaughtGroup', 'assignments/service.ts'),
  'backpack/emptied.ts': 'server',
  'backpack/service.ts': 'own',
  'backup/restore.ts': 'server',
  'certificates/repository.ts': asked('#canView', 'certificates/service.ts'),
  'clock/ClockGuard.ts': 'server',
  'consent/backpackPermission.ts': asked('#resolveLink', 'consent/service.ts'),
  'consent/repository.ts': asked('findLink', 'consent/service.ts'),
  'consent/schoolConsent.ts': 'server',
  'contact/repository.ts': 'admin',
  'courses/repository.ts': 'own',
  'feedback/ratings.ts': 'admin',
  'feedback/service.ts': 'server',
  'groups/classAccountsRepository.ts': asked('requireActiveGroup', 'groups/classAccountsService.ts'),
  'groups/classConsentsRepository.ts': asked('parentVoices', 'groups/classConsentsService.ts'),
  'groups/entry.ts': 'server',
  'groups/classLicencesRepository.ts': asked('requireTaughtGroup', 'groups/classLicencesService.ts'),
  'groups/coTeachersRepository.ts': asked('requireTaughtGroup', 'groups/coTeachersService.ts'),
  'groups/forAdmin.ts': 'admin',
  'groups/ownerlessRepository.ts': 'server',
  'groups/realmsRepository.ts': asked('requireTaughtGroup', 'groups/realmRulesService.ts'),
  'groups/repository.ts': asked('requireTaughtGroup', 'groups/service.ts'),
  'live/classRepository.ts': asked('requireTaughtGroup', 'live/service.ts'),
  'live/workRepository.ts': asked('requireTaughtGroup', 'live/summaries.ts'),
  'mail/outbox.ts': 'server',
  'mail/repository.ts': 'admin',
  'parents/service.ts': 'own',
  'pictures/service.ts': asked('isLimited', 'pictures/service.ts'),
  'progress/backfillProgress.ts': 'server',
  // The learner's own, and those of a class for its assignments.
  'progress/evidence.ts': asked('requireTaughtGroup', 'assignments/service.ts'),
  'progress/finishCourse.ts': 'server',
  'progress/latestAnswers.ts': 'own',
  'progress/programsRepository.ts': 'own',
  'progress/repository.ts': 'own',
  'progress/stuckDetection.ts': 'own',
  'reports/ParentReports.ts': asked('parentLinks.parentId, parentId', 'reports/ParentReports.ts'),
  'reports/ChildWordsService.ts': asked('parentLinks.parentId, parentId', 'reports/ParentReports.ts'),
  'reports/parentEvidence.ts': asked('parentLinks.parentId, parentId', 'reports/ParentReports.ts'),
  'reports/access.ts': asked('teachingOf', 'reports/access.ts'),
  'reports/learnerName.ts': asked('teachesHomeClass', 'reports/learnerName.ts'),
  'reports/repository.ts': asked('requireStudentAccess', 'reports/service.ts'),
  'reports/students.ts': asked('groupsTaughtBy', 'reports/students.ts'),
  'reports/teacherHomeRepository.ts': asked('taughtGroups', 'reports/teacherHomeRepository.ts'),
  'review/remembered.ts': asked('requireTaughtGroup', 'assignments/service.ts'),
  'review/repository.ts': 'own',
  'subscriptions/upgradeRepository.ts': 'server',
  'teacher-texts/repository.ts': asked('textSeenBy', 'teacher-texts/tellAdult.ts'),
  'teacher-texts/shown.ts': 'server',
  'users/export.ts': 'own',
  'users/exportClasses.ts': 'own',
  'workshop/classProgramsRepository.ts': asked('requireOwnClass', 'workshop/classProgramsService.ts'),
  'workshop/service.ts': 'own',
};

const sourceOf = (file: string): string => readFileSync(join(MODULES, file), 'utf8');

/** Files with queries over personal tables; definitions of tables are none. */
function readersFound(): string[] {
  const mentions = new RegExp(`\\b(${PERSONAL_TABLES.join('|')})\\b`);
  return readdirSync(MODULES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|table\.ts$|\/testing\//.test(file))
    .filter((file) => {
      const source = sourceOf(file);
      const queries = /\btables\b|preparePerConnection|: Tables\b|db\/rows\.ts/.test(source);
      return queries && mentions.test(source);
    })
    .sort();
}

describe('queries that read rows of persons', () => {
  it('are looked for in every table with the id of a user', () => {
    const tables = Object.entries(testTables).filter(([, table]) => 'userId' in table);
    const known = [...PERSONAL_TABLES, ...OTHER_TABLES];
    expect(tables.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  });

  it('are all listed with the right by which they read', () => {
    expect(readersFound(), 'name the right in READERS').toEqual(Object.keys(READERS).sort());
  });

  it.each(
    Object.entries(READERS).flatMap(([file, right]) => (typeof right === 'object' ? [[file, right] as const] : [])),
  )('%s is asked for by its rights function', (_file, right) => {
    expect(sourceOf(right.calledIn)).toContain(right.function);
  });
});

describe('evidence of learners', () => {
  it('leaves the reports only without the own words of limited children', () => {
    const repository = sourceOf('reports/repository.ts');
    // Both ways out pass the function that hides them.
    expect(repository).toContain('withoutOwnWords(evidence)');
    expect(repository).toContain('runWithoutOwnWords(run)');
    const others = readersFound().filter((file) => READERS[file] !== 'own' && READERS[file] !== 'server');
    const readPrograms = others.filter((file) => /\b(programRuns|questEvents|activityAnswers)\b/.test(sourceOf(file)));
    expect(readPrograms).toEqual([
      'progress/evidence.ts',
      'reports/parentEvidence.ts',
      'reports/repository.ts',
      'reports/teacherHomeRepository.ts',
    ]);
    // Reads names and times of what was done: neither answers nor programs.
    expect(sourceOf('progress/evidence.ts')).not.toMatch(/\b(programRuns|code|errorKind|answer|wrong)\b[,:]/);
    // Reads wrong answers only, and asks before it names an error.
    expect(sourceOf('reports/teacherHomeRepository.ts')).not.toMatch(/\b(programRuns|questEvents)\b/);
    expect(sourceOf('reports/teacherHome.ts')).toContain('users.isLimited(learner)');
    // Counts for parents: neither programs nor names of errors nor answers are read at all.
    expect(sourceOf('reports/parentEvidence.ts')).not.toMatch(
      /\b(code|errorKind|answer|wrong)\b[,:]|'activity-answered'/,
    );
  });
});
