/** Every kind of effect, trigger, condition, cost, amount and selector is said by a card, or it stands here why not. */
import { existsSync } from 'node:fs';
import { type TargetSpec, unwrap } from '@reticle/core';
import { randomFrom, seedRandom } from '@reticle/core/match';
import { effectRunner, type Frame, withObserver } from '@reticle/core/play';
import { describeFinding, kindFindings } from '@reticle/testkit';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { card as cardOnBoard, creature, onStack } from '../../test/board.js';
import { KIND_CASES } from '../../test/kind-cases.js';
import { matchStateOf } from '../../test/match.js';
import { cardDefinition } from '../language/card-definition.js';
import { CONDITIONS, condition } from '../language/condition.js';
import { abilityCost } from '../language/cost.js';
import { type Effect, EFFECTS } from '../language/effects/effect.js';
import { AMOUNTS, abilityAmount, NAMED, SELECTORS, selector } from '../language/selector.js';
import { TRIGGER_KINDS } from '../language/trigger.js';
import { EFFECT_KINDS } from '../rules/effects/kinds.js';
import { resolverOf } from '../rules/targeting/legal.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';
import { SIXTH_EDITION } from './6ed/index.js';

const ROWS = KIND_CASES.map((face) => [face.text, face] as const);

describe('a row of words', () => {
  it.each(ROWS)('%s', (_text, face) => {
    const { card, unexpressed } = parseCard(face);
    expect(unexpressed).toEqual([]);
    expect(cardDefinition.parse(JSON.parse(JSON.stringify(card)))).toEqual(card);
    const { lines, unsaid } = printCard(card);
    expect(unsaid).toEqual([]);
    expect(parseCard({ ...face, text: lines.join('\n') }).card).toEqual(card);
  });
});

/** Yields every part of some data that is an object or a word. */
function* partsOf(data: unknown): Generator<object | string, void> {
  if (typeof data === 'string') yield data;
  if (typeof data !== 'object' || data === null) return;
  yield data;
  for (const part of Object.values(data)) yield* partsOf(part);
}

const CARDS = [...ROWS.map(([, face]) => parseCard(face).card), ...SIXTH_EDITION];
const PARTS = CARDS.flatMap((card) => [...partsOf(card)]);
const OBJECTS = PARTS.filter((part) => typeof part === 'object');

const tagged = (tag: string): ReadonlySet<string> =>
  new Set(
    OBJECTS.flatMap((part) => {
      const kind: unknown = Reflect.get(part, tag);
      return typeof kind === 'string' ? [kind] : [];
    }),
  );
const keyed = (kinds: object, schema: z.ZodType): readonly string[] =>
  Object.keys(kinds).filter((key) =>
    OBJECTS.some((part) => Object.hasOwn(part, key) && schema.safeParse(part).success),
  );

const BY_KEYWORD = 'a keyword says it, whose abilities are made as they are used';
const BY_MATCH = 'a match writes it, never a card';

describe('every kind has words', () => {
  it.each([
    {
      what: 'row of words of an effect',
      kinds: Object.keys(EFFECTS),
      shown: tagged('effect'),
      exempt: {
        chooseMode: BY_MATCH,
        foretell: BY_KEYWORD,
        mulligan: BY_MATCH,
        mutate: BY_KEYWORD,
        newTargets: BY_MATCH,
        replacement: BY_MATCH,
        turnUp: BY_KEYWORD,
      },
    },
    {
      what: 'row of words of a trigger',
      kinds: TRIGGER_KINDS,
      shown: tagged('on'),
      exempt: { madness: BY_KEYWORD },
    },
    {
      what: 'row of words of a cost',
      kinds: abilityCost.options.map(({ shape }) => shape.cost.value),
      shown: tagged('cost'),
    },
    {
      what: 'row of words of a condition',
      kinds: Object.keys(CONDITIONS),
      shown: new Set(keyed(CONDITIONS, condition)),
      exempt: { chosen: BY_KEYWORD },
    },
    {
      what: 'row of words of an amount',
      kinds: Object.keys(AMOUNTS),
      shown: new Set(keyed(AMOUNTS, abilityAmount)),
    },
    {
      what: 'row of words of a selector',
      kinds: [...Object.keys(SELECTORS), ...NAMED],
      shown: new Set([...keyed(SELECTORS, selector), ...PARTS.filter((part) => typeof part === 'string')]),
      exempt: { chosenPlayer: BY_KEYWORD },
    },
  ])('$what', (shown) => {
    expect(kindFindings(shown).map(describeFinding)).toEqual([]);
  });
});

