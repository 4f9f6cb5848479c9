import type { Effect } from './effects/effect.js';
import { PLUS, bears, counters, it, marked } from './keyword-parts.js';
import type { AbilityAmount, Selector } from './selector.js';

/**
 * Returns the effects of earthbending a target land: what the land becomes, and its return (rule 701.66a).
 */
export const earthbend = (what: Selector, amount: AbilityAmount): readonly Effect[] => [
  {
    effect: 'become',
    what,
    change: { addTypes: ['creature'], setPower: 0, setToughness: 0, addKeywords: [{ keyword: 'haste' }] },
    until: 'forever',
  },
  { effect: 'putCounters', what, counter: PLUS, amount },
  {
    effect: 'delayed',
    at: { goes: what, to: ['graveyard', 'exile'] },
    effects: [{ effect: 'moveCards', what: it, to: 'battlefield', tapped: true, under: 'you' }],
  },
];

/** Returns the effects of monstrosity (rule 701.37a). */
export const monstrosity = (amount: AbilityAmount): readonly Effect[] => [
  {
    effect: 'if',
    condition: { not: bears('monstrous') },
    effects: [counters(amount), marked('monstrous')],
  },
];
