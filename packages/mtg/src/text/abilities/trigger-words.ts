import { type Hole, fixedHole, sameValue, sentenceTable, tokenize } from '@reticle/core/text';
import type { SimpleTrigger } from '../../language/trigger.js';
import { HOST_MARK, type WordsContext, contextKey, textOf } from '../phrases/context.js';
import { MORE_EVENTS, card } from './trigger-events.js';
import { GROUP_EVENTS } from './trigger-groups.js';
import { DOERS, type What, spell, subject, thing, waits } from './trigger-parts.js';

const MOVES = fixedHole([
  ['enters the battlefield', 'enters'],
  ['enters', 'enters'],
  ['dies', 'dies'],
  ['is put into a graveyard from the battlefield', 'dies'],
  ['leaves the battlefield', 'leaves'],
]);

const WAYS = {
  enters: { to: 'battlefield' },
  dies: { from: 'battlefield', to: 'graveyard' },
  leaves: { from: 'battlefield' },
} as const;

const wayOf = ({ from, to }: { readonly from?: string | undefined; readonly to?: string | undefined }) =>
  (['enters', 'dies', 'leaves'] as const).find((name) => {
    const way: { readonly from?: string; readonly to?: string } = WAYS[name];
    return way.from === from && way.to === to;
  });

const STEPS = [
  ['your upkeep', 'upkeep', 'you'],
  ["each player's upkeep", 'upkeep', 'each'],
  ['each upkeep', 'upkeep', 'each'],
  ["each opponent's upkeep", 'upkeep', 'opponent'],
  ['combat on your turn', 'beginCombat', 'you'],
  ["combat on each opponent's turn", 'beginCombat', 'opponent'],
  ["each player's precombat main phase", 'main1', 'each'],
  ["each opponent's precombat main phase", 'main1', 'opponent'],
  ['each combat', 'beginCombat', 'each'],
  ['your precombat main phase', 'main1', 'you'],
  ['your postcombat main phase', 'main2', 'you'],
  ["each opponent's draw step", 'draw', 'opponent'],
  ["each opponent's end step", 'end', 'opponent'],
  ["each player's end step", 'end', 'each'],
  ['your draw step', 'draw', 'you'],
  ["each player's draw step", 'draw', 'each'],
  ['your end step', 'end', 'you'],
  ['each end step', 'end', 'each'],
  ['the end step', 'end', 'each'],
  [`the upkeep of ${HOST_MARK}'s controller`, 'upkeep', 'host'],
  [`the draw step of ${HOST_MARK}'s controller`, 'draw', 'host'],
  [`the end step of ${HOST_MARK}'s controller`, 'end', 'host'],
] as const;

/** The words that name a step, with any player before "'s". */
const step: Hole<(typeof STEPS)[number], unknown> = {
  read: (words) => STEPS.find(([said]) => said.replace("'s", " 's") === textOf(words)),
  print: ([said]) => said,
};

const EVENTS = fixedHole([
  ['becomes tapped', 'becomesTapped'],
  ['becomes untapped', 'becomesUntapped'],
  ["attacks and isn't blocked", 'isntBlocked'],
  ['transforms', 'transforms'],
  ['mutates', 'mutates'],
  ['is turned face up', 'turnedFaceUp'],
]);
const EVENT_NAMES = [
  'becomesTapped',
  'becomesUntapped',
  'isntBlocked',
  'transforms',
  'mutates',
  'turnedFaceUp',
] as const;

const CASTERS = fixedHole([
  ['you cast', 'you'],
  ['an opponent casts', 'opponent'],
  ['a player casts', 'each'],
]);

const STRUCK = fixedHole([
  ['a player', 'player'],
  ['an opponent', 'opponent'],
  ['you', 'you'],
  ['a creature', 'creature'],
  ['a planeswalker', 'planeswalker'],
  ['a player or planeswalker', 'playerOrPlaneswalker'],
]);
const DAMAGE = fixedHole([
  ['damage', 'any'],
  ['combat damage', 'combat'],
]);
/** The graveyards and hands into which something goes. */
const INTO = [
  ['is put into <owner> graveyard from the battlefield', { from: 'battlefield', to: 'graveyard' }],
  ['is put into <owner> graveyard from anywhere', { to: 'graveyard' }],
  ['is returned to <owner> hand', { from: 'battlefield', to: 'hand' }],
] as const;
/** What goes there from anywhere must be a card, which a token isn't (rule 111.6). */
const cardsAlone = (what: What, way: object): What =>
  typeof what === 'object' && !('from' in way) ? { ...what, token: false } : what;
