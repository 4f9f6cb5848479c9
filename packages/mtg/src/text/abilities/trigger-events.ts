import { type Hole, type Sentence, fixedHole, someWithin } from '@reticle/core/text';
import type { Condition } from '../../language/condition.js';
import type { SimpleTrigger } from '../../language/trigger.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { spelled } from '../phrases/amounts.js';
import { someCards } from '../phrases/cards-of.js';
import { condition, thisOrHost } from '../phrases/conditions.js';
import type { WordsContext } from '../phrases/context.js';
import { printThing, readThings } from '../phrases/things.js';
import { DOERS, spell, subject, thing, waits } from './trigger-parts.js';

const nothing = {};
const isEmpty = (filter: object): boolean => Object.keys(filter).length === 0;

/** Objects in the plural that you control, without "you control". */
const yours: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const { controller, ...filter } = readThings(words) ?? {};
    return controller === 'self' ? filter : undefined;
  },
  print: (filter) => printThing({ ...filter, controller: 'self' }, true),
  plural: () => true,
};
/** "A creature card" of a hand or graveyard. */
export const card: Hole<MtgCardFilter, WordsContext> = {
  read(words, context) {
    const found = someCards.read(words, context);
    return found?.count === undefined ? found?.what : undefined;
  },
  print: (what, context) => someCards.print({ what }, context),
};
const BY = fixedHole([
  ['a spell or ability', 'either'],
  ['a spell', 'spell'],
  ['an ability', 'ability'],
]);
const OF = fixedHole([
  ['you control', 'you'],
  ['an opponent controls', 'opponent'],
]);
const counter: Hole<string, WordsContext> = {
  read: ([word, ...others]) =>
    word && others.length === 0 && /^(?:[a-z]{2,20}|[+-]\d\/[+-]\d)$/u.test(word.text)
      ? word.text
      : undefined,
  print: (value) => value,
};

