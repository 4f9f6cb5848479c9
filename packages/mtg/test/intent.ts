/** Tells from the effects of a spell or ability alone whether they harm or help its targets. */
import type { CardDefinition } from '../src/language/card-definition.js';

export type Intent = 'harmful' | 'helpful';

type Facts = Readonly<Record<string, unknown>>;

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Keywords that harm a creature that has them, then those that do both. */
const BAD = new Set<unknown>(['cantAttack', 'cantBlock', 'doesntUntap', 'mustAttack', 'defender']);
const BOTH = new Set<unknown>(['preventCombatDamageTo', 'preventCombatDamageBy']);

/** Returns the sign of an amount. X and counted amounts count as positive. */
function signOf(amount: unknown): number {
  if (typeof amount === 'number') return Math.sign(amount);
  if (amount === undefined) return 0;
  return isFacts(amount) && 'minus' in amount ? -1 : 1;
}

const bySign = (sum: number): Intent | undefined => (sum > 0 ? 'helpful' : sum < 0 ? 'harmful' : undefined);

function ofKeywords(keywords: unknown): Intent | undefined {
  const names = isList(keywords) ? keywords.map((one) => (isFacts(one) ? one['keyword'] : undefined)) : [];
  if (names.length === 0 || names.some((name) => BOTH.has(name))) return undefined;
  return names.some((name) => BAD.has(name)) ? 'harmful' : 'helpful';
}

/** The intent of each effect, by the key that names the target. Effects that are missing here neither harm nor help. */
const MEANT: Readonly<
  Record<string, Readonly<Record<string, Intent | ((effect: Facts) => Intent | undefined)>>>
> = {
  damage: { to: 'harmful' },
  preventDamage: { to: 'helpful', by: 'harmful' },
  preventNext: { to: 'helpful' },
  redirectDamage: { to: 'helpful', onto: 'harmful' },
  redirectNext: { to: 'helpful', onto: 'harmful' },
  destroy: { what: 'harmful' },
  tap: { what: 'harmful' },
  untap: { what: 'helpful' },
  sacrifice: { who: 'harmful', what: 'harmful' },
  regenerate: { what: 'helpful' },
  putCounters: { what: ({ counter }) => (String(counter).startsWith('-') ? 'harmful' : 'helpful') },
  gainControl: { what: 'harmful' },
  gainKeywords: { what: ({ keywords }) => ofKeywords(keywords) },
  gainProtection: { what: 'helpful' },
  loseKeywords: { what: 'harmful' },
  pump: { what: ({ power, toughness }) => bySign(signOf(power) + signOf(toughness)) },
  skipUntap: { what: 'harmful' },
  counter: { what: 'harmful' },
  draw: { who: 'helpful' },
  discard: { who: 'harmful' },
  mill: { who: 'harmful' },
  gainLife: { who: 'helpful' },
  loseLife: { who: 'harmful' },
};

/** Lists the intents of one effect for the targets of a slot. */
function byPart(effect: Facts, slot: string): readonly Intent[] {
  const keys = MEANT[String(effect['effect'])] ?? {};
  return Object.entries(keys).flatMap(([key, intent]) => {
    const named = effect[key];
    if (!isFacts(named) || named['bound'] !== slot) return [];
    const found = typeof intent === 'string' ? intent : intent(effect);
    return found === undefined ? [] : [found];
  });
}

/** Lists the intents of all effects within a value for the targets of a slot. */
function within(value: unknown, slot: string): readonly Intent[] {
  if (isList(value)) return value.flatMap((entry) => within(entry, slot));
  if (!isFacts(value)) return [];
  return [
    ...('effect' in value ? byPart(value, slot) : []),
    ...Object.values(value).flatMap((part) => within(part, slot)),
  ];
}

/** Returns whether effects harm or help the targets of a slot. Returns undefined if they do neither or both. */
export function intentOf(effects: unknown, slot: string): Intent | undefined {
  const [first, ...others] = within(effects, slot);
  return others.every((other) => other === first) ? first : undefined;
}

/** Returns whether an Aura harms or helps what it enchants, by its static abilities. */
export function intentOfAura({ static: lasting }: Pick<CardDefinition, 'static'>): Intent | undefined {
  const found = lasting.flatMap(({ affects, change }): readonly (Intent | undefined)[] => {
    if (affects !== 'host') return [];
    const { addKeywords, power, toughness, controller } = change;
    return [
      controller === undefined ? undefined : 'harmful',
      addKeywords && ofKeywords(addKeywords),
      bySign(signOf(power) + signOf(toughness)),
    ];
  });
  const [first, ...others] = found.filter((one) => one !== undefined);
  return others.every((other) => other === first) ? first : undefined;
}
