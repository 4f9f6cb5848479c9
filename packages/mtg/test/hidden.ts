/** Swaps of what a viewer of a match cannot see. They must make no difference to the viewer. */
import type { HiddenSwap } from '@reticle/testkit';

/**
 * The parts of a match that are read. They are declared here, so that a package that plays built games need
 * not check Magic's own files.
 */
interface Seen {
  readonly cards: Cards;
  readonly resolving: readonly { readonly frame: { readonly controller: string } }[];
}
type Cards = readonly {
  readonly instanceId: string;
  readonly owner: string;
  readonly zone: string;
  readonly order?: number | undefined;
}[];

const inZone = (cards: Cards, owner: string, zone: string): Cards =>
  cards.filter((found) => found.owner === owner && found.zone === zone);

/** Returns the state with a library in another order (rule 401.2). */
function shuffled<State extends Seen>(state: State, owner: string): State {
  const orders = inZone(state.cards, owner, 'library').map(({ order }) => order);
  const turned = new Map(
    inZone(state.cards, owner, 'library').map(({ instanceId }, at) => [
      instanceId,
      orders[orders.length - 1 - at],
    ]),
  );
  return {
    ...state,
    cards: state.cards.map((found) => {
      const order = turned.get(found.instanceId);
      return order === undefined ? found : { ...found, order };
    }),
  };
}

/**
 * Returns the state in which a card of a hand and one of the library have changed places (rules 400.2,
 * 402.3).
 */
function otherHand<State extends Seen>(state: State, owner: string): State | undefined {
  const [held] = inZone(state.cards, owner, 'hand');
  const [hidden] = inZone(state.cards, owner, 'library');
  if (!held || !hidden) return undefined;
  const { order: _order, ...drawn } = { ...hidden, zone: 'hand' as const };
  const put = {
    ...held,
    zone: 'library' as const,
    ...(hidden.order === undefined ? {} : { order: hidden.order }),
  };
  return {
    ...state,
    cards: state.cards.map((found) => (found === held ? put : found === hidden ? drawn : found)),
  };
}

/**
 * Whether something of a player resolves. It may have shown them a library that they search, or a hand that
 * they look at (rule 701.23a).
 */
const maySearch = ({ resolving }: Seen, player: string): boolean =>
  resolving.at(-1)?.frame.controller === player;

export const hidden = <State extends Seen>(): readonly HiddenSwap<State>[] => [
  ...['ann', 'bob'].map((owner) => ({
    name: `the order of ${owner}'s library`,
    viewer: owner,
    swap: (state: State) => shuffled(state, owner),
  })),
  ...[
    ['ann', 'bob'],
    ['bob', 'ann'],
  ].map(([owner = '', viewer = '']) => ({
    name: `${owner}'s hand`,
    viewer,
    swap: (state: State) => (maySearch(state, viewer) ? undefined : otherHand(state, owner)),
  })),
  { name: "ann's hand, from a spectator", swap: (state) => otherHand(state, 'ann') },
  { name: "the order of bob's library, from ann", viewer: 'ann', swap: (state) => shuffled(state, 'bob') },
];
