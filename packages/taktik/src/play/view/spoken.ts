import type { HookName } from '../../language/effect.js';
import type { Phase, WindowName } from '../../language/phases.js';

/** The phases of a turn as people say them. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  draw: 'drawing',
  cards: 'cards',
  movement: 'movement',
  attacks: 'attacks',
  dice: 'dice',
  end: 'the end of the turn',
};

/** The moments in which players may react. */
export const WINDOW_NAMES: Readonly<Record<WindowName, string>> = {
  malusPlayed: 'a malus may be answered',
  beforeMove: 'before a move',
  afterMove: 'after a move',
  beforeAttackRoll: 'before the roll of an attack',
  afterAttackRoll: 'after the roll of an attack',
  beforeDamage: 'before damage',
};

const hooks: Readonly<Record<HookName, string>> = {
  modifyMovement: 'changes how far units move',
  modifyAttackRoll: 'changes the rolls of attacks',
  canMoveUnit: 'keeps units from moving',
  canAttack: 'keeps units from attacking',
  cancelCard: 'cancels a card',
  cancelAttack: 'cancels an attack',
  reroll: 'rolls the die again',
};
/** What cards do. */
export const HOOKS: ReadonlyMap<string, string> = new Map(Object.entries(hooks));

/** Why a match ended. */
export const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['annihilation', 'no units left'],
  ['hold', 'the field was held'],
  ['survive', 'the time is over'],
  ['mostUnits', 'the most units'],
  ['turnLimit', 'the most units at the turn limit'],
]);
