/**
 * Every selector, amount, condition, filter key and effect that reads an object is asked of every row of the matrix
 * (`test/matrix.ts`). The kinds come from the schemas, so a new one must be added here. What is due stands in
 * `matrix.table.txt`, which is read line by line when it changes.
 */
import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { boardOf, changesBetween, lineOf, performed, ROWS, sceneOf } from '../../test/matrix.js';
import { condition, type Condition } from '../language/condition.js';
import type { Effect, Effects } from '../language/effects/effect.js';
import { type CardKeys, cardKeys, type MtgCardFilter } from '../language/filter.js';
import { abilityAmount, type AbilityAmount, selector, type Selector } from '../language/selector.js';
import { EFFECT_KINDS } from './effects/kinds.js';
import { holds } from './select/condition.js';
import { wasAmong } from './select/matching.js';
import { amountOf, select, selectKnown } from './select/select.js';

const x = { bound: 'x' } as const;
const power: AbilityAmount = { of: 'power', what: x };
const its: Selector = { controllerOf: x };
const STRONG: MtgCardFilter = { power: { gte: 4 } };

/** Returns the names of what a schema accepts: its words, and the first key of each of its objects. */
function kindsOf(schema: z.ZodType): readonly string[] {
  if (schema instanceof z.ZodLazy) return kindsOf(z.unknown().parse(schema.def.getter()) as z.ZodType);
  if (schema instanceof z.ZodUnion)
    return schema.def.options.flatMap((option) => kindsOf(option as z.ZodType));
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape).slice(0, 1);
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  return schema instanceof z.ZodLiteral ? [...schema.values].map(String) : ['number'];
}

/** What reads no object, with the reason. */
type Exempt = string;
type Asked<Of> = Readonly<Record<string, readonly Of[] | Exempt>>;

const PLAYERS = 'names players, whatever objects there are';
const SELECTORS: Asked<Selector> = {
  self: ['self'],
  host: ['host'],
  you: PLAYERS,
  eachOpponent: PLAYERS,
  eachPlayer: PLAYERS,
  activePlayer: PLAYERS,
  monarch: PLAYERS,
  chosenPlayer: 'reads what was chosen for the source, which `chosen` among the filter keys asks',
  bound: [x],
  each: [{ each: { subtype: 'Bear' } }, { each: { type: 'creature', controller: 'self' } }],
  controllerOf: [its, { controllerOf: 'self' }, { controllerOf: 'host' }],
  ownerOf: [{ ownerOf: x }, { ownerOf: 'self' }],
  among: [{ among: [x, 'you'] }],
  those: [
    { those: { each: {} }, are: STRONG },
    { those: { each: {} }, except: x },
  ],
  thisWay: [
    { thisWay: 'destroyed' },
    { thisWay: 'destroyed', are: STRONG },
    { thisWay: 'destroyed', are: { controller: 'self' } },
    { thisWay: 'destroyed', cards: true },
  ],
};

const PARTS = 'is made of other amounts';
const AMOUNTS: Asked<AbilityAmount> = {
  manaSpent: 'asks what was paid for a spell, which a board does not say',
  number: 'reads nothing',
  X: 'reads nothing',
  of: (['power', 'toughness', 'manaValue', 'damage', 'mutations'] as const).map((of) => ({ of, what: x })),
  count: [
    { count: STRONG },
    { count: { controller: 'self', type: 'creature' } },
    { count: { owner: 'self' } },
  ],
  life: [{ life: its }],
  cardsIn: [
    { cardsIn: 'graveyard', whose: its },
    { cardsIn: 'graveyard', whose: { ownerOf: x } },
  ],
  counters: [{ counters: '+1/+1', on: x }],
  numberOf: [{ numberOf: x }],
  timesPaid: 'reads what was paid for the source as it was cast',
  happened: 'reads what happened to players',
  amongPlayers: PARTS,
  different: [{ different: 'power', among: { controller: 'self' } }],
  greatest: [{ greatest: 'power', among: { controller: 'self' } }],
  least: [{ least: 'toughness', among: { type: 'creature', controller: 'self' } }],
  total: [{ total: 'power', among: { controller: 'self' } }],
  basicLandTypes: 'reads lands by a filter, as `count` does',
  partyOf: 'reads creatures of a player by their types, as `count` does',
  devotion: [{ devotion: ['green'] }, { devotion: ['blue', 'red'] }],
  plus: PARTS,
  multiply: PARTS,
  minus: PARTS,
  halfUp: PARTS,
  halfDown: PARTS,
};

