// Who may call which route: a table written by hand, which access.test.ts compares with the app.
import { ROLES } from '@lanternwise/shared/constants/users';
import { ADMIN_ACCESS } from './adminAccess.ts';
import { ASSIGNMENT_ACCESS } from './assignmentAccess.ts';
import { CLASS_ACCESS } from './classAccess.ts';
import { SITE_ACCESS } from './siteAccess.ts';

export type Caller = 'guest' | (typeof ROLES)[number];
export const CALLERS: readonly Caller[] = ['guest', ...ROLES];

export interface AccessRow {
  route: string;
  /** Callers who are let through; the others get 401 (guests) or 403. */
  open: readonly Caller[];
  url?: string;
  body?: unknown;
  /** The object in the URL does not exist, so permitted callers get 404. */
  missing?: true;
  /** The handler's reply to permitted callers, where it refuses for a reason other than access. */
  refused?: 409;
}

const everyone = CALLERS;
const signedIn = ROLES;
const mapProgressBody = { current_map: 'ai-adventure-park', nextMap: 'robo-realm', score: 1, progress: null };
const players = ['User', 'Pilot', 'Teacher'] as const;
const teachers = ['Teacher', 'Admin'] as const;
const feedbackBody = { contentRating: 5, gameplayRating: 5, recommendationRating: 5 };