const OWNERS = fixedHole([
  ['your', 'you'],
  ["an opponent's", 'opponent'],
]);
const TURNS = fixedHole([
  ['your turn', 'you'],
  ["an opponent's turn", 'opponent'],
]);
const EACH_TURN = fixedHole([
  ['each of your turns', 'you'],
  ["each opponent's turn", 'opponent'],
]);
/** The zones from which you cast a spell. */
const FROM = [
  ['your graveyard', { castFrom: 'graveyard' }],
  ['exile', { castFrom: 'exile' }],
  ['anywhere other than your hand', { not: { castFrom: 'hand' } }],
] as const;
/** The actions of players: singular, and as "you" takes it. */
const DEEDS = [
  ['gains life', 'gain life', 'gainsLife'],
  ['loses life', 'lose life', 'losesLife'],
  ['draws a card', 'draw a card', 'draws'],
] as const;

const NTH = [
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
] as const;
const ORDINALS = fixedHole(NTH);
const ordinal = (nth: number) => NTH.find(([, number]) => number === nth)?.[1] ?? 1;
const WHOSE = fixedHole([
  ['your', 'yours'],
  ['their', 'theirs'],
]);
const isYou = (who: 'you' | 'opponent' | 'each'): 'yours' | 'theirs' => (who === 'you' ? 'yours' : 'theirs');

/** Whether it can happen only once: "when ~ dies", but "whenever a creature dies". */
const once = (what: What): boolean => what === 'self' || what === 'haunted';