const MADE = 'is made of other conditions';
const CONDITIONS: Asked<Condition> = {
  what: [
    { what: x },
    { what: x, is: STRONG },
    { what: x, is: { zone: 'battlefield' } },
    { what: 'self', is: { tapped: true } },
  ],
  same: [{ same: [its, 'you'] }],
  amount: [{ amount: power, gte: 4 }],
  paid: 'reads what was paid for the source as it was cast',
  chosen: 'reads what was chosen for the source as it entered',
  someone: MADE,
  not: MADE,
  allOf: MADE,
  anyOf: MADE,
};

const STACK = 'is asked of spells and abilities on the stack';
const COMBAT = 'is asked in combat';
const FILTERS: {
  readonly [Key in keyof Required<CardKeys>]: NonNullable<CardKeys[Key]> | Exempt | readonly string[];
} = {
  zone: ['battlefield'],
  owner: 'self',
  ownedAlike: true,
  controller: 'self',
  publicId: ['bear'],
  instanceId: ['x'],
  name: { eq: 'Bear' },
  namedAsThis: false,
  excludeSelf: true,
  type: ['creature'],
  allTypes: ['artifact', 'creature'],
  supertype: ['legendary'],
  subtype: ['Bear'],
  allSubtypes: ['Bear'],
  color: ['green'],
  allColors: ['red'],
  colorCount: { eq: 1 },
  historic: true,
  withKeyword: ['lifelink'],
  withoutKeyword: ['flying'],
  power: { gte: 4 },
  toughness: { gte: 4 },
  loyalty: { gte: 1 },
  manaValue: { eq: 2 },
  manaAbility: false,
  tapped: true,
  token: true,
  copy: false,
  faceDown: false,
  counters: { '+1/+1': { gte: 1 } },
  counterCount: { gte: 1 },
  damage: { eq: 0 },
  castFrom: STACK,
  commander: false,
  chosen: 'reads what was chosen for the source',
  attacking: false,
  attackingPlayer: COMBAT,
  blocking: false,
  blocked: COMBAT,
  blockingThis: false,
  blockedByThis: false,
  thisTurn: ['entered'],
  dealtDamageTo: 'opponent',
  targets: STACK,
  targetsOnly: STACK,
  targetCount: STACK,
  attachedTo: 'is asked of Auras and Equipment',
  attachedToThis: false,
  hostOfThis: true,
  attachedToPlayer: 'is asked of Auras',
  attachment: { subtype: 'Aura' },
  modified: true,
};
const PLAIN_WORDS: ReadonlySet<string> = new Set(['self', 'opponent']);
const isReason = (value: unknown): value is Exempt => typeof value === 'string' && !PLAIN_WORDS.has(value);

