// The task that the address asks for, as the link of an assignment does: /Grassroot/robo-realm?task=program-tractor.

/** Null without one. */
export const taskAsked = (): string | null => new URLSearchParams(location.search).get('task');

/** After the way there began: a reload must not lead back to it. */
export const forgetTaskAsked = (): void => history.replaceState(history.state, '', location.pathname);
