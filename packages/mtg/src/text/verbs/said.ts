import type { EffectVerb as VerbOf } from '@reticle/core/text';
import type { Effect } from '../../language/effects/effect.js';
import type { Selector } from '../../language/selector.js';

/** Which cards of those that were seen: one of them, all land cards among them. */
interface Taken {
  readonly some: unknown;
}
/** Where cards go. */
interface PutSomewhere {
  readonly to: unknown;
}
/** Who does it, if it is not you. */
interface Done {
  readonly who?: Selector;
}

/**
 * What is said of cards that words before it have named or shown: "put one of them into your hand", "put the rest into your
 * graveyard". It is no effect by itself; idioms make effects of it and those words.
 */
type SaidOfCards =
  /** "Put two of them into your hand"; `shown` if they are revealed before. */
  | ({ readonly effect: 'take'; readonly shown?: true } & Taken & PutSomewhere & Done)
  /** "Reveal a land card from among them". */
  | ({ readonly effect: 'show' } & Taken & Done)
  /** "Put it into your hand", "put those cards into your hand"; the words agree in number. */
  | ({
      readonly effect: 'putThat';
      readonly many?: true;
      readonly shown?: true;
      /** Whether it is "that card". */
      readonly noun?: true;
      /** Whose library it is, if it is named. */
      readonly whose?: Selector;
      /** Whether it goes to its owner, who is another player: "into their graveyard". */
      readonly theirs?: true;
    } & PutSomewhere &
      Done)
  /** "Put the chosen cards on top of your library in any order". */
  | ({ readonly effect: 'putChosen' } & PutSomewhere)
  /** "Reveal it". */
  | ({ readonly effect: 'showThat'; readonly many?: true } & Done)
  /** "Put one onto the battlefield and the other into your hand". */
  | ({ readonly effect: 'split'; readonly one: unknown; readonly shown?: true } & PutSomewhere & Done)
  /** "Search your library for a land card". */
  | ({
      readonly effect: 'seek';
      readonly what: unknown;
      readonly library?: Selector;
      readonly also?: 'graveyard' | 'graveyardToo' | 'everywhere';
    } & Done)
  /** "Put the rest into your graveyard"; `one` if it is "the other", `revealed` if it is "all other cards revealed this way". */
  | ({ readonly effect: 'rest'; readonly one?: true; readonly revealed?: true } & PutSomewhere & Done)
  /** "Choose a land card from it", from a hand. */
  | { readonly effect: 'chooseFrom'; readonly filter: unknown; readonly count: unknown }
  /** "Discard that card". */
  | ({ readonly effect: 'discardThat'; readonly many?: true } & Done)
  /** "Discard one of them". */
  | { readonly effect: 'discardOfThem'; readonly amount: unknown }
  /** "Play that card this turn", what somebody may do. */
  | { readonly effect: 'playThat'; readonly many?: true; readonly what?: unknown; readonly until: unknown }
  /** "Cast that card without paying its mana cost". */
  | { readonly effect: 'castFree'; readonly what: unknown; readonly same?: unknown }
  /** "If that spell would be put into a graveyard, exile it instead". */
  | { readonly effect: 'exiledInstead'; readonly what: unknown; readonly same: unknown };

/** A verb whose meaning is one effect or several, or what is said of cards. */
export type CardsVerb = VerbOf<Effect | SaidOfCards>;