export const ACCESS_TABLE: readonly AccessRow[] = [
  { route: 'POST /api/v1/auth/register', open: everyone, body: { username: 'x' } },
  { route: 'POST /api/v1/auth/sign-in', open: everyone, body: { identifier: 'x' } },
  { route: 'POST /api/v1/auth/sign-out', open: signedIn },
  { route: 'GET /api/v1/auth/rules', open: everyone },
  { route: 'POST /api/v1/auth/verify-email', open: everyone, body: { token: 'x' }, missing: true },
  { route: 'POST /api/v1/auth/send-verification', open: signedIn },
  { route: 'POST /api/v1/auth/forgot-password', open: everyone, body: { identifier: 'nobody' } },
  {
    route: 'POST /api/v1/auth/reset-password',
    open: everyone,
    body: { token: 'x', password: 'seven brown owls' },
    missing: true,
  },
  { route: 'GET /api/v1/auth/reset-password/:token', open: everyone, missing: true },
  { route: 'GET /api/v1/auth/set-up/:token', open: everyone, missing: true },
  {
    route: 'POST /api/v1/auth/set-up/:token',
    open: everyone,
    body: { username: 'Intruder', password: 'seven brown owls' },
    missing: true,
  },
  { route: 'GET /api/v1/consents/:token', open: everyone, missing: true },
  { route: 'POST /api/v1/consents/:token', open: everyone, body: { answer: 'give' }, missing: true },
  { route: 'POST /api/v1/consents/:token/renew', open: everyone, missing: true },
  {
    route: 'GET /api/v1/parent/children/:childId/consent',
    open: ['Parent'],
    url: '/api/v1/parent/children/x/consent',
    missing: true,
  },
  {
    route: 'POST /api/v1/parent/children/:childId/consent',
    open: ['Parent'],
    url: '/api/v1/parent/children/x/consent',
    body: { answer: 'give' },
    missing: true,
  },
  { route: 'GET /api/v1/user/consent', open: signedIn },
  { route: 'POST /api/v1/user/consent', open: signedIn, body: { parentEmail: 'x' } },
  { route: 'POST /api/v1/user/email', open: signedIn, body: { email: 'x' } },
  { route: 'POST /api/v1/user/password', open: signedIn, body: { current: 'x' } },
  { route: 'GET /api/v1/user/sessions', open: signedIn },
  { route: 'DELETE /api/v1/user/sessions/:id', open: signedIn, missing: true },
  { route: 'POST /api/v1/user/sessions/end-others', open: signedIn },
  { route: 'GET /api/v1/user/export', open: signedIn },
  { route: 'POST /api/v1/user/delete', open: signedIn, body: {} },
  {
    route: 'PUT /api/v1/user/pictures/:kind',
    open: signedIn,
    url: '/api/v1/user/pictures/profilePicture',
    body: { data: 'AAAA' },
  },
  { route: 'GET /api/v1/pictures/:id', open: everyone, url: `/api/v1/pictures/${'x'.repeat(22)}`, missing: true },
  { route: 'GET /api/v1/user/parent-links', open: signedIn },
  { route: 'POST /api/v1/user/parent-code', open: signedIn },
  { route: 'POST /api/v1/user/parent-links', open: ['Parent'], body: { code: 'AAAA-AAAA' }, missing: true },
  { route: 'DELETE /api/v1/user/parent-links/:id', open: signedIn, missing: true },
  { route: 'POST /api/v1/update-role', open: signedIn, body: { role: 'nonsense' } },
  { route: 'PATCH /api/v1/user/profile', open: signedIn, body: { bio: 'I like robots' } },
  { route: 'PATCH /api/v1/user/avatar', open: signedIn, body: { avatar: 'jax' } },
  { route: 'PATCH /api/v1/user/settings', open: signedIn, body: { settings: {} } },
  { route: 'POST /api/v1/user/map-progress', open: signedIn, body: mapProgressBody },
  { route: 'POST /api/v1/user/quest-events', open: signedIn, body: { events: [{}] } },
  { route: 'GET /api/v1/user/realm-states', open: signedIn },
  { route: 'GET /api/v1/user/programs', open: signedIn },
  { route: 'GET /api/v1/user/workshop-programs', open: signedIn },
  { route: 'POST /api/v1/user/workshop-programs', open: signedIn, body: {} },
  { route: 'GET /api/v1/user/backpack', open: players },
  { route: 'GET /api/v1/user/backpack/works', open: players, missing: true },
  { route: 'PUT /api/v1/user/backpack', open: players, body: {} },
  { route: 'DELETE /api/v1/user/backpack', open: players },
  { route: 'POST /api/v1/user/backpack/question', open: players, refused: 409 },
  { route: 'GET /api/v1/verify_user', open: signedIn },
  {
    route: 'POST /api/v1/misc/feedback',
    open: everyone,
    body: { ...feedbackBody, feedbackNote: 'Fun', timestamp: 1, currentMap: 'ai-adventure-park' },
  },
  { route: 'GET /api/v1/user-certificates', open: signedIn },
  { route: 'GET /api/v1/check-certificate', open: signedIn },
  { route: 'GET /api/v1/course-completion', open: signedIn },
  // None of the callers has earned a certificate or owns this one: the service refuses, not the access guard.
  { route: 'POST /api/v1/generate-certificate', open: signedIn, body: { userId: 'x', name: 3 } },
  { route: 'PATCH /api/v1/user-certificates/:id', open: signedIn, body: { showEmail: 'x' } },
  { route: 'POST /api/v1/share-certificate', open: signedIn, body: { email: 'x' } },
  {
    route: 'GET /api/v1/verify-certificate/:verificationId',
    open: everyone,
    url: '/api/v1/verify-certificate/%20',
    missing: true,
  },
  { route: 'GET /api/v1/teacher/groups', open: teachers },
  { route: 'GET /api/v1/groups', open: teachers },
  { route: 'POST /api/v1/groups', open: teachers, body: { name: 'Class 7B' } },
  { route: 'GET /api/v1/groups/:groupId', open: teachers, missing: true },
  { route: 'PATCH /api/v1/groups/:groupId', open: teachers, body: { name: 'Mine' }, missing: true },
  { route: 'GET /api/v1/groups/:groupId/members', open: teachers, missing: true },
  { route: 'DELETE /api/v1/groups/:groupId/members/:userId', open: teachers, missing: true },
  { route: 'POST /api/v1/groups/:groupId/teachers', open: teachers, body: { username: 'Ravi' }, missing: true },
  { route: 'DELETE /api/v1/groups/:groupId/teachers/:userId', open: teachers, missing: true },
  { route: 'GET /api/v1/teacher/group-invitations', open: teachers },
  {
    route: 'POST /api/v1/teacher/group-invitations/:groupId',
    open: teachers,
    body: { accept: true },
    missing: true,
  },
  { route: 'GET /api/v1/groups/:groupId/realms', open: teachers, missing: true },
  {
    route: 'PUT /api/v1/groups/:groupId/realms',
    open: teachers,
    body: { rules: [{ realm: 'demo', state: 'open' }] },
    missing: true,
  },
  { route: 'GET /api/v1/groups/:groupId/invitations', open: teachers, missing: true },
  { route: 'POST /api/v1/groups/:groupId/invitations', open: teachers, body: {}, missing: true },
  { route: 'DELETE /api/v1/groups/:groupId/invitations/:invitationId', open: teachers, missing: true },
  {
    route: 'POST /api/v1/groups/:groupId/class-accounts',
    open: teachers,
    body: { names: ['Asha'], ageBand: '12-13', schoolConsent: true },
    missing: true,
  },
  {
    route: 'POST /api/v1/groups/:groupId/class-accounts/reset-passwords',
    open: teachers,
    body: { userIds: 'all' },
    missing: true,
  },
  {
    route: 'PATCH /api/v1/groups/:groupId/class-accounts/:userId',
    open: teachers,
    body: { name: 'Asha' },
    missing: true,
  },
  { route: 'GET /api/v1/join-group/:token', open: everyone, missing: true },
  { route: 'POST /api/v1/join-group/:token', open: signedIn, missing: true },
  { route: 'POST /api/v1/join-group', open: signedIn, body: { code: 'OIL' } },
  { route: 'GET /api/v1/user/groups', open: signedIn },
  { route: 'DELETE /api/v1/user/groups/:groupId', open: signedIn, missing: true },
  { route: 'GET /api/v1/plans', open: everyone },
  { route: 'POST /api/v1/checkouts', open: signedIn, body: { plan: 'moon' } },
  { route: 'GET /api/v1/checkouts/:id', open: signedIn, missing: true },
  { route: 'POST /api/v1/checkouts/:id/confirm', open: signedIn, missing: true },
  { route: 'POST /api/v1/sandbox/checkouts/:id', open: signedIn, body: { outcome: 'pay' }, missing: true },
  { route: 'POST /api/v1/sandbox/subscription', open: signedIn, body: { what: 'renew' }, missing: true },
  // Public for Stripe: requests without its signature are refused; the sandbox has no webhook.
  { route: 'POST /api/v1/payments/stripe/webhook', open: everyone, body: {}, missing: true },
  { route: 'GET /api/v1/subscription', open: signedIn },
  { route: 'POST /api/v1/subscription/cancel', open: signedIn, missing: true },
  { route: 'POST /api/v1/subscription/resume', open: signedIn, missing: true },
  { route: 'POST /api/v1/licence-codes/redeem', open: signedIn, body: { code: 'x' }, missing: true },
  { route: 'GET /api/v1/teacher/school', open: teachers },
  {
    route: 'POST /api/v1/teacher/school/colleagues/:id',
    open: teachers,
    url: '/api/v1/teacher/school/colleagues/none',
    body: { accept: true },
    missing: true,
  },
  { route: 'GET /api/v1/licence-codes', open: ['Admin'] },
  { route: 'POST /api/v1/licence-codes', open: ['Admin'], body: { kind: 'moon' } },
  { route: 'POST /api/v1/licence-codes/:id/revoke', open: ['Admin'], body: { reason: 'test' }, missing: true },
  { route: 'GET /api/v1/user/learning-path', open: signedIn },
  { route: 'GET /api/v1/courses/:slug/checks', open: signedIn, url: '/api/v1/courses/map-making/checks' },
  { route: 'PUT /api/v1/courses/:slug/checks', open: signedIn, url: '/api/v1/courses/map-making/checks', body: {} },
  {
    route: 'GET /api/v1/teacher/answer-keys/:realm',
    open: teachers,
    url: '/api/v1/teacher/answer-keys/ai-adventure-park',
  },
  { route: 'GET /api/v1/user/review', open: signedIn },
  { route: 'POST /api/v1/user/review/answers', open: signedIn, body: {} },
  { route: 'GET /api/v1/site', open: everyone },
  { route: 'GET /api/v1/content', open: everyone },
  { route: 'GET /api/v1/content/realms/:realm', open: everyone, url: '/api/v1/content/realms/ai-adventure-park' },
  { route: 'GET /api/v1/speech', open: signedIn },
  { route: 'POST /api/v1/speech', open: signedIn, body: { text: 'Hello' } },
  ...ADMIN_ACCESS,
  { route: 'GET /api/v1/teacher/students', open: ['Teacher', 'Admin'] },
  {
    route: 'GET /api/v1/teacher/students/:studentId',
    open: ['Teacher', 'Admin'],
    url: '/api/v1/teacher/students/x',
    missing: true,
  },
  {
    route: 'GET /api/v1/teacher/students/:studentId/evidence/:realm/:ref',
    open: ['Teacher', 'Admin'],
    url: '/api/v1/teacher/students/x/evidence/ai-adventure-park/x',
    missing: true,
  },
  {
    route: 'PUT /api/v1/teacher/students/:studentId/note',
    open: ['Teacher', 'Admin'],
    url: '/api/v1/teacher/students/x/note',
    missing: true,
    body: { note: 'x' },
  },
  {
    route: 'GET /api/v1/teacher/groups/:groupId/heat-map',
    open: ['Teacher', 'Admin'],
    url: '/api/v1/teacher/groups/x/heat-map',
    missing: true,
  },
  { route: 'GET /api/v1/teacher/home', open: ['Teacher', 'Admin'] },
  { route: 'GET /api/v1/parent/children', open: ['Parent'] },
  {
    route: 'PATCH /api/v1/parent/children/:childId',
    open: ['Parent'],
    url: '/api/v1/parent/children/x',
    missing: true,
    body: { digest: true },
  },
  { route: 'GET /api/v1/user/digest', open: signedIn },
  { route: 'PATCH /api/v1/user/digest', open: signedIn, body: { allowed: true } },
  { route: 'GET /api/v1/digest/stop/:token', open: everyone, missing: true },
  { route: 'POST /api/v1/digest/stop', open: everyone, body: { token: 'x' }, missing: true },
  ...SITE_ACCESS,
  ...CLASS_ACCESS,
  ...ASSIGNMENT_ACCESS,
  { route: 'GET /api/v1/health', open: everyone },
  { route: 'GET /api/v1/ready', open: everyone },
];
