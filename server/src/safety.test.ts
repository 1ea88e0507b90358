// Safety against other sites and other users' texts: markup stays text, a cookie alone opens nothing, uploads are pictures.
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderMail, siteLink } from './modules/mail/renderMail.ts';
import { seedTenants, type Tenants } from './testing/tenants.ts';
import type { TestClient } from './testing/testServer.ts';
import { testTables } from './testing/testStore.ts';

const { mailOutbox } = testTables;

const MARKUP = `<img src=x onerror="alert(1)">'&`;
/** Numbered, so that each case finds its own text. */
const markupWith = (number: number) => `${MARKUP}${number}`;
const ADULT = '18+';

let tenants: Tenants;
beforeAll(async () => {
  tenants = await seedTenants();
});
afterAll(() => tenants.server.close());

interface MarkupCase {
  what: string;
  /** The author's request that stores the text. */
  write: (tenants: Tenants) => [TestClient, 'POST' | 'PUT' | 'PATCH', string, object];
  /** Where another user reads it. */
  read: (tenants: Tenants) => [TestClient, string];
}

const MARKUP_CASES: MarkupCase[] = [
  {
    what: "a group's name, to its learners",
    write: ({ teacher, ids }) => [teacher, 'PATCH', `groups/${ids.group}`, { name: markupWith(1) }],
    read: ({ learner }) => [learner, 'user/groups'],
  },
  {
    what: "a group's name, to users with the link",
    write: ({ teacher, ids }) => [teacher, 'PATCH', `groups/${ids.group}`, { name: markupWith(2) }],
    read: ({ otherLearner, ids }) => [otherLearner, `join-group/${ids.token}`],
  },
  {
    what: "a teacher's note",
    write: ({ teacher, ids }) => [teacher, 'PUT', `teacher/students/${ids.child}/note`, { note: markupWith(3) }],
    read: ({ teacher, ids }) => [teacher, `teacher/students/${ids.child}`],
  },
  {
    what: "a learner's school, to Admin",
    write: ({ learner }) => [learner, 'PATCH', 'user/profile', { school: markupWith(4) }],
    read: ({ admin, ids }) => [admin, `admin/users/${ids.child}`],
  },
  {
    what: 'the note of a rating, to Admin',
    write: ({ learner }) => [
      learner,
      'POST',
      'misc/feedback',
      {
        contentRating: 5,
        gameplayRating: 5,
        recommendationRating: 5,
        feedbackNote: markupWith(5),
        timestamp: 1,
        currentMap: 'ai-adventure-park',
      },
    ],
    read: ({ admin }) => [admin, 'admin/feedback'],
  },
  {
    what: 'the note of a licence',
    write: ({ admin }) => [admin, 'POST', 'licence-codes', { kind: 'school', places: 1, days: 1, note: markupWith(6) }],
    read: ({ admin }) => [admin, 'licence-codes'],
  },
  {
    what: 'the reason of an Admin action, in the audit log',
    write: ({ admin, ids }) => [
      admin,
      'POST',
      `admin/users/${ids.child}/plan`,
      { plan: 'none', reason: markupWith(7) },
    ],
    read: ({ admin }) => [admin, 'admin/audit'],
  },
  {
    what: "a learner's program, to the teacher",
    write: ({ learner }) => [
      learner,
      'POST',
      'user/quest-events',
      {
        events: [
          {
            id: '00000000-0000-4000-8000-00000000a001',
            at: Date.now(),
            realm: 'ai-adventure-park',
            kind: 'program-run',
            ref: 'cake',
            code: markupWith(8),
            status: 'error',
            errorKind: 'NameError',
            ms: 5000,
          },
        ],
      },
    ],
    read: ({ teacher, ids }) => [teacher, `teacher/students/${ids.child}`],
  },
];

