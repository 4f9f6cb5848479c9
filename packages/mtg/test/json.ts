import { targetSpec } from '@reticle/core';
import { expect } from 'vitest';
import type { Happened } from './match.js';
import { mtgMatchState } from '../src/state/match-state.js';

/** Expects that a run, even in the middle of its effects, is plain JSON that reads back as the same value. */
export function expectJson({ state, frame, decision }: Happened): void {
  const whole = { ...state, resolving: [{ frame }] };
  const read: unknown = JSON.parse(JSON.stringify(whole));
  expect(mtgMatchState.parse(read)).toEqual(whole);
  if (!decision) return;
  expect(JSON.parse(JSON.stringify(decision))).toStrictEqual(decision);
  expect(targetSpec.parse(decision.spec)).toStrictEqual(decision.spec);
}

/** Returns the ids that the decision offers, or none if there is no decision. */
export function offered({ decision }: Happened): readonly string[] {
  const accepts = decision?.spec.slots.flatMap((slot) => slot.accepts) ?? [];
  return accepts.flatMap((query) => {
    if ('options' in query) return query.options;
    const { instanceId } = query.filter;
    return Array.isArray(instanceId) ? instanceId.map(String) : [];
  });
}

/** Returns the ids of the cards in a zone, of one player or of all, in alphabetical order. */
export const idsIn = ({ state }: Pick<Happened, 'state'>, zone: string, owner?: string): readonly string[] =>
  state.cards
    .filter((card) => card.zone === zone && (owner === undefined || card.owner === owner))
    .map(({ instanceId }) => instanceId)
    .toSorted();