/** Events of combat, of players and of the stack. */
export const MORE_EVENTS: readonly Sentence<SimpleTrigger, WordsContext>[] = [
  waits(['moves'], {
    words: 'whenever <what> dealt damage by <source> this turn dies',
    also: ['whenever <what> dealt damage by <source> this turn is put into a graveyard'],
    holes: { what: thing, source: thisOrHost },
    make: ({ what, source }) => ({
      on: 'moves',
      what,
      from: 'battlefield',
      to: 'graveyard',
      damagedBy: source,
    }),
    parts({ what, from, to, owner, damagedBy, many }) {
      const isSo = typeof what === 'object' && from === 'battlefield' && to === 'graveyard';
      return isSo && damagedBy !== undefined && (owner ?? many) === undefined
        ? { what, source: damagedBy }
        : undefined;
    },
  }),
  waits(['attacks'], {
    words: 'whenever <what> attacks',
    also: ['when <what> attacks'],
    holes: { what: subject },
    make: ({ what }) => ({ on: 'attacks', what }),
    parts: ({ what, alone, player, others }) =>
      alone || player !== undefined || others !== undefined ? undefined : { what },
  }),
  waits(['attacks'], {
    words: 'whenever ~ and at least <others> other creatures attack',
    holes: { others: spelled },
    make: ({ others }) =>
      typeof others === 'number' && others > 1 ? { on: 'attacks', what: 'self', others } : undefined,
    parts: ({ what, others }) => (what === 'self' && others !== undefined ? { others } : undefined),
  }),
  waits(['attacks'], {
    words: 'whenever <what> attacks alone',
    holes: { what: subject },
    make: ({ what }) => ({ on: 'attacks', what, alone: true }),
    parts: ({ what, alone, player }) => (alone && player === undefined ? { what } : undefined),
  }),
  waits(['attacks'], {
    words: 'whenever <what> attacks you',
    holes: { what: subject },
    make: ({ what }) => ({ on: 'attacks', what, player: 'you' }),
    parts: ({ what, alone, player, orPlaneswalker }) =>
      !alone && player === 'you' && !orPlaneswalker ? { what } : undefined,
  }),
  waits(['attacks'], {
    words: 'whenever <what> attacks you or a planeswalker you control',
    holes: { what: subject },
    make: ({ what }) => ({ on: 'attacks', what, player: 'you', orPlaneswalker: true }),
    parts: ({ what, alone, player, orPlaneswalker }) =>
      !alone && player === 'you' && orPlaneswalker ? { what } : undefined,
  }),
  waits(['attacks'], {
    words: 'whenever <what> attacks one of your opponents',
    also: ['whenever <what> attacks an opponent'],
    holes: { what: subject },
    make: ({ what }) => ({ on: 'attacks', what, player: 'opponent' }),
    parts: ({ what, alone, player, orPlaneswalker }) =>
      !alone && player === 'opponent' && !orPlaneswalker ? { what } : undefined,
  }),
  waits(['exploits'], {
    words: 'whenever <what> exploits <other>',
    also: ['when <what> exploits <other>'],
    holes: { what: subject, other: thing },
    make: (values) => ({ on: 'exploits', ...values }),
    parts: ({ what, other }) => ({ what, other }),
  }),
  waits(['casts'], {
    words: 'whenever <who> casts|cast a kicked spell',
    holes: { who: DOERS },
    make: ({ who }) => ({ on: 'casts', who, what: {}, kicked: true }),
    parts: ({ who, kicked }) => (kicked ? { who } : undefined),
  }),
  waits(['becomesMarked'], {
    words: 'whenever <what> becomes <mark>',
    also: ['when <what> becomes <mark>'],
    holes: {
      what: subject,
      mark: fixedHole([
        ['monstrous', 'monstrous'],
        ['renowned', 'renowned'],
      ]),
    },
    make: (values) => ({ on: 'becomesMarked', ...values }),
    parts: ({ what, mark }) => ({ what, mark }),
  }),
  // 701.43: only you can exert what you control.
  waits(['exerted'], {
    words: 'when you exert <what>',
    also: ['whenever you exert <what>'],
    holes: { what: subject },
    make: ({ what }) =>
      what === 'self'
        ? { on: 'exerted', what }
        : typeof what === 'object' && what.controller === undefined
          ? { on: 'exerted', what: { ...what, controller: 'self' } }
          : undefined,
    parts({ what }) {
      if (typeof what !== 'object') return what === 'self' ? { what } : undefined;
      const { controller, ...those } = what;
      return controller === 'self' ? { what: those } : undefined;
    },
  }),
  ...(['blocks', 'becomesBlocked'] as const).flatMap((on) => {
    const verb = on === 'blocks' ? 'blocks' : 'becomes blocked';
    return [
      waits([on], {
        words: `whenever <what> ${verb}`,
        also: [`when <what> ${verb}`],
        holes: { what: subject },
        make: ({ what }) => ({ on, what }),
        parts: ({ what, other }) => (other === undefined ? { what } : undefined),
      }),
      waits([on], {
        words: `whenever <what> ${verb}${on === 'blocks' ? '' : ' by'} <other>`,
        holes: { what: subject, other: thing },
        make: ({ what, other }) => ({ on, what, other }),
        parts: ({ what, other }) => other && { what, other },
      }),
    ];
  }),
  waits(['becomesTarget'], {
    words: 'whenever <what> becomes the target of <by>',
    also: ['when <what> becomes the target of <by>'],
    holes: { what: subject, by: BY },
    make: (values) => ({ on: 'becomesTarget', ...values }),
    parts: ({ what, by, who, spell: aiming }) =>
      who === undefined && aiming === undefined ? { what, by } : undefined,
  }),
  waits(['becomesTarget'], {
    words: 'whenever <what> becomes the target of <by> <who>',
    also: ['when <what> becomes the target of <by> <who>'],
    holes: { what: subject, by: BY, who: OF },
    make: (values) => ({ on: 'becomesTarget', ...values }),
    parts: ({ what, by, who, spell: aiming }) => (who && !aiming ? { what, by, who } : undefined),
  }),
  waits(['becomesTarget'], {
    words: 'whenever <what> becomes the target of <spell>',
    also: ['when <what> becomes the target of <spell>'],
    holes: { what: subject, spell },
    make: ({ what, spell: aiming }) =>
      Object.keys(aiming).length === 0
        ? undefined
        : { on: 'becomesTarget', what, by: 'spell', spell: aiming },
    parts: ({ what, by, who, spell: aiming }) =>
      by === 'spell' && who === undefined && aiming ? { what, spell: aiming } : undefined,
  }),
  waits(['activates'], {
    words: "whenever <who> activates|activate an ability that isn't a mana ability",
    also: ["whenever <who> activates|activate an ability, if it isn't a mana ability"],
    holes: { who: DOERS },
    make: ({ who }) => ({ on: 'activates', who }),
    parts: ({ who, what }) => (what === undefined ? { who } : undefined),
  }),
  waits(['activates'], {
    words: "whenever <who> activates|activate an ability of <what> that isn't a mana ability",
    holes: { who: DOERS, what: thing },
    make: (values) => ({ on: 'activates', ...values }),
    parts: ({ who, what }) => (typeof what === 'object' ? { who, what } : undefined),
  }),
  waits(['casts'], {
    words: 'whenever <who> casts|cast <spell> that targets ~',
    holes: { who: DOERS, spell },
    make: ({ who, spell: what }) => ({ on: 'casts', who, what, targetsThis: true }),
    parts: ({ who, what, targetsThis }) =>
      targetsThis && typeof what === 'object' ? { who, spell: what } : undefined,
  }),
  waits(['casts'], {
    words: 'when you cast this spell',
    also: ['when you cast ~'],
    holes: nothing,
    make: () => ({ on: 'casts', who: 'you', what: 'self' }),
    parts: ({ what }) => (what === 'self' ? nothing : undefined),
  }),
  waits(['sacrifices'], {
    words: 'whenever <who> sacrifices|sacrifice <what>',
    holes: { who: DOERS, what: thing },
    make: (values) => ({ on: 'sacrifices', ...values }),
    parts: ({ who, what, many }) => (typeof what === 'object' && !many ? { who, what } : undefined),
  }),
  waits(['sacrifices'], {
    words: 'whenever <who> sacrifices|sacrifice one or more <what>',
    holes: { who: DOERS, what: yours0() },
    make: (values) => ({ on: 'sacrifices', ...values, many: true }),
    parts: ({ who, what, many }) => (typeof what === 'object' && many ? { who, what } : undefined),
  }),
  waits(['sacrifices'], {
    words: 'when you sacrifice ~',
    holes: nothing,
    make: () => ({ on: 'sacrifices', who: 'you', what: 'self' }),
    parts: ({ what, many }) => (what === 'self' && !many ? nothing : undefined),
  }),
  waits(['discards'], {
    words: 'whenever <who> discards|discard one or more cards',
    holes: { who: DOERS },
    make: ({ who }) => ({ on: 'discards', who, many: true }),
    parts: ({ who, what, many }) => (what === undefined && many ? { who } : undefined),
  }),
  waits(['discards'], {
    words: 'whenever <who> discards|discard <what>',
    holes: { who: DOERS, what: card },
    make: ({ who, what }) => ({ on: 'discards', who, ...(isEmpty(what) ? {} : { what }) }),
    parts: ({ who, what = {}, many }) => (typeof what === 'object' && !many ? { who, what } : undefined),
  }),
  waits(['revealsFirstDrawn'], {
    words: 'whenever <who> reveals|reveal <what> this way',
    holes: { who: DOERS, what: card },
    make: (values) => ({ on: 'revealsFirstDrawn', ...values }),
    parts: ({ who, what }) => ({ who, what }),
  }),
  // Cycling a card discards it (rule 702.29a).
  waits(['discards'], {
    words: 'whenever you cycle or discard a card',
    also: ['whenever you cycle or discard another card'],
    holes: nothing,
    make: () => ({ on: 'discards', who: 'you' }),
    parts: () => undefined,
  }),
  waits(['cycles'], {
    words: 'whenever <who> cycles|cycle a card',
    also: ['whenever <who> cycles|cycle another card'],
    holes: { who: DOERS },
    make: ({ who }) => ({ on: 'cycles', who }),
    parts: ({ who, what }) => (what === undefined ? { who } : undefined),
  }),
  waits(['cycles'], {
    words: 'when you cycle ~',
    also: ['when you cycle this card'],
    holes: nothing,
    make: () => ({ on: 'cycles', who: 'you', what: 'self' }),
    parts: ({ what }) => (what === 'self' ? nothing : undefined),
  }),
  waits(['declaresAttack'], {
    words: 'whenever <who> attacks|attack',
    holes: {
      who: {
        ...fixedHole([
          ['you', 'you'],
          ['a player', 'each'],
          ['an opponent', 'opponent'],
        ]),
        plural: (who) => who === 'you',
      },
    },
    make: ({ who }) => ({ on: 'declaresAttack', who }),
    parts: ({ who, what, least }) => (what === undefined && least === undefined ? { who } : undefined),
  }),
  waits(['declaresAttack'], {
    words: 'whenever you attack with <least> or more <what>',
    holes: { least: spelled, what: yours0() },
    make: ({ least, what }) =>
      typeof least === 'number' && least > 1 ? { on: 'declaresAttack', who: 'you', what, least } : undefined,
    parts: ({ who, what, least }) =>
      who === 'you' && what && least !== undefined ? { least, what } : undefined,
  }),
  waits(['declaresAttack'], {
    words: 'whenever one or more <what> attack',
    also: ['whenever you attack with one or more <what>'],
    holes: { what: yours },
    make: ({ what }) => ({ on: 'declaresAttack', who: 'you', what }),
    parts: ({ who, what, least }) => (who === 'you' && what && least === undefined ? { what } : undefined),
  }),
  waits(['getsCounters'], {
    words: 'whenever one or more <counter> counters are put on <what>',
    holes: { counter, what: subject },
    make: (values) => ({ on: 'getsCounters', ...values }),
    parts: ({ counter: kind, what, each }) => (each ? undefined : { counter: kind, what }),
  }),
  waits(['getsCounters'], {
    words: 'whenever a <counter> counter is put on <what>',
    also: ['whenever an <counter> counter is put on <what>'],
    holes: { counter, what: subject },
    make: (values) => ({ on: 'getsCounters', ...values, each: true }),
    parts: ({ counter: kind, what, each }) => (each ? { counter: kind, what } : undefined),
  }),
  waits(['losesLastCounter'], {
    words: 'when the last <counter> counter is removed from ~',
    holes: { counter },
    make: ({ counter: kind }) => ({ on: 'losesLastCounter', what: 'self', counter: kind }),
    parts: ({ counter: kind, what }) => (what === 'self' ? { counter: kind } : undefined),
  }),
  waits(['state'], {
    words: 'when <is>',
    holes: { is: condition },
    // 603.8: how something was cast is no state that begins.
    make: ({ is }) => (isOfCasting(is) ? undefined : { on: 'state', is }),
    parts: ({ is }) => ({ is }),
  }),
];

/** Whether a condition asks how the card was cast, or what was paid for it. */
const isOfCasting = (is: Condition): boolean =>
  someWithin(
    is,
    (part) => typeof part === 'object' && part !== null && ('castFrom' in part || 'paid' in part),
  );

/** Objects in the plural, whoever controls them. */
function yours0(): Hole<MtgCardFilter, WordsContext> {
  return {
    read(words) {
      const found = readThings(words);
      return found?.controller === undefined ? found : undefined;
    },
    print: (filter) => printThing(filter, true),
    plural: () => true,
  };
}
