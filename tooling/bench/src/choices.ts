import { unwrap, type SlotChoice, type TargetResolver, type TargetSpec } from '@reticle/core';
import { boardsOf, type BenchState } from './boards.js';
import { open } from './games.js';
import { nextByMatching } from './matching.js';
import { measure, type Effort, type Measured } from './measure.js';

const attempt = { controller: 'ann' };

/** Makes slots that take one card each, all different, with filters that overlap. */
function exclusiveSlots(count: number): TargetSpec {
  const filters = [
    {},
    { controller: 'self' },
    { exerted: false },
    { cost: { lte: 5 } },
    { zone: 'play' },
    { type: 'lamp' },
  ];
  const slots = Array.from({ length: count }, (_slot, index) => ({
    id: `s${index}`,
    kind: 'card',
    filter: filters[index % filters.length] ?? {},
  }));
  return unwrap(
    open.parseSpec({ slots, relations: [{ relation: 'different', slots: slots.map(({ id }) => id) }] }),
  );
}

/** Finds what can be added to the last slot by trying every combination in nested loops. */
function nextByEnumeration(lists: readonly (readonly string[])[]): ReadonlySet<string> {
  const offered = new Set<string>();
  const taken: string[] = [];
  const choose = (slot: number): void => {
    for (const id of lists[slot] ?? []) {
      if (taken.includes(id)) continue;
      taken[slot] = id;
      if (slot === lists.length - 1) offered.add(id);
      else choose(slot + 1);
    }
    taken.length = slot;
  };
  choose(0);
  return offered;
}

const legalLists = (resolver: TargetResolver<BenchState>, spec: TargetSpec): readonly (readonly string[])[] =>
  spec.slots.map((_slot, index) => unwrap(resolver.legalTargets(spec, attempt, index)).map(({ id }) => id));

export interface ChoiceFigures {
  /** Three slots over 30 cards, where enumeration still ends. */
  readonly small: readonly Measured[];
  /** Six slots over 200 cards. */
  readonly large: readonly Measured[];
  /**
   * The number of combinations that enumeration would have to try there, and the time at its measured speed.
   */
  readonly combinations: string;
  readonly enumerationHours: number;
}

/**
 * Measures how fast the next picks are found with which all slots can still be filled, with the question
 * opened anew each time.
 */
export async function choiceFigures(boards: number, effort: Effort): Promise<ChoiceFigures> {
  const [three, six] = [exclusiveSlots(3), exclusiveSlots(6)];
  const small = boardsOf(30, boards).map((state) => open.resolver(state));
  const large = boardsOf(200, boards).map((state) => open.resolver(state));
  const next = (
    resolver: TargetResolver<BenchState>,
    spec: TargetSpec,
    slot: number,
    partial: readonly SlotChoice[],
  ) => unwrap(unwrap(resolver.choices(spec, attempt, partial)).next(slot));

  let tried = 0;
  for (const resolver of small) {
    const offered = next(resolver, three, 2, []).map(({ id }) => id);
    const enumerated = nextByEnumeration(legalLists(resolver, three));
    if (offered.length !== enumerated.size || !offered.every((id) => enumerated.has(id))) {
      throw new Error('Enumeration offers other cards than Reticle');
    }
    tried += legalLists(resolver, three).reduce((product, { length }) => product * length, 1);
  }
  for (const resolver of large) {
    const offered = next(resolver, six, 5, []).map(({ id }) => id);
    const matched = nextByMatching(legalLists(resolver, six));
    if (offered.length !== matched.size || !offered.every((id) => matched.has(id))) {
      throw new Error('Hopcroft and Karp offer other cards than Reticle');
    }
  }
  const smallFigures = await measure(
    [
      {
        name: 'enumeration',
        operations: boards,
        run: () => small.map((resolver) => nextByEnumeration(legalLists(resolver, three)).size),
      },
      {
        name: 'Hopcroft-Karp by hand',
        operations: boards,
        run: () => small.map((resolver) => nextByMatching(legalLists(resolver, three)).size),
      },
      {
        name: 'Reticle, next',
        operations: boards,
        run: () => small.map((resolver) => next(resolver, three, 2, []).length),
      },
    ],
    effort,
  );
  const partials = large.map((resolver) => {
    const [first] = next(resolver, six, 0, []);
    return first ? [{ targets: [first] }] : [];
  });
  const largeFigures = await measure(
    [
      {
        name: 'Hopcroft-Karp by hand',
        operations: boards,
        run: () => large.map((resolver) => nextByMatching(legalLists(resolver, six)).size),
      },
      {
        name: 'Reticle, next',
        operations: boards,
        run: () => large.map((resolver) => next(resolver, six, 5, []).length),
      },
      {
        name: 'Reticle, next after a pick',
        operations: boards,
        run: () => large.map((resolver, board) => next(resolver, six, 5, partials[board] ?? []).length),
      },
      {
        name: 'Reticle, completable',
        operations: boards,
        run: () =>
          large.filter((resolver) => unwrap(unwrap(resolver.choices(six, attempt)).completable())).length,
      },
    ],
    effort,
  );
  const [counted] = large;
  const combinations = counted ? unwrap(unwrap(counted.choices(six, attempt)).count()) : 0n;
  const perSecond = ((smallFigures[0]?.perSecond ?? 0) * tried) / boards;
  const seconds = Number(combinations) / perSecond;
  return {
    small: smallFigures,
    large: largeFigures,
    combinations: combinations.toLocaleString('en'),
    enumerationHours: seconds / 3_600,
  };
}
