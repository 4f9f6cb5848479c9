import { ok } from '@reticle/core';
import { scenarioGame } from '@reticle/testkit/scenario';
import { useOf, game, readText } from '../src/index.js';

/** The game as scenarios ask it. `text` is a card's, and a creature's unless `about` names another type. */
export const undertowScenarios = scenarioGame({
  game,
  read: ({ text, about }) => {
    const doing = readText(text);
    if (!doing.ok) return doing;
    const type = about?.types?.includes('surge') === true ? 'surge' : 'creature';
    return ok(useOf({ type, ...doing.value }).spec);
  },
});
