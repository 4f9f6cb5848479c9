import { type Result, ok, refuse } from '@reticle/core';
import { type Token, sameValue, standsAt } from '@reticle/core/text';
import type { CardDefinition } from '../../language/card-definition.js';
import type { Effect } from '../../language/effects/effect.js';
import { prepare, readAbilityEffects } from './ability-effects.js';
import { type AbilityText, type ReadingOptions, abilitiesIn, unread } from './card-text.js';
import { type PrintOptions, named, sentenceCase } from './print-options.js';
import { noWords, sentencesFor } from './print-parts.js';
import { readBack } from './read-back.js';
import { PLAYER } from './trigger-names.js';

/** What happens instead of draws. */
export type ReplacedDraws = NonNullable<CardDefinition['replacesDraws']>;

/** The words for whose draws. */
const WHOSE = [
  ['you', 'you'],
  ['opponent', 'an opponent'],
  ['each', 'a player'],
] as const satisfies readonly (readonly [ReplacedDraws['who'], string])[];
const headOf = (player: string): string => `if ${player} would draw a card,`;
const tokensOf = (words: string): readonly string[] => words.replace(',', ' ,').split(' ');
const INSTEAD = 'instead';
const TOP_CARD = ['the', 'top', 'card', 'of', 'their', 'library'];

/** "They reveal it instead": the card that would be drawn is the top card of that player's library. */
function withTopCard(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(({ text }, index) => text === 'it' && REVEAL.has(words[index - 1]?.text ?? ''));
  const it = words[at];
  const lent = it ? TOP_CARD.map((text) => ({ ...it, text, raw: text })) : [];
  return it ? [...words.slice(0, at), ...lent, ...words.slice(at + 1)] : words;
}
const REVEAL: ReadonlySet<string> = new Set(['reveal', 'reveals']);

/** Removes "instead", which precedes the effects or follows their first sentence. */
function withoutInstead(words: readonly Token[]): readonly Token[] | undefined {
  const [first, ...rest] = words;
  if (first?.text === INSTEAD) return rest;
  const stop = words.findIndex(({ text }) => text === '.');
  const end = stop < 0 ? words.length : stop;
  if (words[end - 1]?.text !== INSTEAD) return undefined;
  return [...withTopCard(words.slice(0, end - 1)), ...words.slice(end)];
}

/**
 * Reads "If you would draw a card, ... instead": what happens instead of each card that players would draw
 * (rule 614.1a).
 */
export function readReplacedDraws(
  given: AbilityText,
  options: ReadingOptions,
): Result<ReplacedDraws> | undefined {
  const read = (text: AbilityText) => readOnce(text);
  const found = read(given);
  return (
    found &&
    readBack(
      given,
      found,
      {
        print: (value) => printReplacedDraws(value, { ...options, host: given.host, name: '~' }),
        read(printed) {
          const [again] = abilitiesIn(printed, { ...options, host: given.host });
          return again && read(again);
        },
      },
      options,
    )
  );
}

function readOnce(given: AbilityText): Result<ReplacedDraws> | undefined {
  const { words, own, whole } = given;
  const [who, player] = WHOSE.find(([, said]) => standsAt(tokensOf(headOf(said)), words)) ?? [];
  if (who === undefined) return undefined;
  const does = withoutInstead(words.slice(tokensOf(headOf(player)).length));
  if (!does || !whole || own.length > 0) return refuse(unread('mtg.unreadAbility', given));
  const names = who === 'you' ? [] : [PLAYER];
  const before = names.map(({ id }) => id);
  const prepared = prepare(given, does, { names, before, inSentence: true });
  if (!prepared.ok) return prepared;
  const said = readAbilityEffects(given, prepared.value, prepared.value.sentences);
  if (!said.ok) return said;
  const effects = orDraws(who, said.value.effects);
  return effects ? ok({ who, effects }) : refuse(unread('mtg.unreadEffect', given, does));
}

const DRAW: readonly Effect[] = [{ effect: 'draw' }];

/**
 * "You may ... instead": a player who doesn't, draws the card (rule 614.1a). Other optional effects aren't
 * understood.
 */
function orDraws(who: ReplacedDraws['who'], effects: readonly Effect[]): readonly Effect[] | undefined {
  const isOptional = effects.some(
    (one) => (one.effect === 'may' || one.effect === 'mayPay') && one.else === undefined,
  );
  if (!isOptional) return effects;
  const [only, ...others] = effects;
  const isPlain = only?.effect === 'may' && only.who === undefined && others.length === 0;
  return isPlain && who === 'you' ? [{ ...only, else: DRAW }] : undefined;
}

/** Removes that draw, which the words leave out. */
function withoutDraw(who: ReplacedDraws['who'], effects: readonly Effect[]): readonly Effect[] {
  const [only, ...others] = effects;
  if (only?.effect !== 'may' || others.length > 0 || who !== 'you' || !sameValue(only.else, DRAW))
    return effects;
  const { else: _draw, ...may } = only;
  return [may];
}

/** Prints "If you would draw a card, mill two cards instead." */
export function printReplacedDraws(
  { who, effects }: ReplacedDraws,
  { name = '~', host = '', quoted }: PrintOptions = {},
): Result<string> {
  const [, player] = WHOSE.find(([said]) => said === who) ?? [];
  const words = sentencesFor({ effects: withoutDraw(who, effects) }, host, {
    names: who === 'you' ? [] : [PLAYER],
    quoted,
  });
  if (player === undefined || words === undefined) return refuse(noWords('effects', 'replacesDraws'));
  const sentence = `${headOf(player)} ${words.replace('.', ` ${INSTEAD}.`)}`;
  return ok(named(sentenceCase(sentence), name));
}
