import { type Hole, type Sentence, type Token, sameValue } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgCardFilter } from '../../language/filter.js';
import type { ManaCost } from '../../language/mana.js';
import type { NUMBERS, Selector } from '../../language/selector.js';
import { type Some, someCards } from '../phrases/cards-of.js';
import {
  type NamedThing,
  type PrintEffects,
  type ReadEffects,
  type WordsContext,
  markOf,
} from '../phrases/context.js';
import { manaCostHole } from '../phrases/cost-words.js';
import { type EffectWords, effectAt, says, unlessYou } from '../phrases/effect-words.js';
import { what, who } from '../phrases/selectors.js';
import { printThing, readThings } from '../phrases/things.js';
import { kind, number } from './exchanges.js';

type EffectsHole = Hole<readonly Effect[], WordsContext>;
type MayPay = Extract<Effect, { readonly effect: 'mayPay' }>;
type ForEach = Extract<Effect, { readonly effect: 'forEach' }>;
type OfCost = Required<Pick<MayPay, 'manaCostOf'>> & Pick<MayPay, 'less'>;

const TAIL = ["'s", 'mana', 'cost'];
const LESS = ['reduced', 'by', 'up', 'to'];

/** Where some words stand next to each other; -1 where they do not. */
const placeOf = (tokens: readonly Token[], words: readonly string[]): number =>
  tokens.findIndex((_, at) => words.every((word, next) => tokens[at + next]?.text === word));

/** "Its mana cost", "that creature's mana cost reduced by up to {2}" (rule 118.7a). */
const costOf: Hole<OfCost, WordsContext> = {
  read(words, context) {
    const at = placeOf(words, TAIL);
    const of = at < 1 ? undefined : what.read(words.slice(0, at), context);
    const rest = words.slice(at + TAIL.length);
    if (of === undefined || what.plural?.(of, context) === true) return undefined;
    if (rest.length === 0) return { manaCostOf: of };
    const lower = LESS.every((word, index) => rest[index]?.text === word);
    const [less, ...others] = (lower ? manaCostHole.read(rest.slice(LESS.length), context) : undefined) ?? [];
    return typeof less === 'number' && less > 0 && others.length === 0 ? { manaCostOf: of, less } : undefined;
  },
  print({ manaCostOf, less }, context) {
    const words = manaCostOf === undefined ? undefined : what.print(manaCostOf, context);
    const lower = less === undefined ? '' : ` ${LESS.join(' ')} {${less}}`;
    return words && `${words}'s mana cost${lower}`;
  },
};

const partsOf = ({ manaCostOf, less, effects: then, else: otherwise, times }: MayPay) =>
  manaCostOf !== undefined && otherwise && then === undefined && times === undefined
    ? { effects: otherwise, cost: { manaCostOf, ...(less === undefined ? {} : { less }) } }
    : undefined;

/** "... unless you pay its mana cost", "... unless its controller pays that creature's mana cost". */
const manaCostWords = (effects: EffectsHole): EffectWords => [
  says('mayPay', {
    words: '<effects> unless you pay <cost>',
    holes: { effects, cost: costOf },
    make: (values) => ({ effect: 'mayPay', costs: [], ...values.cost, else: values.effects }),
    parts: (effect) => (effect.who === undefined ? partsOf(effect) : undefined),
  }),
  says('mayPay', {
    words: '<effects> unless <player> pays <cost>',
    holes: { effects, player: who, cost: costOf },
    make: ({ player: payer, cost, effects: otherwise }) => ({
      effect: 'mayPay',
      ...unlessYou(payer),
      costs: [],
      ...cost,
      else: otherwise,
    }),
    parts(effect) {
      const found = partsOf(effect);
      return found && effect.who ? { ...found, player: effect.who } : undefined;
    },
  }),
];

const PICKED = 'picked';
const EACH = 'player';
const player: Selector = { bound: EACH };
const picked: Selector = { bound: PICKED };

/** Each of some players sacrifices what has the most of a number, unless that player pays its mana cost. */
const taxed = (players: Selector, filter: MtgCardFilter, most: (typeof NUMBERS)[number]): ForEach => ({
  effect: 'forEach',
  what: players,
  as: EACH,
  effects: [
    { effect: 'choose', who: player, filter: { ...filter, controller: 'self' }, most, bind: PICKED },
    {
      effect: 'mayPay',
      who: player,
      costs: [],
      manaCostOf: picked,
      else: [{ effect: 'sacrifice', who: player, what: picked }],
    },
  ],
});
const TAXED =
  "<players> sacrifices the <one> they control with the greatest <most> unless they pay that <same>'s mana cost";
const TIED =
  'if two or more <several> a player controls are tied for greatest <equal>, that player chooses one';

const severalKinds: Hole<MtgCardFilter, WordsContext> = {
  read: (words) => readThings(words),
  print: (filter) => printThing(filter, true),
};

const taxWords: EffectWords = [
  says('forEach', {
    words: TAXED,
    holes: { players: who, one: kind, most: number, same: kind },
    make: ({ players, one, most, same }) => (sameValue(one, same) ? taxed(players, one, most) : undefined),
    parts(effect) {
      const choose = effectAt(effect.effects, 0, 'choose');
      const { controller: _controller, ...one } = choose?.filter ?? {};
      const { most } = choose ?? {};
      return most && sameValue(effect, taxed(effect.what, one, most))
        ? { players: effect.what, one, most, same: one }
        : undefined;
    },
  }),
  says('forEach', {
    words: `${TAXED}. ${TIED}`,
    holes: { players: who, one: kind, most: number, same: kind, several: severalKinds, equal: number },
    make: ({ players, one, most, same, several, equal }) =>
      sameValue(one, same) && sameValue(one, several) && most === equal
        ? taxed(players, one, most)
        : undefined,
    // That players choose goes without saying.
    parts: () => undefined,
  }),
];

