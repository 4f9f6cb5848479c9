import { type TaktikCard, DEFAULT_COPIES } from '../language/card.js';

const none = { type: 'none' } as const;
const oneOwn = { type: 'unit', owner: 'self', count: 1 } as const;
const oneEnemy = { type: 'unit', owner: 'enemy', count: 1 } as const;
const thisTurn = { type: 'untilEndOfTurn' } as const;
/**
 * The duration of a malus against enemies. It is played in the own turn, when enemies do nothing, so it lasts
 * until the end of their next turn.
 */
const throughEnemyTurn = { type: 'nTurns', turns: 2 } as const;

const bonus = { kind: 'bonus', timing: 'stored' } as const;
const malus = { kind: 'malus', timing: 'immediate' } as const;

/** The fifteen cards of the game. Facts only; `hooks.ts` says what a hook means. */
export const STANDARD_CARDS: readonly TaktikCard[] = [
  {
    ...bonus,
    id: 'rapid-supply-convoy',
    name: 'Rapid Supply Convoy',
    text: 'Movement of own units +1 until end of turn.',
    targeting: none,
    effects: [{ hook: 'modifyMovement', who: 'friendly', amount: 1, duration: thisTurn }],
  },
  {
    ...bonus,
    id: 'advanced-recon',
    name: 'Advanced Recon',
    text: 'Movement of 1 own unit +2 until end of turn.',
    targeting: oneOwn,
    effects: [{ hook: 'modifyMovement', who: 'targets', amount: 2, duration: thisTurn }],
  },
  {
    ...bonus,
    id: 'artillery-support',
    name: 'Artillery Support',
    text: 'Attack rolls of 1 own unit +2 until end of turn.',
    targeting: oneOwn,
    effects: [{ hook: 'modifyAttackRoll', who: 'targets', amount: 2, duration: thisTurn }],
  },
  {
    ...bonus,
    id: 'troop-motivation',
    name: 'Troop Motivation',
    text: 'Own attack rolls +1 until end of turn.',
    targeting: none,
    effects: [{ hook: 'modifyAttackRoll', who: 'friendly', amount: 1, duration: thisTurn }],
  },
  {
    kind: 'bonus',
    timing: 'malusPlayed',
    id: 'electronic-countermeasures',
    name: 'Electronic Countermeasures',
    text: 'Cancels one malus that is being played.',
    targeting: none,
    effects: [{ hook: 'cancelCard' }],
  },
  {
    ...malus,
    id: 'enemy-disinformation',
    name: 'Enemy Disinformation',
    text: '1 enemy unit cannot move until the end of its next turn.',
    targeting: oneEnemy,
    effects: [{ hook: 'canMoveUnit', who: 'targets', duration: throughEnemyTurn }],
  },
  {
    ...malus,
    id: 'ammunition-shortage',
    name: 'Ammunition Shortage',
    text: "Enemy attack rolls -2 until the end of the enemy's next turn.",
    targeting: none,
    effects: [{ hook: 'modifyAttackRoll', who: 'enemy', amount: -2, duration: throughEnemyTurn }],
  },
  {
    ...malus,
    id: 'mechanical-failure',
    name: 'Mechanical Failure',
    text: '1 enemy unit can neither move nor attack until the end of its next turn.',
    targeting: oneEnemy,
    effects: [
      { hook: 'canMoveUnit', who: 'targets', duration: throughEnemyTurn },
      { hook: 'canAttack', who: 'targets', duration: throughEnemyTurn },
    ],
  },
  {
    ...malus,
    id: 'disrupted-supply-lines',
    name: 'Disrupted Supply Lines',
    text: "Enemy movement -1, not below 0, until the end of the enemy's next turn.",
    targeting: none,
    effects: [{ hook: 'modifyMovement', who: 'enemy', amount: -1, floor: 0, duration: throughEnemyTurn }],
  },
  {
    ...malus,
    id: 'un-ceasefire',
    name: 'UN Ceasefire',
    text: 'Nobody can attack until end of turn.',
    targeting: none,
    effects: [{ hook: 'canAttack', who: 'all', duration: thisTurn }],
  },
  {
    kind: 'tactic',
    timing: 'beforeAttackRoll',
    id: 'precision-shot',
    name: 'Precision Shot',
    text: 'The roll of 1 own unit +2.',
    targeting: oneOwn,
    effects: [{ hook: 'modifyAttackRoll', who: 'targets', amount: 2, duration: thisTurn }],
  },
  {
    kind: 'tactic',
    timing: 'beforeAttackRoll',
    id: 'tactical-block',
    name: 'Tactical Block',
    text: 'The attack of the enemy unit that attacks is cancelled.',
    targeting: { ...oneEnemy, filter: { attacking: true } },
    effects: [{ hook: 'cancelAttack', who: 'targets' }],
  },
  {
    kind: 'tactic',
    timing: 'afterAttackRoll',
    id: 'commanders-luck',
    name: "Commander's Luck",
    text: 'The roll is made again.',
    targeting: none,
    effects: [{ hook: 'reroll', who: 'all' }],
  },
  {
    kind: 'tactic',
    timing: 'beforeMove',
    id: 'suppressive-fire',
    name: 'Suppressive Fire',
    text: 'Movement of 1 enemy unit -1, not below 0, until end of turn.',
    targeting: oneEnemy,
    effects: [{ hook: 'modifyMovement', who: 'targets', amount: -1, floor: 0, duration: thisTurn }],
  },
  {
    kind: 'tactic',
    timing: 'beforeAttackRoll',
    id: 'dense-fog',
    name: 'Dense Fog',
    text: 'Every attack roll -1 until end of turn.',
    targeting: none,
    effects: [{ hook: 'modifyAttackRoll', who: 'all', amount: -1, duration: thisTurn }],
  },
];

const catalogs = new WeakMap<readonly TaktikCard[], ReadonlyMap<string, TaktikCard>>();

/** Returns the cards of a match by id: the standard ones, and those that its options add. */
export function catalogOf(added: readonly TaktikCard[]): ReadonlyMap<string, TaktikCard> {
  let found = catalogs.get(added);
  if (!found) {
    found = new Map([...STANDARD_CARDS, ...added].map((card) => [card.id, card]));
    catalogs.set(added, found);
  }
  return found;
}

/** Makes an unshuffled deck. `copies` says how often it has each card, otherwise the card itself does. */
export function deckOf(
  cards: Iterable<TaktikCard>,
  copies: Readonly<Record<string, number>>,
): readonly string[] {
  return [...cards].flatMap((card) => {
    const wanted = Object.hasOwn(copies, card.id) ? copies[card.id] : card.copies;
    return Array.from({ length: wanted ?? DEFAULT_COPIES }, () => card.id);
  });
}
