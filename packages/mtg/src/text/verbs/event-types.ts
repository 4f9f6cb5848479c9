import { anyOf, fixedHole, type Hole, holeRule, type HoleTypes, sameValue } from '@reticle/core/text';
import type { MtgCardFilter } from '../../language/filter.js';
import type { Whose } from '../../language/trigger.js';
import { BASIC_LAND_TYPES } from '../../language/vocabulary.js';
import { spelled } from '../phrases/amounts.js';
import { anyCards, someCards } from '../phrases/cards-of.js';
import { thisOrHost } from '../phrases/conditions.js';
import { HOST_MARK, type WordsContext, textOf } from '../phrases/context.js';
import { printThing, readOneThing, readThings, withArticle } from '../phrases/things.js';

type EventHole<Value> = Hole<Value, WordsContext>;

/** An object with an article. */
const thing: EventHole<MtgCardFilter> = {
  read: (words) => readOneThing(words),
  print(filter) {
    const words = printThing(filter, false);
    return words && withArticle(words);
  },
};

/** The words for what a card in exile haunts (rule 702.55b). */
const HAUNTED = ['the creature it haunts', 'the creature ~ haunts', 'the creature this card haunts'];

/** "~", "enchanted creature", "a creature an opponent controls". */
const any: EventHole<'self' | 'host' | 'haunted' | MtgCardFilter> = {
  read(words, context) {
    const text = textOf(words);
    if (text === '~') return 'self';
    if (HAUNTED.includes(text)) return 'haunted';
    return text === HOST_MARK ? 'host' : thing.read(words, context);
  },
  print(value, context) {
    if (value === 'self') return '~';
    if (value === 'host') return HOST_MARK;
    return value === 'haunted' ? HAUNTED[0] : thing.print(value, context);
  },
};

/** The filter of "historic" (rule 700.6). Spelled out, its commas would end the event. */
const HISTORIC: MtgCardFilter = {
  anyOf: [{ type: 'artifact' }, { supertype: 'legendary' }, { subtype: 'Saga' }],
};

/** "A red spell". The words leave out the stack. */
const spell: EventHole<MtgCardFilter> = {
  read(words) {
    const { zone, ...filter } = readOneThing(words) ?? {};
    return zone === 'stack' ? filter : undefined;
  },
  print(value, context) {
    return sameValue(value, HISTORIC)
      ? 'a historic spell'
      : thing.print({ ...value, zone: 'stack' }, context);
  },
};

/** Permanents in the plural. */
const things: EventHole<MtgCardFilter> = {
  read(words) {
    const found = readThings(words);
    return found?.zone === undefined ? found : undefined;
  },
  print: (filter) => printThing(filter, true),
};

/** Permanents in the plural with that controller, whom the value leaves out. */
const whose = (controller: MtgCardFilter['controller']): EventHole<MtgCardFilter> => ({
  read(words, context) {
    const { controller: said, ...filter } = things.read(words, context) ?? { controller: null };
    return said === controller ? filter : undefined;
  },
  print: (filter, context) =>
    things.print({ ...filter, ...(controller === undefined ? {} : { controller }) }, context),
});

/** "A creature card" of a hand, library or graveyard. */
const card: EventHole<MtgCardFilter> = {
  read(words, context) {
    const found = someCards.read(words, context);
    return found?.count === undefined ? found?.what : undefined;
  },
  print: (what, context) => someCards.print({ what }, context),
};

/** Words for values that are objects. */
const oneOf = <Value>(entries: readonly (readonly [words: string, value: Value])[]): EventHole<Value> => ({
  read: (words) => entries.find(([said]) => said.replace("'s", " 's") === textOf(words))?.[1],
  print: (value) => entries.find(([, one]) => sameValue(one, value))?.[0],
});

/** Whom a creature attacks. */
const players: EventHole<Whose> = {
  ...oneOf<Whose>([
    ['one of your opponents', 'opponent'],
    ['an opponent', 'opponent'],
    ['a player', 'each'],
    ['another player', 'other'],
  ]),
};

/** The player whom the source enchants, or who controls what it is attached to. */
const hostPlayer: EventHole<Whose> = {
  read(words, { host }) {
    const said = host.endsWith(' player') ? HOST_MARK : `${HOST_MARK} 's controller`;
    return textOf(words) === said ? 'host' : undefined;
  },
  print(value, { host }) {
    if (value !== 'host') return undefined;
    return host.endsWith(' player') ? HOST_MARK : `${HOST_MARK}'s controller`;
  },
};

