import { permanent } from '../../targeting/queries.js';
import type { ActivatedAbility } from '../ability.js';
import type { AbilityAmount } from '../amount.js';
import { abilityOf, T1, type Aimed } from './parts.js';
import type { Price } from './price.js';

/** What changes a creature for a turn. */
interface ChangeParts {
  readonly id?: string;
  readonly power?: AbilityAmount;
  readonly toughness?: AbilityAmount;
  readonly target?: Aimed;
  readonly price?: Price;
}

/** "{T}: target creature gets +1/+1 until end of turn"; another one, where the filter has `excludeSelf`. */
export function createTapToBuffOther({
  id = 'tap-to-buff',
  power = 1,
  toughness = 1,
  target = permanent({ type: 'creature' }),
  price = {},
}: ChangeParts = {}): ActivatedAbility {
  const effects = [{ effect: 'pump' as const, what: T1, power, toughness, until: 'endOfTurn' as const }];
  return abilityOf({ id, price: { ...price, tap: true }, effects, targets: [target] });
}

/** "{T}: target creature gets -1/-0 until end of turn"; the amounts as they are printed, so negative. */
export function createTapToDebuff({
  id = 'tap-to-debuff',
  power = -1,
  toughness = 0,
  ...parts
}: ChangeParts = {}): ActivatedAbility {
  return createTapToBuffOther({ ...parts, id, power, toughness });
}
