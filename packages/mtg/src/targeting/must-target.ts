import type {
  Attempt,
  GameIssue,
  LegalTargets,
  PinnedRef,
  TargetRef,
  TargetResolver,
  TargetSpec,
} from '@reticle/core';
import { hasKeyword } from '../state/keyword.js';
import { controllerOf } from '../state/facts.js';
import { areOpponents, type MtgState } from '../state/state.js';
import { refOf } from '../state/zone-change.js';

/** The same spec with the numbers that were announced: once set they never change (rule 601.2c). */
export function withAnnouncedNumbers(spec: TargetSpec, { slots }: LegalTargets): TargetSpec {
  return {
    ...spec,
    slots: spec.slots.map(({ division: _division, ...slot }) => {
      const count = slots.find((announced) => announced.slot === slot.id)?.targets.length;
      return count === undefined ? slot : { ...slot, min: count, max: count };
    }),
  };
}

/**
 * What a player who casts or activates must target one of, if possible (rule 601.2c). The keyword `flagbearer` of an
 * opponent's permanent says so; it speaks of Flagbearers, which are told by their subtype, whoever controls them and
 * whether they have the keyword or not.
 */
export function flagbearersAgainst(
  state: MtgState,
  { controller: player, source }: Attempt,
): readonly PinnedRef[] {
  if (isTrigger(state, source)) return [];
  const there = state.cards.filter(({ zone, phasedOut }) => zone === 'battlefield' && !phasedOut);
  const isSaid = there.some(
    (card) => hasKeyword(card, 'flagbearer') && areOpponents(state, player, controllerOf(card)),
  );
  return isSaid ? there.filter(({ subtypes }) => subtypes.includes('Flagbearer')).map(refOf) : [];
}

/**
 * The refusal of a choice that leaves out what must be chosen although it can be, with the numbers announced and no
 * "can't" broken (rule 601.2c, fifth sentence).
 */
export function mustTargetIssue(
  state: MtgState,
  resolver: TargetResolver<MtgState>,
  spec: TargetSpec,
  targets: LegalTargets,
): GameIssue | undefined {
  const { attempt, slots } = targets;
  const chosen = slots.flatMap((slot) => slot.targets);
  const among = flagbearersAgainst(state, attempt);
  const isAmong = ({ kind, id }: PinnedRef) => kind === 'card' && among.some((bearer) => bearer.id === id);
  if (among.length === 0 || chosen.some(isAmong)) return undefined;
  const fixed = withAnnouncedNumbers(spec, targets);
  const targeted = (id: string) =>
    spec.slots.some((slot) => id.split(':')[0] === slot.id && slot.mode === 'target');
  const possible = among.filter((bearer) =>
    slots.some(({ slot, targets: own }, at) => {
      if (!targeted(slot) || own.length === 0) return false;
      const partial = slots.map((_slot, index) => ({ targets: index === at ? [bearer] : [] }));
      const solver = resolver.choices(fixed, attempt, partial);
      const done = solver.ok ? solver.value.completable() : solver;
      return done.ok && done.value;
    }),
  );
  return possible.length === 0 ? undefined : { code: 'mtg.mustTarget', data: { among: possible } };
}

/** The rule speaks of casting and activating; a trigger is put on the stack freely. */
function isTrigger({ abilities }: MtgState, source: TargetRef | undefined): boolean {
  return (
    source?.kind === 'ability' &&
    abilities.some(({ id, ability }) => id === source.id && ability === 'triggered')
  );
}