const LANDS = 'lands';
type Drained = { readonly spell: Selector; readonly mana: ManaCost; readonly lands: MtgCardFilter };

/** Who controls a spell pays, or it is countered, and that player's mana and what would make more of it are gone. */
const drained = ({ spell, mana, lands }: Drained): ForEach => ({
  effect: 'forEach',
  what: { controllerOf: spell },
  as: EACH,
  effects: [
    {
      effect: 'mayPay',
      who: player,
      costs: [{ cost: 'mana', mana }],
      else: [
        { effect: 'counter', what: spell },
        { effect: 'tap', what: { each: { ...lands, controller: `role.${EACH}` } } },
        { effect: 'loseMana', who: player },
      ],
    },
  ],
});

const drainWords: EffectWords = [
  says('forEach', {
    words: `counter <spell> unless <payer> pays <mana>. if that player doesn't, they tap all <${LANDS}> they control and lose all unspent mana`,
    holes: { spell: what, payer: who, mana: manaCostHole, lands: severalKinds },
    make: ({ spell, payer, mana, lands }) =>
      sameValue(payer, { controllerOf: spell }) && lands.controller === undefined
        ? drained({ spell, mana, lands })
        : undefined,
    parts(effect) {
      const pay = effectAt(effect.effects, 0, 'mayPay');
      const [cost] = pay?.costs ?? [];
      const [counter, tap] = [effectAt(pay?.else ?? [], 0, 'counter'), effectAt(pay?.else ?? [], 1, 'tap')];
      if (!counter || typeof tap?.what !== 'object' || !('each' in tap.what) || cost?.cost !== 'mana')
        return undefined;
      const { controller: _controller, ...lands } = tap.what.each;
      const found: Drained = { spell: counter.what, mana: cost.mana, lands };
      return sameValue(effect, drained(found)) ? { ...found, payer: effect.what } : undefined;
    },
  }),
];

/** What players must pay for, or something happens. */
export const unlessPaidWords = (effects: EffectsHole): EffectWords => [
  ...manaCostWords(effects),
  ...taxWords,
  ...drainWords,
];

/** In small letters, as marks are in a text. */
const PUT = 'entered';
const YOU_MAY = ['you', 'may', 'put'];
const ONTO = ['from', 'your', 'hand', 'onto', 'the', 'battlefield'];
const IF_SO = ['.', 'if', 'you', 'do', ','];
const put: Selector = { bound: PUT };
const thePut: NamedThing = { id: PUT, kind: 'card', words: [], many: false };
const NOUNS: ReadonlySet<string> = new Set([
  'card',
  'creature',
  'permanent',
  'artifact',
  'enchantment',
  'land',
]);

/** "It", "its" and "that creature" as marks of the card that was put onto the battlefield. */
function meaningPut(words: readonly Token[]): readonly Token[] {
  const mark = markOf(PUT);
  return words.flatMap((word, at) => {
    if (word.text === 'it') return [{ ...word, text: mark }];
    if (word.text === 'its')
      return [
        { ...word, text: mark },
        { ...word, text: "'s" },
      ];
    if (word.text === 'that' && NOUNS.has(words[at + 1]?.text ?? '')) return [{ ...word, text: mark }];
    return NOUNS.has(word.text) && words[at - 1]?.text === 'that' ? [] : [word];
  });
}

const onto = ({ what: filter }: Some, after: readonly Effect[]): Effect => ({
  effect: 'may',
  effects: [
    { effect: 'choose', filter: { zone: 'hand', owner: 'self', ...filter }, bind: PUT },
    { effect: 'moveCards', what: put, to: 'battlefield', bind: PUT },
    { effect: 'if', condition: { what: put }, effects: after },
  ],
});

/** "You may put a creature card from your hand onto the battlefield. If you do, it gains haste until end of turn". */
export function putOntoBattlefield(
  read: ReadEffects,
  print: PrintEffects,
): Sentence<readonly Effect[], WordsContext> {
  return {
    read(tokens, context, present) {
      if (present && !present.has('put')) return [];
      const [to, so] = [placeOf(tokens, ONTO), placeOf(tokens, IF_SO)];
      if (!YOU_MAY.every((word, at) => tokens[at]?.text === word) || so !== to + ONTO.length) return [];
      const card = someCards.read(tokens.slice(YOU_MAY.length, to), context);
      if (!card || card.count !== undefined) return [];
      const inner = { ...context, names: [...context.names, thePut], known: new Map() };
      const reading = read(meaningPut(tokens.slice(so + IF_SO.length)), inner);
      if (reading.found !== 'one') return reading.found === 'none' ? [] : undefined;
      return [[onto(card, reading.value)]];
    },
    print([one, ...others], context) {
      if (one?.effect !== 'may' || others.length > 0) return undefined;
      const filter = effectAt(one.effects, 0, 'choose')?.filter ?? {};
      const { zone: _zone, owner: _owner, ...card } = filter;
      const after = effectAt(one.effects, 2, 'if')?.effects;
      if (!after || !sameValue(one, onto({ what: card }, after))) return undefined;
      const words = someCards.print({ what: card }, context);
      const rest = print(after, { ...context, names: [...context.names, thePut], known: new Map() });
      const mark = markOf(PUT);
      const said = rest?.replaceAll(`${mark}'s`, 'its').replaceAll(mark, 'it');
      return words && said && `you may put ${words} ${ONTO.join(' ')}. if you do, ${said}`;
    },
  };
}
