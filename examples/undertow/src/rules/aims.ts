import type { PinnedRef } from '@reticle/core';
import { optionDecision, type EffectExecution, type Decision, type EffectContext } from '@reticle/core/play';
import { phraseSlot, type PhraseSlot, type TargetPhrase } from '@reticle/core/text';
import { game } from './game.js';
import { rival, type State } from '../state/state.js';
import type { Aim, Effect } from '../language/effect.js';

/** The keys of an effect that say what it is done to. */
const AIM_KEYS = ['what', 'to', 'where'] as const;
/** One of them. */
export type AimKey = (typeof AIM_KEYS)[number];

/** Returns what an effect is done to, by key. A branch is chosen before its parts are. */
export function aimsOf(effect: Effect): Readonly<Partial<Record<AimKey, Aim>>> {
  if (effect.effect === 'either' || effect.effect === 'draw') return {};
  if (effect.effect === 'move') return { to: effect.to, where: effect.where };
  return effect.effect === 'attach' ? { what: effect.what, to: effect.to } : { to: effect.to };
}

/** Lists the aims that are still phrases. */
export const phrasesOf = (effect: Effect): readonly (readonly [AimKey, TargetPhrase])[] => {
  const aims = aimsOf(effect);
  return AIM_KEYS.flatMap((key) => {
    const aim = aims[key];
    return aim === undefined || typeof aim === 'string' ? [] : [[key, aim] as const];
  });
};

/**
 * Makes a slot of a spec from a phrase, with its relations. `total` is divided among the chosen ones. @throws
 * RangeError if the phrase refers to an earlier one, which no card of the game does
 */
export function slotOf(id: string, phrase: TargetPhrase, total?: number): PhraseSlot {
  const chooser = phrase.chooser === 'opponent' ? 'opponent' : 'controller';
  const made = phraseSlot(phrase, { id, chooser, mode: 'target' });
  if (!made) throw new RangeError(`The phrase of ${id} leans on what is not there`);
  return total === undefined ? made : { ...made, slot: { ...made.slot, division: { total } } };
}

/**
 * Returns what must be chosen when an effect happens: its phrases. Returns undefined if there are none, or if
 * nothing can be chosen.
 */
export function choiceFor(
  effect: Effect,
  { state, controller, source }: EffectContext<State>,
): Decision | undefined {
  if (effect.effect === 'either') return optionDecision({ controller }, ['one', 'other']);
  const phrases = phrasesOf(effect);
  if (phrases.length === 0) return undefined;
  const total = effect.effect === 'spread' ? effect.amount : undefined;
  const parts = phrases.map(([key, phrase]) => slotOf(key, phrase, total));
  const spec = game.parseSpec({
    slots: parts.map(({ slot }) => slot),
    relations: parts.flatMap(({ relations }) => relations),
    timing: 'resolution',
  });
  if (!spec.ok) return undefined;
  const attempt = { controller, source: { kind: source.kind, id: source.id } };
  const choices = game.resolver(state).choices(spec.value, attempt);
  const possible = choices.ok ? choices.value.completable() : choices;
  if (!possible.ok || !possible.value) return undefined;
  const theirs = phrases.some(([, { chooser }]) => chooser === 'opponent');
  return { player: theirs ? rival(controller) : controller, spec: spec.value, attempt };
}

/**
 * Returns the things to which an aim refers: chosen on announcement, just decided, or part of the event that
 * triggered.
 */
export function meant(
  aim: Aim,
  key: AimKey,
  { bound, decided }: EffectExecution<State>,
): readonly PinnedRef[] {
  if (typeof aim === 'string') return bound[aim] ?? [];
  return decided?.slots.find(({ slot }) => slot === key)?.targets ?? [];
}
