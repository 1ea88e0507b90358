// The journeys played by WebKitGTK: registration, demo, Lab, heat map, certificate, pause of a live lesson, offline realm.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { PASSWORD, uniqueName } from '../../client/e2e/support/accounts.ts';
import { completeCourse } from '../../client/e2e/support/completeCourse.ts';
import { cookieChoice } from '../../client/e2e/support/cookieChoice.ts';
import { startFreshServer } from '../../client/e2e/support/freshServer.ts';
import type { ActivityUser } from '../../client/src/activities/kit/drive.ts';
import { drive } from '../../client/src/activities/teach-drawings/drive.ts';
import {
  button,
  content,
  createAccount,
  fillRegistration,
  request,
  signIn,
  target,
  type Visit,
  walkTo,
} from './webkitVisit.ts';

async function register(visit: Visit): Promise<void> {
  const { page } = visit;
  await page.goto('/register');
  await fillRegistration(visit);
  await page.goto('/Grassroot/learning-adventures');
  await page.find(target('heading', 'Choose your adventure'));
  await page.until('the park', () =>
    page.evaluate<boolean>('() => document.body.innerText.includes("AI Adventure Park")'),
  );
}

async function readConversation({ page }: Visit): Promise<void> {
  const advance = { css: 'button[data-advance]' };
  await page.find(advance);
  while (await page.isShown(advance)) {
    await page.press(advance).catch(() => undefined);
    await pause(50);
  }
}

/** Operates the drawing gate's controls. */
function gateUser({ page }: Visit): ActivityUser {
  const control = (name: string) => ({ css: `[data-control="${name}"]` });
  const includes = (text: string) =>
    page.evaluate<boolean>('(text) => document.body.innerText.replace(/\\s+/g, " ").includes(text)', text);
  return {
    click: (name) => page.press(control(name)),
    selectOption: () => Promise.reject(new Error('The gate has no lists')),
    type: (name, text) => page.fill(control(name), text),
    async pressKeys(name, keys) {
      await page.focus({ css: `${control(name).css} [role=application]` });
      await page.keys(keys);
    },
    expectDisabled: async (name) => void (await page.find({ css: `[data-control="${name}"]:disabled` })),
    expectText: async (text) => void (await page.until(text, () => includes(text))),
    whichText: (texts) =>
      page.until(texts.join(' or '), async () => {
        for (const text of texts) if (await includes(text)) return text;
        return null;
      }),
    expectExplanation: async () => void (await page.find({ css: '[data-explanation]' })),
  };
}

async function playDemo(visit: Visit): Promise<void> {
  const { page } = visit;
  const demo = content('demo');
  const nameOf = (id: string) => demo.realm.characters.find((one) => one.id === id)?.name ?? id;
  const meet = async (id: string) => {
    await walkTo(visit, new RegExp(`Go and talk: ${nameOf(id)}$`));
    await readConversation(visit);
  };
  await page.goto('/demo');
  await page.evaluate('() => localStorage.clear()');
  await page.goto('/demo');
  await page.press(target('radio', 'Aria'));
  await page.press(button('Play as Aria'));
  await page.press(button('Skip'));
  await page.press(button(demo.realm.welcome.button));
  for (let star = 1; star <= 3; star += 1) {
    await walkTo(visit, /Go and pick up: Something that glows \(1\)/);
    await page.press(button('Close story'));
  }
  await meet('owl');
  await meet('gatekeeper');
  const gate = demo.activities['drawing-gate'];
  if (gate?.kind !== 'teach-drawings') throw new Error('The gate of the demo is another activity now');
  await drive(gateUser(visit), gate, true);
  await page.goto('/demo');
  await meet('sign-keeper');
  await page.press(button('Continue'));
  await page.press(button(/^[A-D] ?3 stars$/));
  await page.press(button('Complete'));
  await page.fill(target('textbox', 'main.py, Python code'), 'print("Namaste from Diya")');
  await page.press(button('Run Code'));
  await page.press(button('Continue Journey'));
  await page.press(button('Back to the sign'));
  await page.press(button('To the arrow!'));
  await page.find(button('Submit Feedback'));
  for (const [question, name] of ['5 Excellent', '4 Very Good', '3 Good'].entries())
    await page.press(target('radio', name, `[role=dialog] fieldset:nth-of-type(${question + 1})`));
  await page.fill(target('textbox', /Tell us more/), 'The owl is my favourite.');
  await page.press(button('Submit Feedback'));
  await page.press(target('link', 'Create a free account and keep your progress'));
  await fillRegistration(visit);
  const all = demo.quest.tasks.flatMap(({ steps }) => steps.map(({ id }) => id)).sort();
  await page.until('the progress in the account', async () => {
    const done = await page.evaluate<string[]>(`async () => {
      const token = localStorage.getItem('token') ?? sessionStorage.getItem('token');
      const reply = await fetch('/api/v1/user/realm-states', { headers: { authorization: 'Bearer ' + token } });
      return (await reply.json()).states?.demo?.done ?? [];
    }`);
    return JSON.stringify([...done].sort()) === JSON.stringify(all);
  });
}

