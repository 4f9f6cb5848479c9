import { ok, type JsonObject, type Result, type TargetSpec } from '@reticle/core';
import { answerOf, type Answer, type Describer, type Refused } from '../answer.js';
import type { WhichAbility } from '@reticle/core/host';
import type { GameWords } from '../contract.js';
import { contextOf } from '../words/read.js';
import type { HostRequirement } from '@reticle/core/host';
import type { AskedView, PartView } from './shapes.js';

/** A parsed question: its spec, and the part of the text that it comes from, if it has a text. */
export interface ReadAsked {
  readonly spec: TargetSpec;
  readonly parts: readonly PartView[];
  readonly part?: number;
}

interface Reader extends Describer {
  readonly parseSpec: (json: unknown) => Result<TargetSpec>;
}

export const refusedBy = (code: string, words: string, path: readonly (string | number)[] = []): Refused => ({
  ok: false,
  refusals: [{ code, words, path }],
});

/** Reads a question: a text, ability by ability and mode by mode, or a spec. */
export function readAsked(asked: AskedView, game: Reader, words: GameWords | undefined): Answer<ReadAsked> {
  const { text, spec } = asked;
  if (text !== undefined && spec !== undefined)
    return refusedBy('specOrText', 'What is asked stands either in a text or in a spec, not in both.');
  if (text === undefined) return bySpec(spec ?? { slots: [] }, game);
  if (!words) return refusedBy('noWords', 'The cards of this game are data: give a spec.', ['asked', 'text']);
  return byText(asked, text, game, words);
}

function bySpec(json: JsonObject, game: Reader): Answer<ReadAsked> {
  const spec = answerOf(game.parseSpec(json), game);
  return spec.ok ? { ok: true, value: { spec: spec.value, parts: [] } } : spec;
}

function byText(asked: AskedView, text: string, game: Reader, words: GameWords): Answer<ReadAsked> {
  const { requirements, specOf } = words.read(text, contextOf(asked));
  const parts = partsOf(requirements);
  const [first] = parts;
  if (!first) return bySpec({ slots: [] }, game);
  const part = parts.findIndex(
    ({ ability, mode }) =>
      ability === (asked.ability ?? first.ability) &&
      mode === (asked.mode ?? (asked.ability === undefined ? first.mode : undefined)),
  );
  const meant = parts[part];
  if (!meant) {
    const known = parts.map(({ label }) => label).join('; ');
    return refusedBy('noPart', `The text has targets in other parts: ${known}.`, ['asked', 'ability']);
  }
  const which: WhichAbility = {
    index: meant.ability,
    ...(meant.mode === undefined ? {} : { mode: meant.mode }),
  };
  const issues = requirements
    .filter(({ ability }) => ability.index === which.index && ability.mode === which.mode)
    .flatMap((found) => found.issues);
  const spec = specOf(which);
  if (!spec) {
    const unread = answerOf<never>({ ok: false, issues }, words);
    return issues.length > 0 && !unread.ok
      ? { ok: false, refusals: unread.refusals.map((one) => ({ ...one, path: ['asked', 'text'] })) }
      : refusedBy('unread', 'This part of the text is not understood in full.', ['asked', 'text']);
  }
  const parsed = answerOf(ok(spec));
  return parsed.ok ? { ok: true, value: { spec: parsed.value, parts, part } } : parsed;
}

interface AbilityPart {
  readonly of: HostRequirement['ability'] & { readonly name?: string };
  readonly words: string[];
}

/** Returns the abilities and modes of a text that have targets, in its order. */
function partsOf(requirements: readonly HostRequirement[]): readonly PartView[] {
  const parts = new Map<string, AbilityPart>();
  for (const { ability, words = '?' } of requirements) {
    const key = `${ability.index} ${ability.mode ?? ''}`;
    const part: AbilityPart = parts.get(key) ?? { of: ability, words: [] };
    part.words.push(words);
    parts.set(key, part);
  }
  return [...parts.values()].map(({ of: { kind, index, name, mode }, words }) => ({
    ability: index,
    ...(mode === undefined ? {} : { mode }),
    label: `${name ?? kind} ${index + 1}${mode === undefined ? '' : `, mode ${mode + 1}`}: ${words.join('; ')}`,
  }));
}