/** Something of everything that the rows may mean, for both players. */
const board = matchStateOf({
  cards: ['you', 'foe'].flatMap((owner) => [
    creature(`${owner}-bear`, owner, { counters: { '+1/+1': 2 } }),
    creature(`${owner}-bird`, owner, { tapped: true, keywords: [{ keyword: 'flying' }] }),
    creature(`${owner}-golem`, owner, { types: ['artifact', 'creature'] }),
    cardOnBoard(`${owner}-charm`, owner, { types: ['enchantment'] }),
    cardOnBoard(`${owner}-sword`, owner, {
      types: ['artifact'],
      subtypes: ['Equipment'],
      attachedTo: { kind: 'card', id: `${owner}-bear` },
    }),
    cardOnBoard(`${owner}-hill`, owner, { types: ['land'] }),
    ...[0, 1].map((at) => cardOnBoard(`${owner}-hand-${at}`, owner, { zone: 'hand', types: ['land'] })),
    ...[0, 1].map((at) =>
      cardOnBoard(`${owner}-dead-${at}`, owner, { zone: 'graveyard', types: ['instant'] }),
    ),
    ...[0, 1, 2, 3].map((order) =>
      cardOnBoard(`${owner}-${order}`, owner, { zone: 'library', order, types: ['land'] }),
    ),
    onStack(`${owner}-spell`, { controller: owner, owner, types: ['instant'] }),
  ]),
  stack: ['you-spell', 'foe-spell'],
  players: ['you', 'foe'].map((id) => ({ id, life: id === 'you' ? 20 : 10, pool: { red: 3 } })),
});

/** Returns the kinds of effects that make a difference as they are performed in some way. */
function performed(effects: readonly Effect[], targets: TargetSpec | undefined): ReadonlySet<string> {
  const kinds = new Set<string>();
  const random = randomFrom(seedRandom(1));
  const runner = effectRunner(EFFECT_KINDS);
  const emit = withObserver(
    () => undefined,
    ({ says, changed, first = [] }) => {
      if ((changed || first.length > 0) && 'effect' in says && typeof says.effect === 'string')
        kinds.add(says.effect);
    },
  );
  const resolver = resolverOf(board);
  const source = { kind: 'card', id: 'you-bear', incarnation: 0 };
  for (let tries = 0; tries < 6; tries++) {
    const attempt = { controller: 'you', source, variables: { X: 1 } };
    const chosen = targets && unwrap(resolver.choices(targets, attempt)).sample(random);
    if (chosen && !chosen.ok) continue;
    const legal = targets && chosen ? unwrap(resolver.check(targets, attempt, chosen.value)) : undefined;
    const bound = Object.fromEntries((legal?.slots ?? []).map(({ slot, targets: all }) => [slot, all]));
    const frame: Frame<Effect> = { controller: 'you', source, variables: { X: 1 }, bound, todo: effects };
    let run = runner.run(board, frame, { random, emit });
    while (run.decision) {
      const { spec, attempt: asked } = run.decision;
      const now = resolverOf(run.state);
      const answer = unwrap(now.choices(spec, asked)).sample(random);
      // What needs a match of its own can't be answered here.
      if (!answer.ok) break;
      run = runner.run(run.state, run.frame, { random, emit }, unwrap(now.check(spec, asked, answer.value)));
    }
  }
  return kinds;
}

/** Kinds that need a match of their own, and the tests that perform them. */
const TESTED_IN = {
  castCard: 'conformance/601-3-beginning',
  changeTarget: 'rules/effects/new-targets',
  chooseEntering: 'play/entering-choices',
  chooseMode: 'rules/effects/choose-mode',
  foretell: 'play/foretell',
  mulligan: 'play/mulligans',
  mutate: 'conformance/702-140-mutate',
  newTargets: 'rules/effects/new-targets',
  removeFromCombat: 'rules/turn/skip',
  replacement: 'play/draws-replaced',
  transform: 'rules/effects/objects',
  turnUp: 'rules/effects/objects',
} as const;

it.each(Object.entries(TESTED_IN))('%s has a test of its own in %s', (_kind, file) => {
  expect(existsSync(new URL(`../${file}.test.ts`, import.meta.url))).toBe(true);
});

it('every kind of effect is performed, or a test of its own does it', () => {
  const bodies = CARDS.flatMap(({ spell, triggered, activated }) => [
    ...(spell?.effects ? [spell] : []),
    ...triggered,
    ...activated,
  ]);
  const shown = new Set(bodies.flatMap(({ effects = [], targets }) => [...performed(effects, targets)]));
  const cases = kindFindings({
    what: 'case of the rule of an effect',
    kinds: Object.keys(EFFECTS),
    shown,
    exempt: { ...TESTED_IN, unperformed: 'no match takes a card with it' },
  });
  expect(cases.map(describeFinding)).toEqual([]);
});
