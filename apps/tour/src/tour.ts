import { matchTour } from './match.js';
import { nextSteps } from './next.js';
import type { Page } from './page.js';
import { targetingTour } from './targeting.js';

/** Prints the tour: one targeting question, one match, and where to go from here. */
export function tour(page: Page): void {
  page.line(page.paint.bold('Reticle: what may a card target, and why not?'));
  targetingTour(page);
  matchTour(page);
  nextSteps(page);
}
