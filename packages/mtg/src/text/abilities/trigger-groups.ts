import { type Hole, type Sentence, fixedHole } from '@reticle/core/text';
import type { SimpleTrigger } from '../../language/trigger.js';
import type { MtgCardFilter } from '../../language/filter.js';
import { anyCards } from '../phrases/cards-of.js';
import type { WordsContext } from '../phrases/context.js';
import { printThing, readThings } from '../phrases/things.js';
import { waits } from './trigger-parts.js';

/** Permanents in the plural. */
const several: Hole<MtgCardFilter, WordsContext> = {
  read(words) {
    const found = readThings(words);
    return found?.zone === undefined ? found : undefined;
  },
  print: (filter) => printThing(filter, true),
  plural: () => true,
};
/** Permanents whose controller the sentence names. */
const nobodys: Hole<MtgCardFilter, WordsContext> = {
  ...several,
  read(words, context) {
    const found = several.read(words, context);
    return found?.controller === undefined ? found : undefined;
  },
};

const STRUCK = fixedHole([
  ['a player', 'player'],
  ['an opponent', 'opponent'],
  ['you', 'you'],
]);
const KIND = fixedHole([
  ['combat damage', 'combat'],
  ['damage', 'any'],
]);
const ENTER = { to: 'battlefield' } as const;
const WAYS = [
  ['enter', ENTER, ['enter the battlefield']],
  ['die', { from: 'battlefield', to: 'graveyard' }, []],
  ['leave the battlefield', { from: 'battlefield' }, []],
] as const;
/** Cards that go to your graveyard or leave it. Tokens are not cards (rule 111.6). */
const YOURS: MtgCardFilter = { owner: 'self', token: false };
const GRAVEYARD = [
  ['are put into your graveyard from anywhere', { to: 'graveyard' }],
  ['are put into your graveyard from your library', { from: 'library', to: 'graveyard' }],
  ['leave your graveyard', { from: 'graveyard' }],
] as const;

type Moves = Extract<SimpleTrigger, { readonly on: 'moves' }>;
const isWay = (
  { from, to, damagedBy }: Moves,
  way: { readonly from?: string; readonly to?: string },
): boolean => damagedBy === undefined && from === way.from && to === way.to;

/** "Whenever one or more ...": triggers once for all to which it happens at the same time (rule 603.2c). */
export const GROUP_EVENTS: readonly Sentence<SimpleTrigger, WordsContext>[] = [
  ...WAYS.flatMap(([verb, way, also]) => [
    waits(['moves'], {
      words: `whenever one or more <what> ${verb}`,
      also: also.map((other) => `whenever one or more <what> ${other}`),
      holes: { what: several },
      make: ({ what }) => ({ on: 'moves', what, ...way, many: true }),
      parts: (trigger) =>
        trigger.many &&
        isWay(trigger, way) &&
        typeof trigger.what === 'object' &&
        trigger.what.owner === undefined
          ? { what: trigger.what }
          : undefined,
    }),
  ]),
  waits(['moves'], {
    words: 'whenever one or more <what> enter under your control',
    also: ['whenever one or more <what> enter the battlefield under your control'],
    holes: { what: nobodys },
    make: ({ what }) => ({ on: 'moves', what: { ...what, controller: 'self' }, ...ENTER, many: true }),
    parts: () => undefined,
  }),
  ...GRAVEYARD.map(([verb, way]) =>
    waits(['moves'], {
      words: `whenever one or more <what> ${verb}`,
      holes: { what: anyCards },
      make: ({ what }) => ({ on: 'moves', what: { ...what, ...YOURS }, ...way, many: true }),
      parts(trigger) {
        if (!trigger.many || !isWay(trigger, way) || typeof trigger.what !== 'object') return undefined;
        const { owner, token, ...what } = trigger.what;
        return owner === 'self' && token === false ? { what } : undefined;
      },
    }),
  ),
  waits(['dealsDamage'], {
    words: 'whenever one or more <what> deal <kind> to <struck>',
    holes: { what: several, kind: KIND, struck: STRUCK },
    make: ({ what, kind, struck }) => ({
      on: 'dealsDamage',
      what,
      to: struck,
      ...(kind === 'combat' ? { combat: true } : {}),
      many: true,
    }),
    parts: ({ what, to, combat, many }) =>
      many && typeof what === 'object' && (to === 'player' || to === 'opponent' || to === 'you')
        ? { what, kind: combat ? ('combat' as const) : ('any' as const), struck: to }
        : undefined,
  }),
  waits(['declaresAttack'], {
    words: 'whenever one or more <what> attack',
    holes: { what: nobodys },
    make: ({ what }) => ({ on: 'declaresAttack', who: 'each', what }),
    parts: ({ who, what, least }) => (who === 'each' && what && least === undefined ? { what } : undefined),
  }),
];