const counter: EventHole<string> = {
  read: ([word, ...others]) =>
    word && others.length === 0 && /^(?:[a-z]{2,20}|[+-]\d\/[+-]\d)$/u.test(word.text)
      ? word.text
      : undefined,
  print: (value) => value,
};

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** What may stand in the holes of verbs of events. */
export const EVENT_TYPES: HoleTypes<WordsContext> = {
  thing: holeRule(thing),
  any: holeRule(any),
  spell: holeRule(spell),
  // "A spell you control" is said of its controller alone.
  kindOfSpell: holeRule({
    ...spell,
    read: (words, context: WordsContext) => {
      const found = spell.read(words, context);
      return Object.keys(found ?? {}).some((key) => key !== 'controller') ? found : undefined;
    },
  }),
  land: holeRule({
    ...thing,
    read: (words, context: WordsContext) => {
      const found = thing.read(words, context);
      const isLand = found?.type === 'land' || BASIC_LAND_TYPES.some((type) => type === found?.subtype);
      return isLand ? found : undefined;
    },
  }),
  into: holeRule(
    oneOf<{ readonly to: string; readonly owner?: string }>([
      ['a graveyard', { to: 'graveyard' }],
      ['your graveyard', { to: 'graveyard', owner: 'you' }],
      ["an opponent's graveyard", { to: 'graveyard', owner: 'opponent' }],
      ['exile', { to: 'exile' }],
    ]),
  ),
  zone: holeRule(
    oneOf<{ readonly from: string; readonly owner?: string }>([
      ['a graveyard', { from: 'graveyard' }],
      ['your graveyard', { from: 'graveyard', owner: 'you' }],
      ['your hand', { from: 'hand', owner: 'you' }],
      ['your library', { from: 'library', owner: 'you' }],
      ['exile', { from: 'exile' }],
    ]),
  ),
  attacked: anyOf(holeRule(players), holeRule(hostPlayer)),
  things: holeRule(things),
  yours: holeRule(whose('self')),
  theirs: holeRule(whose('opponent')),
  nobodys: holeRule(whose(undefined)),
  card: holeRule(card),
  cards: holeRule(anyCards),
  counter: holeRule(counter, 1, true),
  number: holeRule(
    {
      ...spelled,
      // Fewer are no number: "one or more", "another".
      read: (words, context: WordsContext) => {
        const found = spelled.read(words, context);
        return typeof found === 'number' && found > 1 ? found : undefined;
      },
    },
    1,
    true,
  ),
  source: holeRule(thisOrHost),
  hostPlayer: holeRule(hostPlayer),
  ordinal: holeRule(fixedHole(ORDINALS.map((words, at) => [words, at + 1] as const))),
  owner: holeRule(
    fixedHole([
      ['your', 'you'],
      ["an opponent's", 'opponent'],
    ]),
  ),
  struck: anyOf<unknown, WordsContext>(
    holeRule(
      fixedHole([
        ['a player', 'player'],
        ['an opponent', 'opponent'],
        ['one of your opponents', 'opponent'],
        ['another player', 'other'],
        ['you', 'you'],
        ['a creature', 'creature'],
        ['a planeswalker', 'planeswalker'],
        ['a player or planeswalker', 'playerOrPlaneswalker'],
        ['a player or battle', 'playerOrBattle'],
      ]),
    ),
    holeRule(hostPlayer),
  ),
  struckPlayer: holeRule(
    fixedHole([
      ['a player', 'player'],
      ['an opponent', 'opponent'],
      ['you', 'you'],
    ]),
  ),
  turn: holeRule(
    fixedHole([
      ['your turn', 'you'],
      ["an opponent's turn", 'opponent'],
      ["each opponent's turn", 'opponent'],
      ["your opponents' turns", 'opponent'],
    ]),
  ),
  eachTurn: holeRule(
    fixedHole([
      ['each of your turns', 'you'],
      ["each opponent's turn", 'opponent'],
    ]),
  ),
  by: holeRule(
    fixedHole([
      ['a spell or ability', 'either'],
      ['a spell', 'spell'],
      ['an ability', 'ability'],
    ]),
  ),
  controller: holeRule(
    fixedHole([
      ['you control', 'you'],
      ['an opponent controls', 'opponent'],
    ]),
  ),
  mark: holeRule(
    fixedHole([
      ['monstrous', 'monstrous'],
      ['renowned', 'renowned'],
    ]),
  ),
};
