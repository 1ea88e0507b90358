// The routes where an id needs no owner, with the reason: a table of ownership.test.ts.

/** A route with an id that every permitted role may use with any id, and why. */
interface OpenRoute {
  route: string;
  because:
    | 'the id is the secret'
    | 'an Admin may access everything'
    | 'it names shared content'
    | 'it concerns only the caller';
}

export const OPEN_ROUTES: readonly OpenRoute[] = [
  ...[
    'POST /api/v1/auth/verify-email',
    'POST /api/v1/auth/reset-password',
    'GET /api/v1/auth/reset-password/:token',
    'GET /api/v1/auth/set-up/:token',
    'POST /api/v1/auth/set-up/:token',
    'GET /api/v1/consents/:token',
    'POST /api/v1/consents/:token',
    'POST /api/v1/consents/:token/renew',
    'GET /api/v1/class-consents/:token',
    'POST /api/v1/class-consents/:token',
    'GET /api/v1/join-group/:token',
    'POST /api/v1/join-group/:token',
    'GET /api/v1/pictures/:id',
    'GET /api/v1/verify-certificate/:verificationId',
    'GET /api/v1/digest/stop/:token',
    'POST /api/v1/digest/stop',
    'POST /api/v1/newsletter/confirm',
    'POST /api/v1/newsletter/unsubscribe',
    'POST /newsletter/unsubscribe/:token',
  ].map((route) => ({ route, because: 'the id is the secret' }) as const),
  ...[
    'PUT /api/v1/blogs/:id',
    'DELETE /api/v1/blogs/:id',
    'POST /api/v1/licence-codes/:id/revoke',
    'GET /api/v1/admin/users/:id',
    'POST /api/v1/admin/users/:id/role',
    'POST /api/v1/admin/users/:id/confirm-teacher',
    'POST /api/v1/admin/users/:id/lift-refusal',
    'POST /api/v1/admin/users/:id/age',
    'POST /api/v1/admin/users/:id/decline-teacher',
    'POST /api/v1/admin/users/:id/suspend',
    'POST /api/v1/admin/users/:id/restore',
    'POST /api/v1/admin/users/:id/unlock',
    'POST /api/v1/admin/users/:id/plan',
    'POST /api/v1/admin/users/:id/sign-out',
    'POST /api/v1/admin/users/:id/password-reset',
    'POST /api/v1/admin/users/bulk',
    'POST /api/v1/admin/reports/:id/close',
    'GET /api/v1/admin/users/:id/class-consents',
    'POST /api/v1/admin/class-consents/:id/lift',
    'PUT /api/v1/admin/settings/plans',
    'GET /api/v1/admin/content/:realm/:part/:id',
    'POST /api/v1/admin/content/:realm/:part/:id',
    'GET /api/v1/admin/content/:realm/revisions',
    'POST /api/v1/admin/content/:realm/roll-back',
    'GET /api/v1/admin/mails/:id',
    'POST /api/v1/admin/mails/:id/retry',
    'GET /api/v1/admin/contact/:id',
    'PATCH /api/v1/admin/contact/:id',
    'DELETE /api/v1/admin/contact/:id',
    'DELETE /api/v1/admin/newsletter/:id',
  ].map((route) => ({ route, because: 'an Admin may access everything' }) as const),
  ...[
    'GET /api/v1/blogs/:id',
    'GET /api/v1/blog-images/:id',
    'GET /api/v1/content/realms/:realm',
    'GET /api/v1/courses/:slug/checks',
    'PUT /api/v1/courses/:slug/checks',
    'GET /api/v1/teacher/answer-keys/:realm',
    'POST /api/v1/speech',
  ].map((route) => ({ route, because: 'it names shared content' }) as const),
  { route: 'PUT /api/v1/user/pictures/:kind', because: 'it concerns only the caller' },
  { route: 'POST /api/v1/user/review/answers', because: 'it concerns only the caller' },
  { route: 'POST /api/v1/user/workshop-programs', because: 'it concerns only the caller' },
];
