import { type Issue, type Result, ok, refuse } from '@reticle/core';
import { sameValue } from '@reticle/core/text';
import type { CardDefinition } from '../../language/card-definition.js';
import { costsOfKeyword, type MtgKeyword } from '../../language/keyword.js';
import { printManaCost } from '../../language/mana.js';
import { reckoned } from '../phrases/amounts.js';
import { capitalised } from '../phrases/bodies.js';
import { condition } from '../phrases/conditions.js';
import { printEntersAs, printEntersAsCopy, printEntersChoosing } from '../phrases/enters-choosing.js';
import { ENTERS_WITH } from '../phrases/counters.js';
import { enchantWords, printKeyword } from '../phrases/keywords.js';
import { restrictionWords } from '../verbs/states.js';
import { DEFAULT_HOST } from './card-text.js';
import { isBelowLevel, printLevels } from './levels.js';
import { printAbility } from './print-ability.js';
import { named, sentenceCase } from './print-options.js';
import { quotedAbility } from './quoted.js';
import { printReplacedDraws } from './replaced-draws.js';
import { noWords, printSpell, printStatic, printTriggered } from './print-parts.js';

/** Returns how a card refers to what it is attached to. */
function hostOf({ keywords, subtypes }: CardDefinition): string {
  if (subtypes.includes('Equipment')) return 'equipped creature';
  const enchant = keywords.flatMap((keyword) => enchantWords(keyword) ?? [])[0];
  return enchant === undefined ? DEFAULT_HOST : enchant.replace('Enchant', 'enchanted').toLowerCase();
}

/** Returns the options that print the abilities of a card. */
export const wordsOf = (card: CardDefinition) => ({
  name: card.name,
  types: card.types,
  host: hostOf(card),
  quoted: quotedAbility,
  costs: costsOfKeyword(card.keywords, 'additionalCost'),
});

/** Prints the keywords of a card on one line, after those that are lines of their own. */
function keywordLines({ id, name, keywords }: CardDefinition): readonly Result<string>[] {
  const own = (keyword: MtgKeyword) =>
    enchantWords(keyword) ?? restrictionWords(keyword)?.replaceAll('~', () => name);
  const enchants = keywords.flatMap((keyword) => own(keyword) ?? []);
  const others = keywords.filter((keyword) => own(keyword) === undefined);
  const words = others.map((keyword) => printKeyword(keyword));
  const unsaid = others.find((_, index) => words[index] === undefined);
  if (unsaid) return [...enchants.map((line) => ok(line)), refuse(noWords(unsaid.keyword, id))];
  return [...enchants, ...(words.length === 0 ? [] : [sentenceCase(words.join(', '))])].map((line) =>
    ok(line),
  );
}

/** Prints power and toughness that are counted (rule 604.3). */
function countedLines({ id, name, power, toughness }: CardDefinition): readonly Result<string>[] {
  const isBoth = typeof power === 'object' && sameValue(power, toughness);
  const sizes = isBoth
    ? [['power and toughness are each', power] as const]
    : [['power is', power] as const, ['toughness is', toughness] as const];
  return sizes.flatMap(([what, value]): readonly Result<string>[] => {
    if (typeof value !== 'object') return [];
    const words = reckoned.print(value, { names: [], host: DEFAULT_HOST });
    return [
      words === undefined ? refuse(noWords('power', id)) : ok(named(`~'s ${what} equal to ${words}.`, name)),
    ];
  });
}

/** Prints that it enters with counters. */
function entersLines({ id, name, entersWith }: CardDefinition): readonly Result<string>[] {
  if (!entersWith) return [];
  const words = ENTERS_WITH.print(entersWith, { names: [], host: DEFAULT_HOST });
  return [words === undefined ? refuse(noWords('entersWith', id)) : ok(named(`${words}.`, name))];
}

/** Prints what is chosen as it enters. */
function choosingLines({ id, name, entersChoosing }: CardDefinition): readonly Result<string>[] {
  if (!entersChoosing) return [];
  const words = printEntersChoosing(entersChoosing);
  return [
    words === undefined ? refuse(noWords('entersChoosing', id)) : ok(named(sentenceCase(`${words}.`), name)),
  ];
}

