// What Ask Owl answers from: a passage is a help article or one step of a lesson.

export type Audience = 'child' | 'parent' | 'teacher' | 'admin' | 'visitor';

export interface Passage {
  /** Unique, for example `help/move` or `python-world/python-loops#three-loops`. */
  id: string;
  /** The article, lesson or activity: passages of one source are shown once. */
  source: string;
  title: string;
  /** Of the step, where a lesson has several. */
  heading: string;
  /** Words that are searched and never shown. */
  keywords: string;
  text: string;
  /** Address of the place that the passage is about; `realm` is any realm. */
  place: string;
  /** The realm that it belongs to; empty for the site. */
  realm: string;
  audience: Audience;
  related: readonly string[];
}
