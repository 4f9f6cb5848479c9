import type { Move, Narration } from '@reticle/core/match';
import * as z from 'zod';
import { defendersOf } from '../../rules/actions/aims.js';
import { isAttackDeclared } from '../../rules/combat/attack.js';
import { cardById } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownCard } from '../../state/state.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import type { MtgMatchSetup } from '../match.js';
import {
  listWords,
  aimWords,
  thingName,
  chosenWords,
  type CardTexts,
  factsLine,
  plainName,
  slotName,
  type TextsOfMatch,
  textsOfMatches,
} from './names.js';
import { STEP_NAMES, MOVE_KINDS } from './terms.js';
import { ASIDES, endingWords, narrateWith } from './narrate.js';
import { paidWords } from './paid-words.js';

const facts = z
  .object({
    card: z.string(),
    ability: z.string(),
    attacker: z.string(),
    player: z.string(),
    planeswalker: z.string(),
    exert: z.boolean(),
    blocker: z.string(),
    X: z.number(),
    modes: z.array(z.string()),
    face: z.string(),
    costs: z.array(z.string()),
  })
  .partial();
type EventFacts = z.infer<typeof facts>;
type Words = (state: MtgMatchState, params: EventFacts, targets: string, texts: CardTexts) => string;
const cardName = (state: MtgMatchState, id: string): string => thingName(state, { kind: 'card', id });

const WORDS: Readonly<Record<string, Words>> = {
  pass({ turn, stack, activePlayer }) {
    const isOver = turn.step === 'main1' && stack.length === 0 && turn.priority === activePlayer;
    const moment = `${STEP_NAMES[turn.step]}${stack.length > 0 ? ', something is on the stack' : ''}`;
    return `${isOver ? 'go to combat' : 'pass'} (${moment})`;
  },
  doneAttacking: (state) => (isAttackDeclared(state) ? 'attack with no more' : 'do not attack'),
  doneBlocking: () => 'block with no more',
  decide: (state, _facts, targets, { askedIn }) => (targets === '' ? askedIn(state) : `choose ${targets}`),
  playLand(state, { card = '', face }, _targets, { nameAs }) {
    const found = cardById(state, card);
    return `play ${(found && nameAs(found, { face })) ?? cardName(state, card)}`;
  },
  cast(state, { card = '', X, modes = [], face, costs = [] }, targets, { modeOf, nameAs, nameOf }) {
    const found = cardById(state, card);
    const named = found ? modes.map((mode) => modeOf(found, mode, face)) : [];
    const name = found && nameAs(found, { face, costs });
    return `cast ${name ?? cardName(state, card)}${paidWords(costs, nameOf)}${chosenWords(X, named, targets)}`;
  },
  activate(state, { card = '', ability = '', X }, targets, { abilityOf }) {
    const found = cardById(state, card);
    const what = found ? `: ${abilityOf(found, ability)}` : '';
    return `activate ${cardName(state, card)}${what}${chosenWords(X, [], targets)}`;
  },
  attack(state, { attacker = '', player, planeswalker, exert = false }) {
    const [only] = defendersOf(state);
    const aim = aimWords(state, withoutUndefined({ player: player ?? only, planeswalker }));
    return `attack ${aim === '' ? '' : `${aim} `}with ${cardName(state, attacker)}${exert ? ', exerting it' : ''}`;
  },
  block: (state, { blocker = '' }, targets) =>
    `block ${targets === '' ? '' : `${targets} `}with ${cardName(state, blocker)}`,
};

/**
 * Describes a move as a player would say it; its targets may still be open. An unknown move is printed as
 * JSON.
 */
const describeWith =
  (textsIn: TextsOfMatch) =>
  (state: MtgMatchState, move: Move): string => {
    const words = Object.hasOwn(WORDS, move.move) ? WORDS[move.move] : undefined;
    if (!words) return JSON.stringify(move);
    const texts = textsIn(state);
    const chosen = (move.targets ?? []).flatMap(({ targets, division }) =>
      targets.map((ref, at) => {
        const share = division?.[at];
        return `${texts.chosen(state, ref)}${share === undefined ? '' : ` (${share})`}`;
      }),
    );
    return words(state, facts.safeParse(move.params ?? {}).data ?? {}, listWords(chosen), texts);
  };

/** Returns the narration of matches with these cards. @throws RefusedError if two cards have the same id */
export function mtgNarration({ cards }: Pick<MtgMatchSetup, 'cards'>): Narration<MtgMatchState> {
  const textsIn = textsOfMatches(cards);
  return {
    narrate: narrateWith(textsIn),
    opening: ({ turn, activePlayer: player }) => [{ type: 'turnBegan', player, turn: turn.number }],
    turnEvent: 'turnBegan',
    asides: ASIDES,
    describeMove: describeWith(textsIn),
    moveKind: (move) => MOVE_KINDS.get(move) ?? move,
    nameOf: (state, ref) => textsIn(state).chosen(state, ref),
    slotName,
    cardText(state, ref) {
      const card = ref.kind === 'card' ? knownCard(state, ref) : undefined;
      return card
        ? [`${plainName(card)}: ${factsLine(card)}`, ...(card.faceDown ? [] : textsIn(state).linesOf(card))]
        : [];
    },
    turn: ({ turn }) => turn.number,
    moment: ({ turn, stack }) =>
      `${STEP_NAMES[turn.step]}${stack.length > 0 ? `, ${stack.length} on the stack` : ''}`,
    endingWords,
  };
}