describe('markup in a text that others read', () => {
  it.each(MARKUP_CASES.map((row, at) => [row.what, markupWith(at + 1), row] as const))(
    '%s, stays text',
    async (_what, text, { write, read }) => {
      const [author, method, url, body] = write(tenants);
      const written = await author.call(method, `/api/v1/${url}`, body);
      expect(written.statusCode, written.body).toBe(200);
      const [reader, where] = read(tenants);
      const reply = await reader.call('GET', `/api/v1/${where}`);
      // Unchanged, in JSON that no browser renders as a page.
      expect(reply.body).toContain(JSON.stringify(text).slice(1, -1));
      expect(reply.headers).toMatchObject({
        'content-type': expect.stringContaining('application/json'),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      });
    },
  );

  it.each(['name', 'generate-certificate'])('is rejected as a name on a certificate (%s)', async () => {
    const body = { userId: tenants.learner.user.id, name: '<b>Asha Rao' };
    expect((await tenants.learner.call('POST', '/api/v1/generate-certificate', body)).statusCode).toBe(400);
  });

  it('is rejected as a user name', async () => {
    const body = { username: '<b>bold</b>', password: 'seven brown owls', ageBand: ADULT };
    expect((await tenants.server.call('POST', '/api/v1/auth/register', body)).statusCode).toBe(400);
  });

  it('stays text in every part of a mail', () => {
    const message = {
      kind: 'contact' as const,
      subject: MARKUP,
      before: [MARKUP],
      button: { label: MARKUP, url: siteLink(`/"${MARKUP}`) },
      after: [MARKUP],
    };
    const { html, text } = renderMail(message, 'en');
    expect(html).not.toContain('<img');
    expect(html.match(/&lt;img src=x onerror=&quot;alert\(1\)&quot;&gt;&#39;&amp;/g)).toHaveLength(7);
    expect(text).toContain(MARKUP);
  });

  it('is in no mail that was written meanwhile', async () => {
    const mails = await tenants.server.store.db.select().from(mailOutbox);
    expect(mails.length).toBeGreaterThan(0);
    for (const { html } of mails) expect(html).not.toMatch(/<img|<script|onerror="/);
  });
});

describe('another site', () => {
  const profile = '/api/v1/user/profile';
  const json = { 'content-type': 'application/json' };
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

  it('is refused with the cookie that the browser sends along', async () => {
    const { server: world, learner } = tenants;
    const cookie = `bind=${learner.bind}`;
    for (const [method, url] of [
      ['PATCH', profile],
      ['POST', '/api/v1/auth/sign-out'],
      ['POST', '/api/v1/user/delete'],
      ['GET', '/api/v1/verify_user'],
      ['GET', '/api/v1/user/export'],
    ] as const) {
      const body = method === 'GET' ? undefined : '{}';
      expect((await world.call(method, url, body, { ...json, ...evil, cookie })).statusCode).toBe(401);
    }
    expect((await learner.call('GET', '/api/v1/verify_user')).statusCode).toBe(200);
  });

  it('is refused with a token but without its cookie', async () => {
    const { server: world, learner } = tenants;
    const headers = { authorization: `Bearer ${learner.token}` };
    expect((await world.call('GET', '/api/v1/verify_user', undefined, headers)).statusCode).toBe(401);
    const others = { ...headers, cookie: `bind=${tenants.otherLearner.bind}` };
    expect((await world.call('GET', '/api/v1/verify_user', undefined, others)).statusCode).toBe(401);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot send a form: %s is refused even with both halves',
    async (type) => {
      const { server: world, learner } = tenants;
      const both = { authorization: `Bearer ${learner.token}`, cookie: `bind=${learner.bind}` };
      const reply = await world.call('PATCH', profile, '{"bio":"mine"}', { ...both, 'content-type': type });
      expect([reply.statusCode, reply.json().code]).toEqual([415, 'not-json']);
    },
  );

  it('is never allowed to read a reply', async () => {
    const { server: world } = tenants;
    for (const url of ['/api/v1/verify_user', '/api/v1/plans', profile]) {
      const asked = { ...evil, 'access-control-request-method': 'PATCH' };
      const replies = [
        await world.call('GET', url, undefined, evil),
        await world.app.inject({ method: 'OPTIONS', url, headers: asked }),
      ];
      for (const { headers } of replies) {
        expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      }
    }
  });
});

describe('an upload', () => {
  const upload = (data: string) => tenants.otherLearner.call('PUT', '/api/v1/user/pictures/profilePicture', { data });
  const base64 = (text: string) => Buffer.from(text).toString('base64');

  it.each([
    ['a page', base64('<html><script>alert(1)</script></html>')],
    ['a drawing with a script', base64('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a program', base64('#!/bin/sh\nrm -rf /\n')],
    ['noise', randomBytes(2000).toString('base64')],
    ['something too large', 'A'.repeat(420_000)],
  ])('is refused where it is %s', async (_what, data) => {
    expect([400, 413]).toContain((await upload(data)).statusCode);
  });

  it('that is far too large is refused before it is read', async () => {
    expect((await upload('A'.repeat(1_200_000))).statusCode).toBe(413);
  });

  it('is served as a picture and nothing else', async () => {
    const { headers } = await tenants.server.call('GET', `/api/v1/pictures/${tenants.ids.picture}`);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    });
  });
});
