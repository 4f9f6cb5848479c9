import type { Acting, EffectKind } from '@reticle/core/match';
import * as z from 'zod';
import { abilityAmount, amountOf, type AbilityAmount } from '../abilities/amount.js';
import { selector, selectPlayers, type Selector } from '../abilities/selector.js';
import { mtgCardOf, type MtgCard } from '../state/card.js';
import { mtgKeyword, type MtgKeyword } from '../state/keyword.js';
import type { MtgMatchState } from '../state/match-state.js';
import { bindName } from '../state/bind-name.js';
import { inTurnOrder } from '../state/turn-order.js';
import { COLORS, type Color } from '../state/vocabulary.js';
import { refOf } from '../state/zone-change.js';
import type { Effect } from './effect.js';

const words = z.array(z.string().min(1).max(64)).max(16).readonly();

/** No effect creates more tokens than that at once. */
const MOST_TOKENS = 1_000;

/** The characteristics of a token (rule 111.3). Its power and toughness are settled as it is created. */
export interface TokenFacts {
  /** Its subtypes and the word "Token", where it is left out (rule 111.4). */
  readonly name?: string | undefined;
  readonly supertypes?: readonly string[] | undefined;
  readonly types: readonly string[];
  readonly subtypes?: readonly string[] | undefined;
  readonly colors?: readonly Color[] | undefined;
  readonly power?: AbilityAmount | undefined;
  readonly toughness?: AbilityAmount | undefined;
  readonly keywords?: readonly MtgKeyword[] | undefined;
}

/** Players create tokens: they own and control them (rule 111.2). */
export interface CreateTokenEffect {
  readonly effect: 'createToken';
  readonly token: TokenFacts;
  /** 1, where it is left out. */
  readonly count?: AbilityAmount | undefined;
  readonly who?: Selector | undefined;
  readonly tapped?: true | undefined;
  /** Names the tokens. */
  readonly bind?: string | undefined;
}

export const createTokenEffect = z.strictObject({
  effect: z.literal('createToken'),
  token: z.strictObject({
    name: z.string().min(1).max(128).optional(),
    supertypes: words.optional(),
    types: words,
    subtypes: words.optional(),
    colors: z.array(z.enum(COLORS)).readonly().optional(),
    power: abilityAmount.optional(),
    toughness: abilityAmount.optional(),
    keywords: z.array(mtgKeyword).max(16).readonly().optional(),
  }),
  count: abilityAmount.optional(),
  who: selector.optional(),
  tapped: z.literal(true).optional(),
  bind: bindName.optional(),
});

function factsOf(token: TokenFacts, acting: Acting<MtgMatchState>) {
  const { supertypes = [], types, subtypes = [], colors = [], power, toughness, keywords = [] } = token;
  const name = token.name ?? [...subtypes, 'Token'].join(' ');
  return {
    names: [name],
    supertypes,
    types,
    subtypes,
    colors,
    manaValue: 0,
    keywords,
    ...(power === undefined ? {} : { power: amountOf(power, acting) }),
    ...(toughness === undefined ? {} : { toughness: amountOf(toughness, acting) }),
  };
}

export const createToken: EffectKind<MtgMatchState, CreateTokenEffect, Effect> = {
  apply({ token, count = 1, who = 'you', tapped = false, bind }, acting) {
    const { state, emit } = acting;
    const printed = factsOf(token, acting);
    const number = Math.min(MOST_TOKENS, Math.max(0, amountOf(count, acting)));
    const owners = inTurnOrder(state, selectPlayers(who, acting));
    const owned = owners.flatMap((owner) => Array.from({ length: number }, () => owner));
    const tokens = owned.map((owner, at): MtgCard => {
      const instanceId = `token-${state.nextId + at}`;
      const [publicId = instanceId] = printed.names;
      const thisTurn = ['entered', 'cameUnderControl'] as const;
      return mtgCardOf({ ...printed, printed, instanceId, publicId, owner, tapped, token: true, thisTurn });
    });
    for (const made of tokens) emit({ type: 'tokenCreated', card: refOf(made), player: made.owner });
    return {
      state: { ...state, cards: [...state.cards, ...tokens], nextId: state.nextId + tokens.length },
      ...(bind === undefined ? {} : { bind: { [bind]: tokens.map(refOf) } }),
    };
  },
};