const HELD = 'acts on cards in hidden zones or on the top of a library';
const LATER = 'holds other effects, or decides whether they happen';
type Cases = { readonly [Kind in keyof Effects]: readonly Effect[] | Exempt };
const EFFECTS: Cases = {
  addMana: [{ effect: 'addMana', who: its, mana: { green: 1 }, times: power }],
  amass: [{ effect: 'amass', amount: power }],
  attach: [{ effect: 'attach', what: { each: { subtype: 'Equipment' } }, to: x }],
  become: [{ effect: 'become', what: x, change: { setPower: 7, setToughness: 7 }, until: 'endOfTurn' }],
  becomeMonarch: [{ effect: 'becomeMonarch', who: its }],
  becomeType: 'is asked of lands',
  bidLife: 'asks players only',
  bolster: [{ effect: 'bolster', amount: power }],
  discover: [{ effect: 'discover', amount: power }],
  castCard: 'casts cards, which only a whole match does',
  changeTarget: STACK,
  choose: [
    { effect: 'choose', filter: { controller: 'self' }, most: 'power', bind: 'c' },
    { effect: 'destroy', what: { bound: 'c' } },
  ],
  chooseEntering: 'is asked as a permanent enters',
  chooseMode: 'chooses among effects',
  connive: [{ effect: 'connive', what: x }],
  copySpell: STACK,
  counter: STACK,
  createCopy: [{ effect: 'createCopy', of: x }],
  createToken: [
    {
      effect: 'createToken',
      who: its,
      token: { types: ['creature'], power, toughness: { of: 'toughness', what: x } },
    },
  ],
  damage: [
    { effect: 'damage', amount: power, to: 'eachOpponent', by: x },
    { effect: 'damage', amount: 1, to: x },
  ],
  delayed: [{ effect: 'delayed', at: { goes: x }, effects: [{ effect: 'draw' }] }],
  destroy: [{ effect: 'destroy', what: x }],
  dig: HELD,
  digUntil: HELD,
  discard: [{ effect: 'discard', who: its }],
  draw: [{ effect: 'draw', who: its }],
  endGame: 'ends the game for players',
  exchangeControl: [{ effect: 'exchangeControl', one: x, other: { each: { subtype: 'Elk' } } }],
  exchangeLife: 'changes life totals',
  exileUntil: [{ effect: 'exileUntil', what: x }],
  explore: HELD,
  extraTurn: 'gives turns to players',
  fight: [{ effect: 'fight', one: x, other: { each: { subtype: 'Elk' } } }],
  flipCoin: LATER,
  forEach: [
    {
      effect: 'forEach',
      what: { each: { controller: 'self' } },
      as: 'one',
      effects: [{ effect: 'tap', what: { bound: 'one' } }],
    },
  ],
  foretell: HELD,
  gainControl: [
    { effect: 'gainControl', what: x, until: 'endOfTurn' },
    { effect: 'gainControl', what: x, who: { ownerOf: x }, until: 'endOfTurn' },
  ],
  gainKeywords: [{ effect: 'gainKeywords', what: x, keywords: [{ keyword: 'haste' }], until: 'endOfTurn' }],
  gainLife: [{ effect: 'gainLife', who: its, amount: power }],
  gainProtection: [{ effect: 'gainProtection', what: x, until: 'endOfTurn' }],
  goad: [{ effect: 'goad', what: x }],
  if: [{ effect: 'if', condition: { what: x, is: STRONG }, effects: [{ effect: 'gainLife', amount: 1 }] }],
  learn: HELD,
  letPlay: [{ effect: 'letPlay', what: x }],
  look: HELD,
  loseKeywords: [{ effect: 'loseKeywords', what: x, keywords: ['lifelink'], until: 'endOfTurn' }],
  loseLife: [{ effect: 'loseLife', who: its, amount: power }],
  loseMana: 'empties pools of players',
  may: LATER,
  mayPay: LATER,
  mill: [{ effect: 'mill', who: its, amount: power }],
  moreLands: 'lets a player play lands',
  morePhases: 'adds phases',
  moveCards: [
    { effect: 'moveCards', what: x, to: 'exile' },
    { effect: 'moveCards', what: x, to: 'hand' },
    { effect: 'moveCards', what: x, to: 'graveyard', as: 'sacrifice' },
    { effect: 'moveCards', what: x, to: 'battlefield', under: 'you' },
  ],
  mulligan: HELD,
  mustBlock: [{ effect: 'mustBlock', what: x, whom: { each: { subtype: 'Elk' } } }],
  mutate: STACK,
  newTargets: STACK,
  phaseOut: [{ effect: 'phaseOut', what: x }],
  preventDamage: [{ effect: 'preventDamage', to: x }],
  preventNext: [{ effect: 'preventNext', from: {}, to: x }],
  proliferate: [{ effect: 'proliferate' }],
  pump: [{ effect: 'pump', what: x, power, toughness: 1, until: 'endOfTurn' }],
  putCounters: [{ effect: 'putCounters', what: x, counter: '+1/+1', amount: power }],
  redirectDamage: [{ effect: 'redirectDamage', to: 'you', onto: x }],
  redirectNext: [{ effect: 'redirectNext', from: {}, to: 'you', onto: x }],
  reflexive: [{ effect: 'reflexive', effects: [{ effect: 'destroy', what: x }] }],
  regenerate: [{ effect: 'regenerate', what: x }],
  removeCounters: [{ effect: 'removeCounters', what: x, counter: '+1/+1', amount: 1 }],
  removeFromCombat: [{ effect: 'removeFromCombat', what: x }],
  replacement: 'is written during a resolution',
  reveal: HELD,
  sacrifice: [
    { effect: 'sacrifice', filter: { subtype: 'Bear' } },
    { effect: 'sacrifice', who: its, filter: { type: 'creature' }, count: 'all' },
  ],
  scry: HELD,
  search: HELD,
  sequence: LATER,
  setLife: [{ effect: 'setLife', who: its, amount: power }],
  shuffle: HELD,
  skip: 'asks nothing of objects',
  skipUntap: [{ effect: 'skipUntap', what: x, until: 'nextUntapStep' }],
  surveil: HELD,
  suspect: [{ effect: 'suspect', what: x }],
  tap: [{ effect: 'tap', what: x }],
  tapOrUntap: [{ effect: 'tapOrUntap', what: x }],
  transform: 'is asked of double-faced permanents, in play/double-faced.test.ts',
  turnUp: 'is asked of face-down permanents',
  unperformed: 'is not performed',
  unattach: 'is asked of attached Equipment in its own test',
  untap: [{ effect: 'untap', what: x }],
};

