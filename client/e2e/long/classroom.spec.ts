// Checks the pages of teachers, students, parents and Admins for accessibility in both languages and themes, and that all on them can be reached at every size.

import { openClassroom, send } from '../support/classroom.ts';
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
  test(`the pages of a class are accessible (${locale})`, async ({ browser }, { config }) => {
    test.setTimeout(900_000);
    const { teacher, student, groupId } = await openClassroom(browser, 20, locale);
    const parent = await newAccount(browser, 'dad', 'Parent', locale);
    const { code } = await send(student, 'POST', 'user/parent-code');
    await send(parent, 'POST', 'user/parent-links', { code });
    await completeCourse(String(config.metadata.dataDir), student.name);
    await send(student, 'POST', 'generate-certificate', { userId: student.id, name: 'Asha Rao' });

    const group = `/teacher/groups/${groupId}`;
    await checkPages(teacher.page, [
      ...[
        '/dashboard',
        '/teacher/groups',
        group,
        `${group}?tab=progress`,
        `${group}?tab=programs`,
        `${group}?tab=invite`,
        `${group}?tab=realms`,
      ],
      ...[`${group}?tab=accounts`, `${group}?tab=settings`, `${group}/poster`, '/admin/students', ...ACCOUNT],
      ...[`/admin/progress/${student.id}`, `/admin/progress/${student.id}/ai-adventure-park/scoping-match`],
    ]);
    await send(teacher, 'PATCH', `groups/${groupId}`, { archived: true });
    await checkPages(teacher.page, [
      ...['/teacher/groups?show=archived', group, `${group}?tab=accounts`, `${group}?tab=settings`],
      ...[`/admin/students?group=${groupId}`, `/admin/progress/${student.id}?group=${groupId}`],
    ]);
    await checkPages(parent.page, ['/dashboard', '/parent/progress', '/account/family']);
    await checkPages(student.page, [...ACCOUNT, ...CERTIFICATES, '/join']);
    await checkPages((await newAccount(browser, 'boss', 'Admin', locale)).page, ADMIN);
  });
