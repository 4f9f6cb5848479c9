import { sentence, type Sentence, type SentenceWords } from '@reticle/core/text';
import type { AbilityOf } from '../../language/ability.js';
import type { Condition } from '../../language/condition.js';
import type { WordsContext } from './context.js';

/** The abilities that always work, or work while a condition holds. */
export type Plain = AbilityOf<
  | 'static'
  | 'discount'
  | 'moveCost'
  | 'extraInk'
  | 'enters'
  | 'ban'
  | 'free'
  | 'skip'
  | 'redirect'
  | 'shiftName'
>;
export type PlainOf<Kind extends Plain['kind']> = Extract<Plain, { readonly kind: Kind }>;

/** Builds a sentence for one kind of such an ability. */
export function says<Kind extends Plain['kind'], Values extends object>(
  kind: Kind,
  given: Omit<SentenceWords<PlainOf<Kind>, Values, WordsContext>, 'parts'> & {
    readonly parts: (ability: PlainOf<Kind>, context: WordsContext) => NoInfer<Values> | undefined;
  },
): Sentence<Plain, WordsContext> {
  const isKind = (one: Plain): one is PlainOf<Kind> => one.kind === kind;
  return sentence<Plain, Values, WordsContext>({
    ...given,
    make: (values, context) => given.make(values, context),
    parts: (made, context) => (isKind(made) ? given.parts(made, context) : undefined),
  });
}

/** The condition that it is your turn. */
export const YOURS: Condition = { test: 'turn', of: 'you' };
/** The condition that it is an opponent's turn. */
export const THEIRS: Condition = { test: 'turn', of: 'opponent' };
export const isTurn = (condition: Condition | undefined, of: 'you' | 'opponent'): boolean =>
  condition?.test === 'turn' && condition.of === of;

/** Returns what must hold besides "your turn", if that is exactly one other condition. */
export function besidesYours(condition: Condition | undefined): Condition | undefined {
  const [turn, other, ...more] = condition?.test === 'all' ? condition.that : [];
  return more.length === 0 && isTurn(turn, 'you') ? other : undefined;
}
