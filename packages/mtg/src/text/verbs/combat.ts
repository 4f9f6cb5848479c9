import type { EffectVerb, EffectVerbs } from './verb.js';

/** What a creature does or may do in combat this turn: its words and the keyword that it gains for the turn. */
const inCombat = (words: string, keyword: string, aux?: EffectVerb['aux']): EffectVerb => ({
  subject: 'object',
  words,
  ...(aux ? { aux } : {}),
  means: { effect: 'gainKeywords', what: '$subject', keywords: [{ keyword }], until: 'endOfTurn' },
});

/** Combat: who must or can attack and block, and fights. */
export const combatVerbs: EffectVerbs = [
  inCombat('attack this_turn if_able', 'mustAttack'),
  inCombat('be blocked this_turn if_able', 'mustBeBlocked', 'must'),
  ...['it', 'they', '<subject:object>'].map((again) =>
    inCombat(`can attack this_turn as_though ${again} didn't_have_defender`, 'attacksDespiteDefender'),
  ),
  inCombat('can block an_additional_creature this_turn', 'blocksOneMore'),
  {
    subject: 'object',
    words: 'block <whom:single> this_turn if_able',
    means: { effect: 'mustBlock', what: '$subject', whom: '$whom' },
  },
  {
    subject: 'object',
    words: 'fight <other:object>',
    means: { effect: 'fight', one: '$subject', other: '$other' },
  },
];
