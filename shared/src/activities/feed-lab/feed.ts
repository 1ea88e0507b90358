// Simulates the feed of a feed lab: what the machine shows after some taps, and what it shows when it forgets or mixes.
import { cosine, inferProfile, mainTopic, recommend } from '../../learning/recommender.ts';

export interface FeedPost {
  id: string;
  topics: Record<string, number>;
}

export interface FeedRules<P extends FeedPost> {
  posts: readonly P[];
  /** Posts in the feed. */
  shown: number;
  /** How much less a tap weighs than the next newer one. */
  decay: number;
  /** Share of similarity to the profile where the feed is mixed. */
  relevance: number;
}

/** `similar`: nearest to the profile; `mixed`: maximal marginal relevance; `reset`: the profile is forgotten. */
export type FeedMode = 'similar' | 'mixed' | 'reset';

/** How many candidates the next post is predicted among. */
export const CANDIDATES = 3;

const tapped = <P extends FeedPost>(posts: readonly P[], taps: readonly string[]): P[] =>
  taps.flatMap((id) => posts.find((post) => post.id === id) ?? []);

export const profileOf = <P extends FeedPost>({ posts, decay }: FeedRules<P>, taps: readonly string[]) =>
  inferProfile(
    tapped(posts, taps).map(({ topics }) => topics),
    decay,
  );

/** The posts shown next; tapped ones do not come back. Without a profile there is nothing to go by but variety. */
export function feedOf<P extends FeedPost>(
  rules: FeedRules<P>,
  taps: readonly string[],
  mode: FeedMode = 'similar',
): P[] {
  const left = rules.posts.filter(({ id }) => !taps.includes(id));
  const knowsNothing = taps.length === 0 || mode === 'reset';
  const profile = knowsNothing ? {} : profileOf(rules, taps);
  return recommend(profile, left, rules.shown, knowsNothing || mode === 'mixed' ? rules.relevance : 1);
}

/** The post that comes next, and the two that fit the profile least. */
export function candidatesOf<P extends FeedPost>(rules: FeedRules<P>, taps: readonly string[]): P[] {
  const [next] = feedOf(rules, taps);
  if (!next) return [];
  const profile = profileOf(rules, taps);
  const far = rules.posts
    .filter(({ id }) => id !== next.id && !taps.includes(id))
    .sort((a, b) => cosine(profile, a.topics) - cosine(profile, b.topics));
  return [next, ...far.slice(0, CANDIDATES - 1)];
}

/** Whether each tap was on a post that the feed showed at that moment. */
export const isHonestRun = <P extends FeedPost>(rules: FeedRules<P>, taps: readonly string[]): boolean =>
  taps.every((tap, at) => feedOf(rules, taps.slice(0, at)).some(({ id }) => id === tap));

export const topicOf = ({ topics }: FeedPost): string => mainTopic(topics) ?? '';

export const countTopics = (posts: readonly FeedPost[]): number => new Set(posts.map(topicOf)).size;