/** A learner who has read the first shop's tutorial. */
async function openLab(visit: Visit): Promise<void> {
  const { page } = visit;
  const world = content('python-world');
  const lesson = world.lessons['python-print'];
  if (lesson?.kind !== 'python') throw new Error('python-print is no Python lesson');
  const token = await createAccount(visit, uniqueName('kit'), 'Pilot');
  const events = [{ kind: 'realm-entered' }, { kind: 'lesson-page', ref: lesson.id, page: lesson.steps.length }];
  const at = { at: 1, realm: 'python-world' };
  await request(
    visit,
    'POST',
    'user/quest-events',
    { events: events.map((event) => ({ id: randomUUID(), ...at, ...event })) },
    token,
  );
  await page.goto('/Grassroot/python-world');
  await page.press(button(world.realm.welcome.button));
  const shop = world.realm.characters.find(({ id }) => id === 'shop-print')?.name ?? '';
  await walkTo(visit, new RegExp(`: ${shop}$`));
  await page.press(button('Complete'));
  while (!(await page.isShown(button("Let's Code!")))) await page.press(button('Next'));
  await page.press(button("Let's Code!"));
}

async function useLab(visit: Visit): Promise<void> {
  const { page } = visit;
  await openLab(visit);
  const editor = target('textbox', 'main.py, Python code');
  const output = (text: string) =>
    page.until(`the output ${text}`, async () => (await page.text({ css: '[role=log]' })).includes(text));
  await page.fill(editor, 'print("Hi " + input("Name? "))');
  await page.press(button('Run Code'));
  await page.fill({ css: '[role=dialog] input' }, 'Diya');
  await page.keys(['Enter']);
  await output('Hi Diya');
  await page.fill(editor, 'print("one")\nwhile True: pass');
  await page.press(button('Run Code'));
  await output('one');
  await page.press(button('Stop'));
  await page.find(button('Run Code'));
}

async function openHeatMap(visit: Visit): Promise<void> {
  const { page } = visit;
  const [teacher, child] = [uniqueName('teach'), uniqueName('zoya')];
  const token = await createAccount(visit, teacher, 'Teacher');
  const { group } = (await request(visit, 'POST', 'groups', { name: 'Owls' }, token)) as { group: { id: string } };
  const invitation = await request(visit, 'POST', `groups/${group.id}/invitations`, {}, token);
  const childToken = await createAccount(visit, child, 'Pilot');
  await request(visit, 'POST', `join-group/${String(invitation.token)}`, undefined, childToken);
  await signIn(visit, teacher);
  await page.goto(`/teacher/groups/${group.id}?tab=progress`);
  await page.until('the child in the heat map', () =>
    page.evaluate<boolean>(
      '(name) => document.querySelector("[role=grid]")?.textContent.includes(name) ?? false',
      child,
    ),
  );
}

