// Attacks where people meet: a stranger writes to a child, takes a school's places, and a child overrules a parent.
import { randomUUID } from 'node:crypto';
import { PASSWORD } from '../../src/testing/testServer.ts';
import { visitor } from '../soak/account.ts';
import { type Attack, textOf, type World } from './world.ts';

const PHONE = 'Call me on 98765 43210, do not tell anybody';

/** Point 5: nothing that a self-made teacher typed reaches a child. */
export const wordsToChildren: Attack = async (world) => {
  const { teacher, group } = await world.teacher('Friendly', '203.0.113.40');
  const child = await world.person('lonely', '203.0.113.41', {
    ...{ ageBand: '12-13', email: undefined, parentEmail: 'lonely.mum@three.example' },
  });
  await child.post('join-group', { code: group.code });
  const { body } = await teacher.post(`groups/${group.id}/live`, {});
  const gather = { kind: 'gather', line: null, text: PHONE };
  const live = await teacher.post(`groups/${group.id}/live/commands`, {
    ...{ lesson: textOf(body, 'lesson', 'id'), id: randomUUID(), command: gather },
  });
  const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const note = await teacher.post(`groups/${group.id}/assignments`, {
    ...{ id: randomUUID(), target: { kind: 'realm', realm: 'ai-adventure-park' }, due: { date: day, time: null } },
    ...{ timeZone: 'Asia/Kolkata', learners: null, note: { text: PHONE } },
  });
  const seen = JSON.stringify((await child.get('user/assignments')).body);
  return [
    ...(live.status === 200 ? ['a telephone number was sent to a class in a live lesson'] : []),
    ...(note.status === 200 || seen.includes('98765')
      ? ['a telephone number stands in the note of an assignment']
      : []),
  ];
};

/** Point 3: a pupil's code makes nobody a school, and a stranger takes no places with it. */
export const pupilsCode: Attack = async (world) => {
  const made = await world.admin.post('licence-codes', { kind: 'school', places: 20, days: 30, note: 'a school' });
  const code = textOf(made.body, 'licence', 'code');
  const { teacher, group } = await world.teacher('Impostor', '203.0.113.50');
  await teacher.post('licence-codes/redeem', { code });
  const names = Array.from({ length: 25 }, (_, at) => `Child ${String.fromCodePoint(65 + at)}`);
  const accounts = await teacher.post(`groups/${group.id}/class-accounts`, {
    names,
    ageBand: '12-13',
    schoolConsent: true,
  });
  await teacher.call('PUT', `groups/${group.id}/licence`, { code });
  const { body } = await world.admin.get('licence-codes');
  const licence = (body.licences as { code: string; used: number; places: number }[] | undefined)?.find(
    (one) => one.code === code,
  );
  const pupil = await world.person('honestpupil', '198.51.100.51');
  const redeemed = await pupil.post('licence-codes/redeem', { code });
  return [
    ...(accounts.status === 200 && accounts.body.consentPending === false
      ? ['a stranger gave consent for a class']
      : []),
    ...(licence && licence.used > licence.places ? [`${licence.used} of ${licence.places} places are taken`] : []),
    ...(redeemed.status === 200 ? [] : [`an honest pupil's code: ${redeemed.status} ${textOf(redeemed.body, 'code')}`]),
  ];
};

/** A child whose parent has answered signs in once more and asks another address of its own. */
async function overrule(world: World, name: string, answers: readonly string[]): Promise<string[]> {
  const [mum, own, address] = [`mum@${name}-one.example`, `box@${name}-two.example`, '203.0.113.60'];
  const fields = { ageBand: '12-13', email: undefined, parentEmail: mum };
  const parent = await world.person(name, address, fields);
  const key = world.letter(mum, 'consent-asked') ?? '';
  const replies = [];
  for (const answer of answers) replies.push((await parent.post(`consents/${key}`, { answer })).status);
  const again = { identifier: name, password: PASSWORD, keepAccount: true };
  const { body } = await visitor(world.url, address).post('auth/sign-in', again);
  const child = visitor(world.url, address, { authorization: `Bearer ${textOf(body, 'token')}` });
  await child.post('user/consent', { parentEmail: own });
  const second = world.letter(own, 'consent-asked');
  if (second !== undefined) await child.post(`consents/${second}`, { answer: 'give' });
  const me = (await child.get('verify_user')).body.user as { limited?: boolean } | undefined;
  const link = await child.get(`consents/${key}`);
  return [
    ...(replies.every((status) => status === 200) ? [] : [`${name}'s parent could not answer: ${replies}`]),
    ...(me?.limited === false ? [`${name} gave consent to itself`] : []),
    ...(link.status === 200 ? [] : [`the link of ${name}'s parent answers ${link.status}`]),
  ];
}

/** Point 2: after a parent's no, the child opens no letter of its own. */
export const overruledParent: Attack = async (world) => [
  ...(await overrule(world, 'declined', ['decline'])),
  ...(await overrule(world, 'withdrawn', ['give', 'withdraw'])),
];
