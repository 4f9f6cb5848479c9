import type { Ability } from '../../language/ability.js';
import { holds } from '../phrases/conditions.js';
import { contextOf, type WordsContext } from '../phrases/context.js';
import { dashCost } from '../phrases/costs.js';
import type { EffectRow } from '../phrases/effect-words.js';
import { joined, said, sentence, type Words } from '../phrases/said.js';
import { ownAfter, subjectAfter, triggersWords } from '../phrases/triggers.js';
import { spoken } from './ability-text.js';
import { withPronouns } from './antecedents.js';
import { printEffects } from './clauses.js';
import { STATIC_TABLE } from './read-ability.js';

type AbilityOf<Kind extends Ability['kind']> = Extract<Ability, { readonly kind: Kind }>;

/** Effects in words, the first of them after some others: "when you play ~, draw a card." */
function rowWords(lead: Words, effects: EffectRow, it: string | undefined, context: WordsContext): Words {
  const row = withPronouns(effects, it);
  const [first, ...more] = (row && printEffects(row, context)) ?? [];
  if (first === undefined) return undefined;
  return joined([said`${sentence(said`${lead}${first}`)}`, ...more.map(sentence)], ' ');
}

/** What stands before a dash is no part of the sentence after it. */
function activated({ cost, oncePerTurn = false, effects }: AbilityOf<'activated'>): Words {
  const context = contextOf();
  return said`${oncePerTurn ? 'Once during your turn, ' : ''}${dashCost.print(cost, context)} — ${rowWords('', effects, undefined, context)}`;
}

function triggered({ on, if: condition, effects }: AbilityOf<'triggered'>): Words {
  const context = contextOf(ownAfter(on));
  const lead = said`${triggersWords.print(on, contextOf())}, `;
  const whole = condition === undefined ? lead : said`${lead}if ${holds.print(condition, context)}, `;
  return rowWords(whole, effects, subjectAfter(on), context);
}

function words(ability: Ability): Words {
  if (ability.kind === 'activated') return activated(ability);
  if (ability.kind === 'triggered') return triggered(ability);
  if (ability.kind === 'shift') return undefined;
  const { name: _name, ...plain } = ability;
  return sentence(STATIC_TABLE.print(plain, contextOf()));
}

const selfOf = (type: string): string => `this ${type === 'song' ? 'song' : type}`;

/** An ability as its words, after its name; `undefined` if there are no words for it. */
export function abilityWords(type: string, ability: Ability): Words {
  const made = words(ability);
  const text = made && withCapitals(spoken(made, selfOf(type)));
  return ability.name === undefined ? text : said`${ability.name.toUpperCase()} ${text}`;
}

/** The effects of an action as its words. */
export function actionWords(type: string, effects: EffectRow): Words {
  const made = rowWords('', effects, undefined, contextOf());
  return made && withCapitals(spoken(made, selfOf(type)));
}

/** A sentence may begin with "this character". */
const withCapitals = (text: string): string =>
  text.replaceAll(/(?<=^|\. )\p{Ll}/gu, (letter) => letter.toUpperCase());