/** Prints the forms in which it may enter. */
function formLines({ id, name, entersAs }: CardDefinition): readonly Result<string>[] {
  if (!entersAs) return [];
  const words = printEntersAs(entersAs);
  return [words === undefined ? refuse(noWords('entersAs', id)) : ok(named(sentenceCase(`${words}.`), name))];
}

/** Prints "you may have ~ enter as a copy of ...". */
function copyLines({ id, name, entersAsCopy }: CardDefinition): readonly Result<string>[] {
  if (!entersAsCopy) return [];
  const words = printEntersAsCopy(entersAsCopy);
  return [
    words === undefined ? refuse(noWords('entersAsCopy', id)) : ok(named(sentenceCase(`${words}.`), name)),
  ];
}

/** Prints that it enters tapped. */
function tappedLines({ id, name, entersTapped }: CardDefinition): readonly Result<string>[] {
  if (entersTapped === undefined) return [];
  if (entersTapped === true) return [ok(`${name} enters the battlefield tapped.`)];
  const unless = condition.print(entersTapped.unless, { names: [], host: DEFAULT_HOST });
  return [
    unless === undefined
      ? refuse(noWords('entersTapped', id))
      : ok(named(`${name} enters the battlefield tapped unless ${unless}.`, name)),
  ];
}

/** The lines of a card, and what of it has no words. */
export interface PrintedCard {
  readonly lines: readonly string[];
  readonly unsaid: readonly Issue[];
  /** The lines of the second face. */
  readonly other?: PrintedCard;
}

/**
 * Prints the rules text of a card definition in our own grammar, one line for each ability: keywords, spell
 * effects, then static, triggered and activated abilities. `unsaid` has what has no words, with the code
 * `mtg.noWords`, and what the definition itself leaves out (`mtg.unexpressed`).
 */
export function printCard(card: CardDefinition): PrintedCard {
  const options = wordsOf(card);
  const all: readonly Result<string>[] = [
    ...keywordLines(card),
    ...tappedLines(card),
    ...entersLines(card),
    ...choosingLines(card),
    ...formLines(card),
    ...copyLines(card),
    ...(card.spell ? [printSpell(card.spell, options)] : []),
    ...countedLines(card),
    ...(card.replacesDraws ? [printReplacedDraws(card.replacesDraws, options)] : []),
    ...card.static.flatMap((ability) =>
      isBelowLevel(ability, card.static) ? [] : [printStatic(ability, options)],
    ),
    ...card.triggered.map((ability) => printTriggered(ability, options)),
    ...card.activated.map((ability) => printAbility(ability, options)),
    ...printLevels(card, options),
  ];
  const left: readonly Issue[] = card.unexpressed.map((words) => ({
    code: 'mtg.unexpressed',
    data: { words },
  }));
  return {
    lines: all.flatMap((line) => (line.ok ? [line.value] : [])),
    unsaid: [...all.flatMap((line) => (line.ok ? [] : line.issues)), ...left],
    ...(card.other ? { other: printCard(card.other) } : {}),
  };
}

/** Prints the type line of a face: `Sorcery — Adventure`. */
export function printTypes({ supertypes, types, subtypes }: CardDefinition): string {
  const line = [...supertypes, ...types].map(capitalised).join(' ');
  return subtypes.length === 0 ? line : `${line} — ${subtypes.join(' ')}`;
}

/** Prints all lines of a card for people. The name, cost and types of a second face precede its lines. */
export function printFaces(card: CardDefinition): PrintedCard {
  const { other, lines, unsaid } = printCard(card);
  if (!other || !card.other) return { lines, unsaid };
  const { name, cost } = card.other;
  const heading = ['//', name, ...(cost ? [printManaCost(cost)] : []), printTypes(card.other)].join(' ');
  return { lines: [...lines, heading, ...other.lines], unsaid: [...unsaid, ...other.unsaid] };
}
