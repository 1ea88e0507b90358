// Tests that whatever a teacher can write is classed, and that each text which children see is admitted first.
import { isTextForChildren } from '@lanternwise/shared/contracts/textForChildren';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { confirmTeacher, createGroup, registerTeacher } from './modules/groups/testing/groupFixtures.ts';
import { allContracts, routeName } from './testing/routes.ts';
import { assign, NO_TEXT_FOR_CHILDREN, TEXTS_FOR_CHILDREN, type WritingTeacher } from './testing/teacherTextFields.ts';
import { startTestServer, type TestServer } from './testing/testServer.ts';

interface Field {
  path: string;
  isForChildren: boolean;
}

/** Every place of a schema that takes letters of the sender's choice. */
function textFields(schema: unknown, path: string): Field[] {
  const { def } = schema as { def: z.core.$ZodTypeDef & Record<string, unknown> };
  if (isTextForChildren(schema as object)) return [{ path, isForChildren: true }];
  switch (def.type) {
    case 'string':
    case 'unknown':
    case 'any':
    case 'custom':
      return [{ path, isForChildren: false }];
    case 'object':
      return Object.entries(def.shape as object).flatMap(([key, part]) => textFields(part, `${path}.${key}`));
    case 'array':
      return textFields(def.element, `${path}[]`);
    case 'record':
      return [...textFields(def.keyType, `${path}{key}`), ...textFields(def.valueType, `${path}{}`)];
    case 'union':
      return (def.options as unknown[]).flatMap((part) => textFields(part, path));
    case 'pipe':
      return textFields(def.in, path);
    default:
      return def.innerType ? textFields(def.innerType, path) : [];
  }
}

const writable = (await allContracts()).filter(
  ({ access, body }) => body && (access === 'signed-in' || (access !== 'public' && access.includes('Teacher'))),
);
const fields = writable.flatMap((contract) =>
  textFields(contract.body, 'body').map(({ path, isForChildren }) => ({
    name: `${routeName(contract)} ${path}`,
    isForChildren,
  })),
);
const unseen = Object.values(NO_TEXT_FOR_CHILDREN)
  .flat()
  .map((name) => name.replace('*', '/api/v1/groups/:groupId'));

describe('a field that a teacher can fill in', () => {
  it('is a text for children, or is listed with the reason why no child sees it', () => {
    const names = fields.filter(({ isForChildren }) => !isForChildren).map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual([...unseen].sort());
  });

  it('that children see has a case below', () => {
    const names = fields.filter(({ isForChildren }) => isForChildren).map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual(Object.keys(TEXTS_FOR_CHILDREN).sort());
  });
});

let server: TestServer;
let by: WritingTeacher;
beforeAll(async () => {
  server = await startTestServer({ access: 'open', rateLimit: 1_000_000 });
  const teacher = await registerTeacher(server, 'Meera');
  const groupId = await createGroup(teacher, 'Class 6F');
  const { lesson } = (await teacher.call('POST', `/api/v1/groups/${groupId}/live`)).json();
  by = { teacher, groupId, lessonId: lesson.id, assignmentId: '00000000-0000-4000-8000-000000000001' };
  const assigned = await assign(by, null, by.assignmentId);
  expect(assigned.statusCode, assigned.body).toBe(200);
});
afterAll(() => server.close());

describe.each(Object.entries(TEXTS_FOR_CHILDREN))('%s', (_name, { send, preset }) => {
  it('takes only what is ready-made from a teacher whose school is not confirmed', async () => {
    await confirmTeacher(server, by.teacher.user.id, null);
    for (const text of ['Call me: 98765 43210', 'Read the lesson, please']) {
      const reply = await send(by, text);
      expect([reply.statusCode, reply.json().code]).toEqual([
        403,
        expect.stringMatching(/^presets-only$|^class-name-preset$/),
      ]);
    }
    const reply = await preset(by);
    expect(reply.statusCode, reply.body).toBe(200);
  });

  it.each([
    ['Call me on ९८७६५ ४३२१०', 'text-private', '९८७६५ ४३२१०'],
    ['You idiot', 'text-words', 'idiot'],
    ["Don't tell your mum", 'text-secret', "Don't tell your mum"],
    ['Come alone, please', 'text-meeting', 'Come alone'],
    ['Send me a photo', 'text-picture', 'Send me a photo'],
    ['Add me on WhatsApp', 'text-contact', 'Add me on WhatsApp'],
    ['किसी को मत बताना', 'text-secret', 'किसी को मत बता'],
  ])('refuses %j of a confirmed teacher and names the part', async (text, code, part) => {
    await confirmTeacher(server, by.teacher.user.id);
    const reply = await send(by, text);
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ success: false, code, values: { part } });
    expect(reply.json().message).toContain(part);
  });

  it('takes the own words of a confirmed teacher', async () => {
    await confirmTeacher(server, by.teacher.user.id);
    const reply = await send(by, 'Lanterns of the west');
    expect(reply.statusCode, reply.body).toBe(200);
  });
});
