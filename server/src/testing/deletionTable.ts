// Says what the deletion of an account does to each table; a missing table or text column fails a test.
import type { Tables } from '../db/db.ts';

/** The rows go with the account that this column names, directly or through the row that it belongs to. */
interface Goes {
  rowsGoWith: string;
}

/** The rows stay; each column of free text, by its name in the database, and why nothing of a deleted person is left in it. */
interface Stays {
  rowsStay: Readonly<Record<string, string>>;
}

const ID = 'an id that means nothing without the account';
const HASH = 'a hash';
const OURS = 'our own words';
const ADMIN = 'written by an Admin, about the site';
const OF_CLASS = 'of the class, in the words of its teacher';

export const DELETION_TABLE: Readonly<Record<keyof Tables, Goes | Stays>> = {
  users: { rowsGoWith: 'id' },
  purgedAccounts: { rowsStay: { id_hash: HASH } },
  consents: { rowsGoWith: 'user_id' },
  consentEvents: { rowsGoWith: 'user_id' },
  classConsents: { rowsGoWith: 'user_id' },
  schoolConfirmations: { rowsGoWith: 'teacher_id' },
  parentLinks: { rowsGoWith: 'child_id' },
  teacherNotes: { rowsGoWith: 'student_id' },
  digests: { rowsGoWith: 'link_id' },
  userPictures: { rowsGoWith: 'user_id' },
  sessions: { rowsGoWith: 'user_id' },
  signInFailures: { rowsStay: { key: HASH } },
  knownDevices: { rowsGoWith: 'user_id' },
  // Without an account (the newsletter's) by the verified address: accounts/purge.ts.
  accountTokens: { rowsGoWith: 'user_id' },
  questEvents: { rowsGoWith: 'user_id' },
  realmStates: { rowsGoWith: 'user_id' },
  activityAnswers: { rowsGoWith: 'user_id' },
  programRuns: { rowsGoWith: 'user_id' },
  mapProgress: { rowsGoWith: 'user_id' },
  helpSigns: { rowsGoWith: 'user_id' },
  feedback: {
    rowsStay: { id: ID, user_id: 'emptied', map: OURS, note: 'emptied by the purge' },
  },
  contentRevisions: { rowsStay: { realm: OURS, hash: HASH, body: OURS, translations: OURS, note: ADMIN } },
  siteSettings: { rowsStay: { key: OURS, value: ADMIN } },
  // Those about the account and, by `about_id`, those to somebody else that name it; those by the verified address: accounts/purge.ts.
  mailOutbox: { rowsGoWith: 'user_id' },
  mailWarnings: {
    rowsStay: {
      id: 'day and limit, with the domain',
      kind_group: OURS,
      domain: 'a domain of many addresses, for 30 days',
    },
  },
  auditLog: {
    rowsStay: {
      id: ID,
      actor_id: 'emptied',
      action: OURS,
      subject_kind: OURS,
      subject_id: ID,
      reason: 'emptied by the purge where it is about the account',
      detail: 'ids and facts; recordAudit refuses nothing, so keep texts of people out of it',
    },
  },
  groups: { rowsStay: { id: ID, name: OF_CLASS, licence_id: ID } },
  groupMembers: { rowsGoWith: 'user_id' },
  groupTeachers: { rowsGoWith: 'user_id' },
  teacherInvitations: { rowsGoWith: 'user_id' },
  groupInvitations: { rowsStay: { id: ID, group_id: ID, token_hash: HASH, code: 'random', created_by: 'emptied' } },
  groupRealmRules: { rowsStay: { group_id: ID, realm: OURS, time_zone: OURS } },
  classAccounts: { rowsGoWith: 'user_id' },
  assignments: {
    rowsStay: {
      id: ID,
      group_id: ID,
      created_by: 'emptied',
      note_by: 'emptied',
      realm: OURS,
      ref: OURS,
      title: OURS,
      title_hindi: OURS,
      time_zone: OURS,
      note_text: 'of the class; an assignment to deleted people alone goes with them',
    },
  },
  teacherTexts: {
    rowsStay: {
      id: ID,
      sender_id: ID,
      sender_name: 'for the Admin for 90 days, or until a report is closed',
      group_id: ID,
      text: 'for the Admin for 90 days, or until a report is closed',
    },
  },
  adultReports: {
    rowsStay: { id: ID, text_id: ID, child_id: 'emptied', closed_by: 'emptied', closing_note: ADMIN },
  },
  assignmentLearners: { rowsGoWith: 'user_id' },
  liveLessons: {
    rowsStay: {
      id: ID,
      group_id: ID,
      open_in: ID,
      started_by: 'emptied',
      goal_realm: OURS,
      goal_task: OURS,
      gather_text: OF_CLASS,
    },
  },
  liveCommands: { rowsStay: { lesson_id: ID, id: ID, sent_by: 'emptied', detail: OF_CLASS } },
  liveWork: { rowsGoWith: 'user_id' },
  liveFinished: { rowsGoWith: 'user_id' },
  certificates: { rowsGoWith: 'user_id' },
  certificateShares: { rowsGoWith: 'certificate_id' },
  checkouts: { rowsGoWith: 'user_id' },
  subscriptions: { rowsGoWith: 'user_id' },
  paymentEvents: { rowsStay: { id: "the provider's id", kind: OURS, subscription_id: 'emptied' } },
  licenceCodes: {
    rowsStay: {
      id: ID,
      code: 'random',
      staff_code: 'random',
      subscription_id: 'emptied',
      created_by: 'emptied',
      note: ADMIN,
    },
  },
  licenceUses: { rowsGoWith: 'user_id' },
  courseChecks: { rowsGoWith: 'user_id' },
  reviewAnswers: { rowsGoWith: 'user_id' },
  workshopPrograms: { rowsGoWith: 'user_id' },
  backpacks: { rowsGoWith: 'user_id' },
  backpackPermissions: { rowsGoWith: 'user_id' },
  classPrograms: { rowsGoWith: 'user_id' },
  contactMessages: {
    rowsStay: {
      id: ID,
      name: 'the row goes by the verified address, else after a year',
      email: 'the row goes by the verified address, else after a year',
      email_key: 'the row goes by the verified address, else after a year',
      subject: 'the row goes by the verified address, else after a year',
      message: 'the row goes by the verified address, else after a year',
    },
  },
  newsletterSubscribers: {
    rowsStay: {
      id: ID,
      email: 'the row goes by the verified address',
      email_key: 'the row goes by the verified address',
      unsubscribe_token: 'the row goes by the verified address',
    },
  },
  formQuotas: { rowsStay: { key: HASH } },
  blogs: {
    rowsStay: { id: ID, title: ADMIN, content: ADMIN, author: ADMIN, tags: ADMIN, image_id: ID, seo: ADMIN },
  },
  blogTags: { rowsStay: { tag: ADMIN } },
  blogImages: { rowsStay: { id: ID, data: ADMIN } },
  blogWords: { rowsStay: { word: ADMIN } },
  publishingAttempts: { rowsStay: { scope: HASH } },
  publishingPasses: { rowsGoWith: 'user_id' },
};
