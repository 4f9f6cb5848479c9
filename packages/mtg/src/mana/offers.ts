import { ok, refuse, type Result } from '@reticle/core';
import { MANA_LIMITS, MANA_TYPES, type ManaAmounts, type ManaType } from './mana.js';
import type { ManaPool } from './pool.js';
import type { Offer } from './search.js';
import type { ManaOutput, ManaSource } from './sources.js';

/** The order of what a payment costs beside mana: sources, then weight, then flexibility, then what the pool loses. */
const PRICE = { source: 1e12, weight: 1e7, flexibility: 1e3, colorInPool: 2, colorlessInPool: 1 } as const;
const MOST_SOURCES = 10_000;
const MOST_WAYS = 512;
const MOST_FLEXIBILITY = 24;

/** One way to use a permanent: which output of which of its abilities. */
interface SourceWay {
  readonly id: string;
  readonly abilityId: string;
  readonly output: number;
  readonly of: ManaOutput;
}

/** What an offer of the search stands for. */
type Origin =
  | { readonly from: 'pool'; readonly mana: ManaType; readonly only?: string }
  /** Permanents that can do the same, in their order. */
  | { readonly from: 'sources'; readonly members: readonly Member[] };

/** A permanent's ways, and where among them those of the offer stand, in the order of the offer. */
interface Member {
  readonly ways: readonly SourceWay[];
  readonly places: readonly number[];
}

/** An offer of the search, and what it stands for. */
export interface OriginalOffer extends Offer {
  readonly origin: Origin;
}

const vectorOf = (mana: ManaAmounts): readonly number[] => MANA_TYPES.map((type) => mana[type] ?? 0);

/** What the pool offers for these purposes: each type once, and each restriction once. */
export function poolOffers(pool: ManaPool, purposes: readonly string[]): readonly OriginalOffer[] {
  const restricted = (pool.restricted ?? []).filter(({ only }) => purposes.includes(only));
  return [
    ...restricted.map(({ mana, amount, only }) => ({
      copies: amount,
      ways: [{ mana: vectorOf({ [mana]: 1 }), price: 0 }],
      origin: { from: 'pool' as const, mana, only },
    })),
    ...MANA_TYPES.map((mana) => ({
      copies: pool[mana] ?? 0,
      ways: [
        {
          mana: vectorOf({ [mana]: 1 }),
          price: mana === 'colorless' ? PRICE.colorlessInPool : PRICE.colorInPool,
        },
      ],
      origin: { from: 'pool' as const, mana },
    })),
  ].filter(({ copies }) => copies > 0);
}

/** The ways of each permanent that can be used for these purposes, by permanent, in order. */
function waysById(
  sources: readonly ManaSource[],
  purposes: readonly string[],
): readonly (readonly SourceWay[])[] {
  const byId = new Map<string, SourceWay[]>();
  for (const { id, abilityId, outputs } of sources) {
    const ways = byId.get(id) ?? [];
    byId.set(id, ways);
    for (const [output, of] of outputs.entries()) {
      if (of.only === undefined || purposes.includes(of.only)) ways.push({ id, abilityId, output, of });
    }
  }
  return [...byId.values()];
}

/** How much a permanent could do elsewhere: the types that it makes, and the mana beyond one. */
function flexibilityOf(ways: readonly SourceWay[]): number {
  const types = MANA_TYPES.filter((type) => ways.some(({ of }) => (of.mana[type] ?? 0) > 0)).length;
  const most = Math.max(...ways.map(({ of }) => vectorOf(of.mana).reduce((sum, count) => sum + count, 0)));
  return Math.min(MOST_FLEXIBILITY, types + most - 1);
}

const bundleOf = ({ white, blue, black, red, green, colorless }: ManaAmounts): string =>
  `${white ?? 0} ${blue ?? 0} ${black ?? 0} ${red ?? 0} ${green ?? 0} ${colorless ?? 0}`;

/** What a permanent's ways are, as text: those that are alike have one text. */
const textOf = (ways: readonly SourceWay[]): string =>
  ways.map(({ of }) => `${bundleOf(of.mana)} ${of.weight ?? 0} ${of.only ?? ''}`).join('|');

/** Where the ways stand that are worth taking: for each bundle that of least weight, in the order of the bundles. */
function worthTaking(ways: readonly SourceWay[]): readonly number[] {
  const best = new Map<string, number>();
  for (const [index, { of }] of ways.entries()) {
    const known = ways[best.get(bundleOf(of.mana)) ?? -1];
    if (!known || (of.weight ?? 0) < (known.of.weight ?? 0)) best.set(bundleOf(of.mana), index);
  }
  return [...best].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, index]) => index);
}

const pick = (ways: readonly SourceWay[], places: readonly number[]): readonly SourceWay[] =>
  places.flatMap((place) => ways[place] ?? []);

const NO_MEMBER: Member = { ways: [], places: [] };

/** What permanents offer: those that can do the same are one offer. Refused with `mtg.tooMuchMana` if they are too many. */
export function sourceOffers(
  sources: readonly ManaSource[],
  purposes: readonly string[],
): Result<readonly OriginalOffer[]> {
  const permanents = waysById(sources, purposes).filter((ways) => ways.length > 0);
  if (sources.length > MOST_SOURCES || permanents.some((ways) => ways.length > MOST_WAYS)) {
    return refuse({ code: 'mtg.tooMuchMana', data: { what: 'sources', limit: MOST_SOURCES } });
  }
  // Two texts may mean one kind: the same ways, listed in another order.
  const byText = new Map<string, { places: readonly number[]; members: Member[] }>();
  const kinds = new Map<string, Member[]>();
  for (const ways of permanents) {
    const text = textOf(ways);
    let known = byText.get(text);
    if (!known) {
      const places = worthTaking(ways);
      const kind = textOf(pick(ways, places));
      known = { places, members: kinds.get(kind) ?? [] };
      kinds.set(kind, known.members);
      byText.set(text, known);
    }
    // A payment never wants more than its limit of one kind.
    if (known.members.length < MANA_LIMITS.payment) known.members.push({ ways, places: known.places });
  }
  return ok(
    [...kinds.values()].map((members) => {
      const [{ ways: all, places } = NO_MEMBER] = members;
      const ways = pick(all, places);
      const each = PRICE.source + PRICE.flexibility * flexibilityOf(ways);
      return {
        copies: members.length,
        ways: ways.map(({ of }) => ({
          mana: vectorOf(of.mana),
          price: each + PRICE.weight * (of.weight ?? 0),
        })),
        origin: { from: 'sources', members },
      };
    }),
  );
}
