/**
 * The matrix of objects that every rule and word is asked about: stolen, given away, a token, a copy, pumped, with
 * counters, phased out, gone, and what it became.
 */
import { unwrap, type PinnedRef } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { effectRunner, type EffectContext, type Frame } from '@reticle/core/play';
import { refresh } from '../src/rules/continuous/refresh.js';
import type { Effect } from '../src/language/effects/effect.js';
import { EFFECT_KINDS } from '../src/rules/effects/kinds.js';
import { resolverOf } from '../src/rules/targeting/legal.js';
import { type MtgCard, mtgCardOf } from '../src/state/card.js';
import type { PrintedFacts } from '../src/state/facts.js';
import type { MtgMatchState } from '../src/state/match-state.js';
import { becameName } from '../src/state/refs.js';
import { card, creature } from './board.js';
import { matchStateOf } from './match.js';

type Facts = Partial<MtgCard>;

const BEAR: PrintedFacts = {
  names: ['Bear'],
  supertypes: [],
  types: ['creature'],
  subtypes: ['Bear'],
  colors: ['green'],
  manaValue: 2,
  manaSymbols: ['G'],
  power: 2,
  toughness: 3,
  keywords: [{ keyword: 'lifelink' }],
};
/** The card that is a copy of a Bear. */
const MIMIC: PrintedFacts = {
  ...BEAR,
  names: ['Mimic'],
  subtypes: ['Shapeshifter'],
  colors: ['blue'],
  manaValue: 5,
  manaSymbols: ['U', 'U/R'],
  power: 0,
  toughness: 0,
  keywords: [],
};

const X: PinnedRef = { kind: 'card', id: 'x', incarnation: 0 };
const bear = (facts: Facts = {}): MtgCard =>
  mtgCardOf({ ...BEAR, printed: BEAR, instanceId: 'x', owner: 'you', publicId: 'bear', ...facts });
const STOLEN = { owner: 'foe', controller: 'you', ownController: 'you' } as const;
/** As it last was: a stolen creature with a counter that was pumped by 3. */
const LAST: Facts = {
  ...STOLEN,
  counters: { '+1/+1': 1 },
  power: 6,
  toughness: 7,
  colors: ['red'],
  tapped: true,
};
const DEAD: Facts = { zone: 'graveyard', owner: 'foe', incarnation: 1 };

interface Row {
  readonly facts?: Facts;
  readonly isPumped?: true;
  /** What it last was, if it has left. */
  readonly last?: Facts;
  /** It is no card any more. */
  readonly isNowhere?: true;
  /** What a trigger names: it acts on what the object became. */
  readonly follows?: true;
}

/** The rows, by name: what stands on the battlefield under the id `x`, or stood there. */
export const ROWS: Readonly<Record<string, Row>> = {
  plain: {},
  stolen: { facts: STOLEN },
  given: { facts: { controller: 'foe', ownController: 'foe' } },
  token: { facts: { token: true } },
  copy: { facts: { original: { publicId: 'mimic', printed: MIMIC } } },
  pumped: { isPumped: true },
  counted: { facts: { counters: { '+1/+1': 2 } } },
  phased: { facts: { phasedOut: true } },
  gone: { facts: DEAD, last: LAST },
  died: { facts: DEAD, last: LAST, follows: true },
  'gone token': { last: { ...LAST, owner: 'you', token: true }, isNowhere: true },
};
type RowName = keyof typeof ROWS;

/** Builds the board of a row: x, another creature of each player, an Aura on x, and cards in the other zones. */
export function boardOf(name: RowName): MtgMatchState {
  const { facts = {}, isPumped, last, isNowhere } = ROWS[name] ?? {};
  const there = isNowhere ? [] : [bear(facts)];
  const isOn = !isNowhere && facts.zone === undefined;
  const state = matchStateOf({
    players: [{ id: 'you' }, { id: 'foe', life: 17 }],
    nextId: 10,
    cards: [
      ...there,
      creature('elf', 'you', { power: 1, toughness: 1, subtypes: ['Elf'], names: ['Elf'] }),
      creature('elk', 'foe', { power: 3, toughness: 3, subtypes: ['Elk'], names: ['Elk'] }),
      card('s', 'you', {
        types: ['enchantment'],
        subtypes: ['Aura'],
        ...(isOn ? { attachedTo: { kind: 'card', id: 'x' } } : { attachedTo: { kind: 'card', id: 'elf' } }),
        keywords: [{ keyword: 'enchant', cards: { type: 'creature' } }],
      }),
      card('axe', 'you', { types: ['artifact'], subtypes: ['Equipment'] }),
      creature('foe-dead-too', 'foe', { zone: 'graveyard' }),
      ...['you', 'foe'].flatMap((owner) => [
        card(`${owner}-held`, owner, { zone: 'hand', types: ['sorcery'] }),
        creature(`${owner}-dead`, owner, { zone: 'graveyard' }),
        ...[0, 1, 2].map((order) =>
          card(`${owner}-${order}`, owner, { zone: 'library', order, types: ['land'] }),
        ),
      ]),
    ],
    lastKnown: last ? [bear(last)] : [],
    ...(isPumped
      ? {
          continuous: [
            {
              id: 1,
              controller: 'you',
              source: { kind: 'card', id: 's', incarnation: 0 },
              affects: [X],
              change: {
                power: 3,
                toughness: 3,
                colors: ['red'],
                addTypes: ['artifact'],
                addKeywords: [{ keyword: 'flying' }],
              },
              until: 'endOfTurn',
            },
          ],
        }
      : {}),
  });
  return refresh(state, () => []);
}

