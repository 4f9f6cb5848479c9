import { unwrap, type BaseCard, type TargetResolver } from '@reticle/core';
import { LogicEngine } from 'json-logic-engine';
import { Engine } from 'json-rules-engine';
import { Query as MingoQuery } from 'mingo';
import sift from 'sift';
import type { BenchState } from './boards.js';
import { open } from './games.js';
import type { Query } from './queries.js';
import type { Seat } from './seat.js';

/** What was found on one board: cards, references to them, or where they stand. */
export type Found = readonly BaseCard[] | readonly { readonly id: string }[] | readonly number[];

/** One way to answer queries; what can be prepared once is prepared. */
export interface Contestant {
  readonly name: string;
  prepare(query: Query): (seat: Seat) => Found | Promise<Found>;
}

const attempt = { controller: 'ann' };
const specOf = ({ filter }: Query) => unwrap(open.parseSpec({ slots: [{ kind: 'card', filter }] }));
type ResolverOf = (seat: Seat) => TargetResolver<BenchState>;

/** The everyday question: references to all legal targets, each with its incarnation. */
const legalTargets = (name: string, resolverOf: ResolverOf): Contestant => ({
  name,
  prepare(query) {
    const spec = specOf(query);
    return (seat) => unwrap(resolverOf(seat).legalTargets(spec, attempt));
  },
});

/** The same into the caller's buffer, as positions on the board. */
const fillLegal = (name: string, resolverOf: ResolverOf): Contestant => ({
  name,
  prepare(query) {
    const spec = specOf(query);
    const buffer: number[] = [];
    return (seat) => {
      unwrap(resolverOf(seat).fillLegal(buffer, spec, attempt));
      return buffer;
    };
  },
});

const filtering = (name: string, predicateOf: (query: Query) => (card: BaseCard) => boolean): Contestant => ({
  name,
  prepare(query) {
    const predicate = predicateOf(query);
    return ({ state }) => state.cards.filter((card) => predicate(card));
  },
});

// The package is CommonJS: what Node calls its default is the whole module.
// oxlint-disable-next-line import/no-named-as-default-member -- see above
const { default: compileMongo } = sift;
const logic = new LogicEngine();

const jsonRules: Contestant = {
  name: 'json-rules-engine',
  prepare({ conditions }) {
    const engine = new Engine([{ conditions, event: { type: 'legal' } }]);
    return async ({ state }) => {
      const found: BaseCard[] = [];
      for (const card of state.cards) {
        const { events } = await engine.run({ card });
        if (events.length > 0) found.push(card);
      }
      return found;
    };
  },
};

/** What all others are measured against. */
export const CHAIN: Contestant = {
  name: 'filter chain by hand',
  prepare:
    ({ chain }) =>
    ({ state }) =>
      chain(state.cards),
};

/** The only one that answers another question: some cards refuse. */
export const PROTECTED = fillLegal('Reticle, with protections', ({ guarded }) => guarded);

export const RETICLE: readonly Contestant[] = [
  fillLegal('Reticle, into a buffer', ({ open: resolver }) => resolver),
  legalTargets('Reticle, references', ({ open: resolver }) => resolver),
  PROTECTED,
];

export const LIBRARIES: readonly Contestant[] = [
  filtering('sift', ({ mongo }) => compileMongo(mongo)),
  filtering('mingo', ({ mongo }) => {
    const query = new MingoQuery<BaseCard>(mongo, {});
    return (card) => query.test(card);
  }),
  filtering('json-logic-engine', ({ jsonLogic }) => {
    const run = logic.build(jsonLogic);
    // oxlint-disable-next-line typescript/no-unsafe-call -- the library types what it builds as Function
    return (card) => run(card) === true;
  }),
  jsonRules,
];

/** The ids of what was found, whatever form it has. */
export function idsOf(found: Found, { cards }: BenchState): readonly string[] {
  return found.map((entry) => {
    if (typeof entry === 'number') return cards[entry]?.instanceId ?? '?';
    return 'instanceId' in entry ? entry.instanceId : entry.id;
  });
}
