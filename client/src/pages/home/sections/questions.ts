// The questions of the section 'faq' with their answers.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

interface Question {
  question: MessageDescriptor;
  answer: MessageDescriptor;
  link?: { to: string; label: MessageDescriptor };
}

export const QUESTIONS: readonly Question[] = [
  {
    question: msg`Who is Lanternwise for?`,
    answer: msg`For learners of 12 and up, alone or with a class. You need no experience with AI or programming: the first realm starts at zero, and hints and explanations are part of every activity.`,
  },
  {
    question: msg`Is that real AI, or only a story about it?`,
    answer: msg`Real, and small enough to look inside. Decision trees, nearest neighbours, word counts and image filters run in the browser, on the data that you collect, draw or record. Where something follows fixed rules, the screen says so. No language model answers children.`,
  },
  {
    question: msg`Which computer do we need?`,
    answer: msg`A laptop, a tablet or a Chromebook with a current browser. Nothing is installed, and Python runs in the browser too. A phone works for a look, but a larger screen is better for the realms.`,
  },
  {
    question: msg`What does it cost?`,
    answer: msg`The demo, Units 1 and 2 of School Class X and the course Map Making are free and need no account. For all realms there are plans for one learner, a family or a school. Schools that host Lanternwise themselves can open everything.`,
    link: { to: '/pricing', label: msg`Compare the plans` },
  },
  {
    question: msg`What do you keep of a child?`,
    answer: msg`A user name, a password that nobody can read, the progress and the Python programs, so that a teacher can help; for younger learners a parent’s e-mail address too. Drawings, recordings and texts stay in the browser; drawings and texts travel, encrypted, only if the child and a parent ask for a backpack. There are no adverts and no trackers.`,
    link: { to: '/privacy-policy', label: msg`Read the privacy policy` },
  },
  {
    question: msg`How does a teacher see how the class is doing?`,
    answer: msg`Students join a group with a link or a code. The teacher sees who has done what, which mistakes are common and who needs help, and can open or lock realms for the group.`,
    link: { to: '/teacher/resources', label: msg`Open the teaching resources` },
  },
  {
    question: msg`Is there a certificate?`,
    answer: msg`Yes, for everyone who completes all eight realms of the AI Adventure. Each certificate has an ID that anyone can check.`,
    link: { to: '/certificates/verify', label: msg`Verify a certificate` },
  },
  {
    question: msg`In which languages can we learn?`,
    answer: msg`In English and Hindi. You can switch at any time with the button at the top. The realms, Python World, School Class X and the pages for teachers and parents are complete in both; Python’s own words are English all over the world.`,
  },
];
