// Runs all checks of the topmost window, or of the page if none is open; everything is scrolled back to where it was.
import { checkControls, findControls } from './controls.ts';
import { rememberScroll } from './dom.ts';
import { checkMustRead, type Seen } from './mustRead.ts';
import { checkSystemColours } from './systemColours.ts';
import { checkCutControls, checkTexts } from './texts.ts';
import { checkGrey, checkMainAction, checkRoom, checkScrollbars, checkWidth } from './windows.ts';

/** `before`: the questions that were open before the last press; null if there was none. */
export function findProblems(before: readonly string[] | null): Seen {
  const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  const top = dialog ?? document.body;
  const controls = findControls(top);
  const { questions, problems } = checkMustRead(top, controls, before);
  problems.push(...checkMainAction(dialog), ...checkRoom(dialog), ...checkTexts(top));
  problems.push(
    ...checkWidth(dialog),
    ...checkScrollbars(top, dialog),
    ...checkCutControls(controls),
    ...checkGrey(controls),
    ...checkSystemColours(top, controls),
  );
  const scrollBack = rememberScroll();
  problems.push(...checkControls(controls));
  scrollBack();
  return { questions, problems: [...new Set(problems)] };
}
