// Checks the pages of teachers, students, parents and Admins for accessibility in both languages and themes, and that they fit a phone.

import { openClassroom, sender } from '../support/classroom.ts';
import { completeCourse } from '../support/completeCourse.ts';
import { checkPages } from '../support/pageSweep.ts';
import { newAccount } from '../support/teachers.ts';
import { test } from '../support/test.ts';

const ACCOUNT = ['', '/security', '/game', '/family', '/data'].map((part) => `/account${part}`);
const CERTIFICATES = ['', '/view', '/share', '/verify', '/verify?id=nonsense'].map((page) => `/certificates${page}`);
const LISTS = ['users', 'teachers', 'groups', 'revenue', 'content', 'feedback', 'contact', 'newsletter', 'codes'];
const ADMIN = ['', ...LISTS, 'mails', 'audit', 'settings', 'health', 'search?search=asha'].map(
  (list) => `/admin/${list}`,
);

for (const locale of ['en-GB', 'hi-IN'])
  test(`the pages of a class are accessible (${locale})`, async ({ browser, request }, { config }) => {
    test.setTimeout(900_000);
    const send = sender(request);
    const { groupId, studentId, studentToken, token, openPage } = await openClassroom(browser, { students: 20 });
    const { code } = await send('POST', 'user/parent-code', undefined, studentToken);
    const { token: parentToken } = await newAccount(browser, 'dad', 'Parent');
    await send('POST', 'user/parent-links', { code }, parentToken);
    const { user } = (await send('GET', 'verify_user', undefined, studentToken)) as { user: Record<string, string> };
    await completeCourse(String(config.metadata.dataDir), user.username ?? '');
    await send('POST', 'generate-certificate', { userId: user.id, name: 'Asha Rao' }, studentToken);

    const group = `/teacher/groups/${groupId}`;
    await checkPages(await openPage(token, locale), [
      ...[
        '/dashboard',
        '/teacher/groups',
        group,
        `${group}?tab=progress`,
        `${group}?tab=invite`,
        `${group}?tab=realms`,
      ],
      ...[`${group}?tab=accounts`, `${group}?tab=settings`, `${group}/poster`, '/admin/students', ...ACCOUNT],
      ...[`/admin/progress/${studentId}`, `/admin/progress/${studentId}/ai-adventure-park/problem-scoping`],
    ]);
    await send('PATCH', `groups/${groupId}`, { archived: true }, token);
    await checkPages(await openPage(token, locale), [
      ...['/teacher/groups?show=archived', group, `${group}?tab=accounts`, `${group}?tab=settings`],
      ...[`/admin/students?group=${groupId}`, `/admin/progress/${studentId}?group=${groupId}`],
    ]);
    await checkPages(await openPage(parentToken, locale), ['/dashboard', '/parent/progress', '/account/family']);
    await checkPages(await openPage(studentToken, locale), [...ACCOUNT, ...CERTIFICATES, '/join']);
    const { token: adminToken } = await newAccount(browser, 'boss', 'Admin');
    await checkPages(await openPage(adminToken, locale), ADMIN);
  });
