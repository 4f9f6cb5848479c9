import { type GameIssue, ok, type Result } from '@reticle/core';
import type { Ability, AbilityOf } from '../../language/ability.js';
import { type CardDefinition, cardIdOf } from '../../language/card.js';
import { type Effect, grantedIn } from '../../language/effects/schema.js';
import { holds } from '../phrases/conditions.js';
import { contextOf, DISCARDED, QUOTED, type WordsContext } from '../phrases/context.js';
import { dashCost } from '../phrases/costs.js';
import type { EffectRow } from '../phrases/effect-words.js';
import { keywordWords } from '../phrases/keyword-words.js';
import { joined, said, sentence, type Words } from '../phrases/said.js';
import { ownAfter, spokenAfter, triggersWords } from '../phrases/triggers.js';
import { asPrinted } from './ability-text.js';
import { discards, withPronouns } from './antecedents.js';
import type { Antecedent } from './mentioned.js';
import { printEffects } from './clauses.js';
import { MODES, STATIC_TABLE } from './read-ability.js';
import { shiftWords } from './shifts.js';

/** Finds the effect with modes among effects. */
function modesIn(effects: EffectRow): Effect | undefined {
  for (const one of effects) {
    if (one.effect === 'either') return one;
    const found = 'do' in one ? modesIn(one.do) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** Prints the modes below an ability. */
function modeWords(modes: Effect, context: WordsContext): Words {
  if (modes.effect !== 'either') return undefined;
  const lines = modes.of.map(({ do: row }) => {
    const sentences = printEffects(row, context);
    return sentences && joined(['•', ...sentences.map(sentence)], ' ');
  });
  return said`choose one:\n${joined(lines, '\n')}`;
}

/** Prints effects after lead words, which mention some things already: "when you play ~, draw a card." */
function rowWords(
  lead: Words,
  effects: EffectRow,
  before: readonly Antecedent[],
  given: WordsContext,
): Words {
  const row = withPronouns(effects, before);
  const modes = row && modesIn(row);
  const context = modes ? { ...given, modes } : given;
  const [first, ...more] = (row && printEffects(row, context)) ?? [];
  if (first === undefined) return undefined;
  const words = joined([said`${sentence(said`${lead}${first}`)}`, ...more.map(sentence)], ' ');
  if (!modes) return words;
  const end = `${MODES}.`;
  const whole = words?.toLowerCase().endsWith(end) === true ? words.slice(0, -end.length) : undefined;
  const choose = modeWords(modes, given);
  return said`${whole}${whole === '' ? choose && choose.charAt(0).toUpperCase() + choose.slice(1) : choose}`;
}

/** Returns a context that knows the quoted abilities in some data. */
const contextFor = (json: unknown, own?: WordsContext['own']): WordsContext =>
  contextOf(own, { quoted: [...grantedIn(json)].map((ability) => ({ ability })) });

/** Prints an activated ability. The cost before the dash is not part of the sentence after it. */
function activated({ cost, oncePerTurn = false, effects }: AbilityOf<'activated'>): Words {
  const context = contextFor(effects);
  return said`${oncePerTurn ? 'Once during your turn, ' : ''}${dashCost.print(cost, context)} — ${rowWords('', effects, discards(cost) ? [{ name: DISCARDED }] : [], context)}`;
}

function triggered({
  on: all,
  if: condition,
  while: whilst,
  oncePerTurn = false,
  effects,
}: AbilityOf<'triggered'>): Words {
  const own = all.every(({ during }) => during === 'yourTurn');
  const on = oncePerTurn && own ? all.map(({ during: _during, ...plain }) => plain) : all;
  const context = contextFor(effects, ownAfter(on));
  const times = oncePerTurn ? (own ? 'once during your turn, ' : 'once per turn, ') : '';
  const holding: Words = whilst === undefined ? '' : said`while ${holds.print(whilst, contextOf())}, `;
  const lead = said`${times}${holding}${triggersWords.print(on, contextOf())}, `;
  const before = spokenAfter(on);
  if (condition === undefined) return rowWords(lead, effects, before, context);
  const [asked] = withPronouns([{ effect: 'if', if: condition, do: [] }], before) ?? [];
  const words = asked?.effect === 'if' ? holds.print(asked.if, context) : undefined;
  return rowWords(said`${lead}if ${words}, `, effects, before, context);
}

function plainWords(ability: Ability): Words {
  if (ability.kind === 'activated') return activated(ability);
  if (ability.kind === 'triggered') return triggered(ability);
  if (ability.kind === 'shift') return shiftWords(ability);
  const { name: _name, ...plain } = ability;
  return sentence(STATIC_TABLE.print(plain, contextFor(plain)));
}

/** Puts the words of the quoted ability into words. Returns undefined if there are several such abilities. */
function withQuoted(words: Words, json: unknown): Words {
  const [given, ...more] = grantedIn(json);
  if (!given) return words;
  const quoted = more.length > 0 ? undefined : abilityWords('character', given);
  return quoted && words?.replaceAll(QUOTED, `"${quoted.replace(/\.$/u, '')}"`);
}

const selfOf = (type: string): string => `this ${type === 'song' ? 'song' : type}`;

/** Prints an ability, with its name before it. Returns `undefined` if there are no words for it. */
export function abilityWords(type: string, ability: Ability): Words {
  const made = plainWords(ability);
  const text = withQuoted(made && withCapitals(asPrinted(made, selfOf(type))), ability);
  return ability.name === undefined ? text : said`${ability.name.toUpperCase()} ${text}`;
}

/** Prints the effects of an action. */
export function actionWords(type: string, effects: EffectRow): Words {
  const made = rowWords('', effects, [], contextFor(effects));
  return withQuoted(made && withCapitals(asPrinted(made, selfOf(type))), effects);
}

/** Capitalises sentences, which may begin with "this character". */
const withCapitals = (text: string): string =>
  text.replaceAll(/(?<=^|\. )\p{Ll}/gu, (letter) => letter.toUpperCase());

/**
 * Prints a card's text in Lorcana's words: a line for each keyword, and one for each ability, from its data alone.
 * `parseCard` and `parseTargetRequirements` read these words. `{E}` means exert, `{I}` ink, and `{S}`, `{W}` and
 * `{L}` strength, willpower and lore. If there are no words, it refuses with `lorcana.noWords`, which names the
 * ability, counted from 0. The effects of an action are 0.
 */
export function printCard(card: CardDefinition): Result<readonly string[]> {
  const { facts, abilities, effects } = card;
  const all: readonly Words[] = [
    ...abilities.map((ability) => abilityWords(facts.type, ability)),
    ...(effects ? [actionWords(facts.type, effects)] : []),
  ];
  const lines = all.flatMap((words) => words ?? []);
  if (lines.length === all.length)
    return ok([...facts.keywords.map(({ keyword, value }) => keywordWords(keyword, value)), ...lines]);
  const issues: readonly GameIssue[] = all.flatMap((words, ability) =>
    words === undefined ? [{ code: 'lorcana.noWords', data: { cardId: cardIdOf(card), ability } }] : [],
  );
  return { ok: false, issues };
}