/** The sentences of single events, without the comma. */
export const EVENT_PATTERNS = sentenceTable<SimpleTrigger, WordsContext>(
  () => [
    ...GROUP_EVENTS,
    ...(['when', 'whenever'] as const).map((when) =>
      waits(['moves'], {
        words: `${when} <what> <moves>`,
        holes: { what: subject, moves: MOVES },
        make: ({ what, moves }) => ({ on: 'moves', what, ...WAYS[moves] }),
        parts(trigger) {
          const isSo =
            (when === 'when') === once(trigger.what) && (trigger.owner ?? trigger.damagedBy) === undefined;
          const moves = isSo ? wayOf(trigger) : undefined;
          return moves && { what: trigger.what, moves };
        },
      }),
    ),
    ...(['when', 'whenever'] as const).flatMap((when) =>
      INTO.map(([verb, way]) =>
        waits(['moves'], {
          words: `${when} <what> ${verb}`,
          holes: { what: way.to === 'graveyard' && !('from' in way) ? card : subject, owner: OWNERS },
          make: ({ what, owner }) => ({ on: 'moves', what: cardsAlone(what, way), ...way, owner }),
          parts({ what, from, to, owner, damagedBy }) {
            if (
              !owner ||
              damagedBy !== undefined ||
              (when === 'when') !== once(what) ||
              !sameValue({ from, to }, { from: undefined, ...way })
            )
              return undefined;
            if (typeof what !== 'object' || from !== undefined) return { what, owner };
            const { token, ...cards } = what;
            return token === false ? { what: cards, owner } : undefined;
          },
        }),
      ),
    ),
    waits(['step'], {
      words: 'at the beginning of <step>',
      holes: { step },
      make: ({ step: [, name, whose] }) => ({ on: 'step', step: name, whose }),
      parts: (trigger) => {
        const found = STEPS.find(([, name, whose]) => name === trigger.step && whose === trigger.whose);
        return found && { step: found };
      },
    }),
    waits(EVENT_NAMES, {
      words: 'whenever <what> <event>',
      also: ['when <what> <event>'],
      holes: { what: subject, event: EVENTS },
      make: ({ what, event }) => ({ on: event, what }),
      parts: ({ what, on }) =>
        on === 'tappedForMana' || on === 'madness' || on === 'exerted' ? undefined : { what, event: on },
    }),
    waits(['isDealtDamage'], {
      words: 'whenever <what> is dealt <kind>',
      also: ['when <what> is dealt <kind>'],
      holes: { what: subject, kind: DAMAGE },
      make: ({ what, kind }) => ({
        on: 'isDealtDamage',
        what,
        ...(kind === 'combat' ? { combat: true } : {}),
      }),
      parts: ({ what, combat }) => ({ what, kind: combat ? ('combat' as const) : ('any' as const) }),
    }),
    // On a back: the front transformed into it.
    waits(['transforms'], {
      words: 'when ~ transforms into ~',
      also: ['whenever ~ transforms into ~'],
      holes: {},
      make: () => ({ on: 'transforms', what: 'self' }),
      parts: () => undefined,
    }),
    waits(['dealsDamage'], {
      words: 'whenever <what> deals damage to <struck>',
      also: ['when <what> deals damage to <struck>'],
      holes: { what: subject, struck: STRUCK },
      make: ({ what, struck }) => ({ on: 'dealsDamage', what, to: struck }),
      parts: ({ what, to, combat }) => (to === 'any' || combat ? undefined : { what, struck: to }),
    }),
    waits(['dealsDamage'], {
      words: 'whenever <what> deals combat damage to <struck>',
      also: ['when <what> deals combat damage to <struck>'],
      holes: { what: subject, struck: STRUCK },
      make: ({ what, struck }) => ({ on: 'dealsDamage', what, to: struck, combat: true }),
      parts: ({ what, to, combat }) => (to === 'any' || !combat ? undefined : { what, struck: to }),
    }),
    waits(['dealsDamage'], {
      words: 'whenever <what> deals <kind>',
      also: ['when <what> deals <kind>'],
      holes: {
        what: subject,
        kind: DAMAGE,
      },
      make: ({ what, kind }) => ({
        on: 'dealsDamage',
        what,
        to: 'any',
        ...(kind === 'combat' ? { combat: true } : {}),
      }),
      parts: ({ what, to, combat }) =>
        to === 'any' ? { what, kind: combat ? ('combat' as const) : ('any' as const) } : undefined,
    }),
    waits(['step'], {
      words: 'at end of combat',
      holes: {},
      make: () => ({ on: 'step', step: 'endCombat', whose: 'each' }),
      parts: ({ step: name, whose }) => (name === 'endCombat' && whose === 'each' ? {} : undefined),
    }),
    // Older words for "a land you control enters".
    ...(['when', 'whenever'] as const).map((when) =>
      waits(['moves'], {
        words: `${when} <what> enters under <whose> control`,
        also: [`${when} <what> enters the battlefield under <whose> control`],
        holes: {
          what: subject,
          whose: fixedHole([
            ['your', 'self'],
            ["an opponent's", 'opponent'],
          ]),
        },
        make: ({ what, whose }) =>
          // An object that enters is under its own controller's control.
          what === 'self' && whose === 'self'
            ? { on: 'moves', what, to: 'battlefield' }
            : typeof what === 'object' && what.controller === undefined
              ? { on: 'moves', what: { ...what, controller: whose }, to: 'battlefield' }
              : undefined,
        parts: () => undefined,
      }),
    ),
    ...DEEDS.map(([deed, other, on]) =>
      waits([on], {
        words: `whenever <who> ${deed.replaceAll(' ', '_')}|${other.replaceAll(' ', '_')}`,
        holes: { who: DOERS },
        make: ({ who }) => ({ on, who }),
        parts: (event) => ('nth' in event && event.nth !== undefined ? undefined : { who: event.who }),
      }),
    ),
    ...DEEDS.flatMap(([deed, other, on]) =>
      on === 'draws'
        ? []
        : [
            waits([on], {
              words: `whenever <who> ${deed.replaceAll(' ', '_')}|${other.replaceAll(' ', '_')} for the first time each turn`,
              also: [
                `when <who> ${deed.replaceAll(' ', '_')}|${other.replaceAll(' ', '_')} for the first time each turn`,
              ],
              holes: { who: DOERS },
              make: ({ who }) => ({ on, who, nth: 1 }),
              parts: (event) => (event.nth === undefined ? undefined : { who: event.who }),
            }),
          ],
    ),
    // The number of the event in the turn (rule 603.2c).
    waits(['draws'], {
      words: 'whenever <who> draws|draw <whose> <nth> card each turn',
      holes: { who: DOERS, whose: WHOSE, nth: ORDINALS },
      make: ({ who, whose, nth }) => (whose === isYou(who) ? { on: 'draws', who, nth } : undefined),
      parts: ({ who, nth }) =>
        nth === undefined ? undefined : { who, whose: isYou(who), nth: ordinal(nth) },
    }),
    waits(['casts'], {
      words: 'whenever <who> casts|cast <whose> <nth> spell each turn',
      holes: { who: DOERS, whose: WHOSE, nth: ORDINALS },
      make: ({ who, whose, nth }) => (whose === isYou(who) ? { on: 'casts', who, what: {}, nth } : undefined),
      parts: ({ who, nth, what, during }) =>
        nth === undefined || during || what === 'self'
          ? undefined
          : { who, whose: isYou(who), nth: ordinal(nth) },
    }),
    waits(['casts'], {
      words: 'whenever <who> or copy <spell>',
      holes: { who: fixedHole([['you cast', 'you']]), spell },
      make: ({ who, spell: what }) => ({ on: 'casts', who, what, orCopies: true }),
      parts: ({ who, what, orCopies }) =>
        orCopies && who === 'you' && typeof what === 'object' ? { who, spell: what } : undefined,
    }),
    waits(['casts'], {
      words: 'whenever <who> <spell>',
      also: ['when <who> <spell>'],
      holes: { who: CASTERS, spell },
      make: ({ who, spell: what }) => ({ on: 'casts', who, what }),
      parts: ({ who, what, targetsThis, orCopies, nth, during, kicked }) =>
        typeof what === 'object' && !targetsThis && !orCopies && !kicked && nth === undefined && !during
          ? { who, spell: what }
          : undefined,
    }),
    waits(['casts'], {
      words: 'whenever <who> <spell> during <turn>',
      holes: { who: CASTERS, spell, turn: TURNS },
      make: ({ who, spell: what, turn }) => ({ on: 'casts', who, what, during: turn }),
      parts: ({ who, what, during, nth }) =>
        typeof what === 'object' && during && nth === undefined
          ? { who, spell: what, turn: during }
          : undefined,
    }),
    waits(['casts'], {
      words: 'whenever <who> casts|cast <whose> <nth> spell during <turn>',
      holes: { who: DOERS, whose: WHOSE, nth: ORDINALS, turn: EACH_TURN },
      make: ({ who, whose, nth, turn }) =>
        whose === isYou(who) ? { on: 'casts', who, what: {}, nth, during: turn } : undefined,
      parts: ({ who, nth, during }) =>
        nth === undefined || !during
          ? undefined
          : { who, whose: isYou(who), nth: ordinal(nth), turn: during },
    }),
    ...FROM.map(([zone, filter]) =>
      waits(['casts'], {
        words: `whenever <who> <spell> from ${zone}`,
        holes: { who: CASTERS, spell },
        make: ({ who, spell: what }) =>
          who === 'you' && what.castFrom === undefined && what.not === undefined
            ? { on: 'casts', who, what: { ...what, ...filter } }
            : undefined,
        parts({ who, what, targetsThis, orCopies, nth, during, kicked }) {
          if (typeof what !== 'object' || targetsThis || orCopies || kicked || nth !== undefined || during)
            return undefined;
          const { castFrom, not, ...rest } = what;
          const from = {
            ...(castFrom === undefined ? {} : { castFrom }),
            ...(not === undefined ? {} : { not }),
          };
          return sameValue(from, filter) ? { who, spell: rest } : undefined;
        },
      }),
    ),
    ...MORE_EVENTS,
    waits(['tappedForMana'], {
      words: 'whenever a player taps <what> for mana',
      also: ['whenever <what> is tapped for mana'],
      holes: { what: subject },
      make: ({ what }) => (what === 'self' ? undefined : { on: 'tappedForMana', what }),
      parts({ what }) {
        return what === 'self' ? undefined : { what };
      },
    }),
    // Players can only tap their own permanents for mana (rule 106.12).
    waits(['tappedForMana'], {
      words: 'whenever you tap <what> for mana',
      holes: { what: thing },
      make: ({ what }) =>
        what.controller === undefined
          ? { on: 'tappedForMana', what: { ...what, controller: 'self' } }
          : undefined,
      parts: () => undefined,
    }),
  ],
  tokenize,
  contextKey,
  ({ on }) => on,
);
