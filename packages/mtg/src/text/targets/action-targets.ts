import { type Token, tokenize } from '@reticle/core/text';
import type { Segment } from './abilities.js';
import { impliedTarget } from './slot.js';
import { ACTION_TARGETS, type ActionTarget } from './keyword-targets.js';
import type { TargetRequirement, TextContext } from './requirement.js';

const BY_WORD: ReadonlyMap<string, ActionTarget> = new Map(
  ACTION_TARGETS.map((entry) => [entry.keyword, entry]),
);
const SPELL = { kind: 'spell', index: 0 } as const;
const SPELLS: ReadonlySet<string> = new Set(['instant', 'sorcery']);
const isNumber = (text: string): boolean => /^(?:x|\d{1,4})$/u.test(text);

/** The targets of keyword actions: "support 2" (rule 701.41a), wherever in an ability it stands. */
export function actionTargets(
  tokens: readonly Token[],
  segments: () => readonly Segment[],
  context: TextContext,
): readonly TargetRequirement[] {
  return tokens.flatMap((token, at) => {
    const action = BY_WORD.get(token.text);
    const number = tokens[at + 1];
    if (!action || !number || !isNumber(number.text)) return [];
    const ability = segments().find(({ from, to }) => at >= from && at < to)?.ability;
    const span = { start: token.start, end: number.end };
    const base = { ability: ability ?? SPELL, id: `k${at}`, span };
    const isSpell = context.types?.some((type) => SPELLS.has(type)) ?? base.ability.kind === 'spell';
    const { phrase, ofPermanent = phrase } = action;
    const words = tokenize((isSpell ? phrase : ofPermanent).replace('<n>', number.text));
    return [impliedTarget(action, base, words, number.text, context.name)];
  });
}