/** Returns the frame in which x is named `x`; it is the source with `isSource`. */
function frameOf(name: RowName, isSource: boolean): Omit<Frame<Effect>, 'todo'> {
  const follows = ROWS[name]?.follows ? { [becameName('x')]: [{ ...X, incarnation: 1 }] } : {};
  return {
    controller: 'you',
    source: isSource ? X : { kind: 'card', id: 's', incarnation: 0 },
    variables: { X: 2 },
    bound: { x: [X], destroyedThisWay: [X], ...follows },
  };
}

/** Returns the scene of a row, as selectors, amounts and conditions are asked. */
export const sceneOf = (name: RowName, isSource = false): EffectContext<MtgMatchState> => ({
  state: boardOf(name),
  ...frameOf(name, isSource),
});

const MOST_DECISIONS = 20;

/** Performs effects on the board of a row. All decisions are made by the seed. */
export function performed(name: RowName, effects: readonly Effect[], isSource = false) {
  const runner = effectRunner(EFFECT_KINDS, (state) => refresh(state, () => []));
  const random = randomFrom(seedRandom(7));
  const tools = { random, emit: () => undefined };
  const before = boardOf(name);
  let run = runner.run(before, { ...frameOf(name, isSource), todo: effects }, tools);
  for (let count = 0; run.decision && count < MOST_DECISIONS; count++) {
    const { spec, attempt } = run.decision;
    const resolver = resolverOf(run.state);
    const choice = unwrap(unwrap(resolver.choices(spec, attempt)).sample(random));
    run = runner.run(run.state, run.frame, tools, unwrap(resolver.check(spec, attempt, choice)));
  }
  return { before, after: run.state };
}

const SAID = [
  'controller',
  'power',
  'toughness',
  'colors',
  'subtypes',
  'tapped',
  'damage',
  'phasedOut',
  'counters',
  'attachedTo',
  'chosen',
] as const satisfies readonly (keyof MtgCard)[];

const said = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? 'none' : JSON.stringify(value);
const placeOf = ({ zone, owner, controller }: MtgCard): string =>
  zone === 'battlefield' ? `battlefield under ${controller ?? owner}` : `${zone} of ${owner}`;

/** Says in words what changed of the cards, the players and what lasts. */
export function changesBetween(before: MtgMatchState, after: MtgMatchState): string {
  const cards = after.cards.flatMap((now) => {
    const was = before.cards.find(({ instanceId }) => instanceId === now.instanceId);
    const [title] = now.names;
    if (!was) return [`+ ${title ?? '?'} ${now.power}/${now.toughness} ${now.manaValue} for ${now.owner}`];
    if (was.zone !== now.zone || was.incarnation !== now.incarnation)
      return [`${now.instanceId} to ${placeOf(now)}`];
    const facts = SAID.filter((fact) => said(was[fact]) !== said(now[fact]));
    const keywords = now.keywords.filter(
      ({ keyword }) => !was.keywords.some((one) => one.keyword === keyword),
    );
    const lost = was.keywords.filter(({ keyword }) => !now.keywords.some((one) => one.keyword === keyword));
    const all = [
      ...facts.map((fact) => `${fact} ${said(now[fact])}`),
      ...keywords.map(({ keyword }) => `+${keyword}`),
      ...lost.map(({ keyword }) => `-${keyword}`),
    ];
    return all.length === 0 ? [] : [`${now.instanceId} ${all.join(', ')}`];
  });
  const gone = before.cards.filter(
    (was) => !after.cards.some(({ instanceId }) => instanceId === was.instanceId),
  );
  const players = after.players.flatMap((now) => {
    const was = before.players.find(({ id }) => id === now.id);
    const life = now.life - (was?.life ?? 0);
    return [
      ...(life === 0 ? [] : [`${now.id} ${life > 0 ? '+' : ''}${life}`]),
      ...(said(was?.counters) === said(now.counters) ? [] : [`${now.id} counters ${said(now.counters)}`]),
      ...(said(was?.pool) === said(now.pool) ? [] : [`${now.id} mana ${said(now.pool)}`]),
    ];
  });
  const lists = (['shields', 'delayed', 'waiting', 'playable'] as const).flatMap((list) => {
    const more = (after[list] ?? []).length - (before[list] ?? []).length;
    return more === 0 ? [] : [`${list} +${more}`];
  });
  return (
    [...cards, ...gone.map(({ instanceId }) => `${instanceId} nowhere`), ...players, ...lists].join('; ') ||
    'nothing'
  );
}

/** Writes one line: what is due in each row, rows of the same answer together. */
export function lineOf(title: string, answer: (row: RowName) => string): string {
  const answers = new Map<string, RowName[]>();
  for (const row of Object.keys(ROWS)) {
    const due = answer(row);
    answers.set(due, [...(answers.get(due) ?? []), row]);
  }
  return [title, ...[...answers].map(([due, rows]) => `  ${rows.join(', ')}: ${due}`)].join('\n');
}