const listOf = <Of>(asked: Asked<Of>): readonly Of[] =>
  Object.values(asked).flatMap((cases) => (typeof cases === 'string' ? [] : cases));
const ids = (refs: readonly { readonly id: string; readonly incarnation: number }[]): string =>
  refs.map(({ id, incarnation }) => (id === 'x' ? `x${incarnation}` : id)).join(' ') || 'none';

describe('every kind that reads an object is in the table, or has a reason not to be', () => {
  it.each([
    ['selectors', SELECTORS, kindsOf(selector)],
    ['amounts', AMOUNTS, kindsOf(abilityAmount)],
    ['conditions', CONDITIONS, kindsOf(condition)],
    ['filter keys', FILTERS, Object.keys(cardKeys.shape)],
    ['effects', EFFECTS, Object.keys(EFFECT_KINDS)],
  ])('%s', (_title, asked, kinds) => {
    expect(Object.keys(asked).toSorted()).toEqual([...new Set(kinds)].toSorted());
  });
});

describe('603.10a, 608.2h, 702.26b: what is due of every object', () => {
  it('is written in the table', async () => {
    const say = JSON.stringify;
    const lines = [
      ...listOf(SELECTORS).map((one) =>
        lineOf(`select ${say(one)}`, (row) => {
          const scene = sceneOf(row, say(one).includes('self') && !say(one).includes('controller"'));
          return `${ids(select(one, scene))} (known: ${ids(selectKnown(one, scene))})`;
        }),
      ),
      ...listOf(AMOUNTS).map((one) =>
        lineOf(`amount ${say(one)}`, (row) => String(amountOf(one, sceneOf(row)))),
      ),
      ...listOf(CONDITIONS).map((one) =>
        lineOf(`condition ${say(one)}`, (row) => String(holds(one, sceneOf(row, say(one).includes('self'))))),
      ),
      ...Object.entries(FILTERS).flatMap(([key, value]) =>
        isReason(value)
          ? []
          : [
              lineOf(`filter ${say({ [key]: value })}`, (row) => {
                const scene = sceneOf(row);
                const ref = { kind: 'card', id: 'x', incarnation: 0 };
                return String(wasAmong({ [key]: value }, ref, scene));
              }),
            ],
      ),
      ...Object.values(EFFECTS)
        .flatMap((cases) =>
          typeof cases === 'string'
            ? []
            : cases[0]?.effect === 'choose'
              ? [cases]
              : cases.map((one) => [one]),
        )
        .map((effects) =>
          lineOf(`effect ${effects.map((one) => say(one)).join(' ')}`, (row) => {
            const { before, after } = performed(row, effects);
            return changesBetween(before, after);
          }),
        ),
    ];
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./matrix.table.txt');
  });

  it.each(Object.keys(ROWS))('%s: the board is one that a match can be at', (row) => {
    expect(boardOf(row).cards.length).toBeGreaterThan(5);
  });
});