async function makeCertificate(visit: Visit): Promise<void> {
  const { page, dataDir } = visit;
  const name = uniqueName('kit');
  await createAccount(visit, name, 'Pilot');
  await completeCourse(dataDir, name);
  await page.goto('/certificates/generate');
  await page.fill(target('textbox', /^First Name/), 'Asha');
  await page.fill(target('textbox', /^Last name/), 'Rao');
  await page.press(button('Generate Certificate'));
  await page.press(button('Confirm & Generate'));
  await page.find(button('Download as JPEG'));
  await page.goto('/certificates/view');
  await page.find(target('heading', 'Certificate of Achievement'));
}

/** A request of a teacher, who needs no browser. */
async function ask<T>({ site }: Visit, path: string, body: object, token = ''): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    'x-client': 'api',
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(`${site}/api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!reply.ok) throw new Error(`POST ${path}: ${await reply.text()}`);
  return (await reply.json()) as T;
}

async function pauseInLesson(visit: Visit): Promise<void> {
  const { page } = visit;
  const name = uniqueName('teach');
  const account = { username: name, password: PASSWORD, ageBand: '18+' };
  const registered = await ask<{ token: string }>(visit, 'auth/register', account);
  // The session of the old role ends.
  const { token } = await ask<{ token: string }>(visit, 'update-role', { role: 'Teacher' }, registered.token);
  const { group } = await ask<{ group: { id: string } }>(visit, 'groups', { name: 'Class 7B' }, token);
  const { cards } = await ask<{ cards: { username: string; passphrase: string }[] }>(
    visit,
    `groups/${group.id}/class-accounts`,
    { names: ['Asha'], ageBand: '12-13', schoolConsent: true },
    token,
  );
  const [card] = cards;
  if (!card) throw new Error('no class account was made');
  const { lesson } = await ask<{ lesson: { id: string } }>(visit, `groups/${group.id}/live`, {}, token);
  const command = (kind: string) =>
    ask(visit, `groups/${group.id}/live/commands`, { lesson: lesson.id, id: randomUUID(), command: { kind } }, token);
  await page.goto('/sign-in');
  await signIn(visit, card.username, card.passphrase);
  await page.goto('/School/ClassX/Maps');
  await page.find({ css: '[data-live-sign]' });
  await command('pause');
  const paused = target('dialog', /^Your teacher has paused the lesson/);
  await page.find(paused);
  await command('resume');
  await page.until('the end of the pause', async () => !(await page.isShown(paused)));
}

async function takeAlong({ page }: Visit): Promise<void> {
  const server = await startFreshServer();
  const card = 'article[aria-labelledby=realm-demo]';
  try {
    await page.goto(`${server.url}/register`);
    await page.evaluate('(choice) => localStorage.setItem("cookieConsent", choice)', cookieChoice());
    await fillRegistration({ page });
    await page.goto(`${server.url}/Grassroot/learning-adventures`);
    await page.press({ role: 'button', name: /^Take it along/, within: card });
    await page.find({ css: '[data-take-along=done]', within: card });
  } finally {
    await server.stop();
  }
  await page.goto(`${server.url}/Grassroot/learning-adventures`);
  await page.press({ role: 'link', name: /^Play/, within: card });
  await page.press(target('radio', 'Aria'));
  await page.press(button('Play as Aria'));
  await page.press(button('Skip'));
  await page.press(button(content('demo').realm.welcome.button));
  await page.find({ css: '[data-world=ready]' });
}

export const WEBKIT_JOURNEYS: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'a learner registers and finds the realms in the map picker': register,
  'a guest plays the demo to its end and keeps the progress in a new account': playDemo,
  "a shop's Lab: a program asks, another is stopped": useLab,
  "a teacher opens a class's heat map": openHeatMap,
  'a learner makes a certificate': makeCertificate,
  'a child in a live lesson is paused and goes on': pauseInLesson,
  'a realm that was taken along opens without the server': takeAlong,
};
