/** Every way to use a card of the set: what was announced and paid for, and what results. */
import { cardOf } from '../board.js';
import { ok } from '@reticle/core';
import type { Attempt, TargetSelection, TargetSpec } from '@reticle/core';
import { hostOf, MOMENTS } from './boards.js';
import { printed } from './things.js';
import { decided, matchAt, moved, resolutionsOf, type Played, type Rig } from './rig.js';
import { difference } from './seen.js';
import type { MtgMatchState } from '../../src/state/match-state.js';
import type { ActivatedAbility } from '../../src/language/ability.js';
import { activationAttempt, activationSpec } from '../../src/rules/abilities/activation-spec.js';
import { mtgMatchGame } from '../../src/play/match.js';
import { specFor } from '../../src/play/cast.js';
import { onStack, spellRef } from '../../src/play/proposed.js';
import type { CardDefinition } from '../../src/language/card-definition.js';
import { changeZone } from '../../src/rules/actions/change-zone.js';
import { tableOf } from '../../src/play/table.js';

type State = MtgMatchState;

/** The most choices of targets that are tried. */
const MOST_CHOICES = 80;

/** The card under test. */
export const IT = 'it';

/** Returns the choices for a spec that are tried. If there is nothing to choose, that is one empty choice. */
function choices(state: State, spec: TargetSpec, attempt: Attempt): readonly (TargetSelection | undefined)[] {
  if (spec.slots.length === 0) return [undefined];
  const solver = mtgMatchGame.resolver(state).choices(spec, attempt);
  const all = solver.ok ? solver.value.all(MOST_CHOICES) : solver;
  return all.ok ? [...all.value] : [];
}

/** Announces and pays for an ability of a card, in every way. */
export function* activations(
  rig: Rig,
  state: State,
  ability: ActivatedAbility,
  card = IT,
  player = 'you',
): Generator<Played, void> {
  const hasX = ability.costs.some((cost) => cost.cost === 'mana' && cost.mana.includes('X'));
  for (const X of hasX ? [{ X: 2 }, { X: 1 }] : [{}]) {
    const attempt = activationAttempt(cardOf(state, card), player, hasX ? X.X : undefined);
    for (const targets of choices(state, activationSpec(ability), attempt)) {
      const params = { card, ability: ability.id, ...X };
      const move = { move: 'activate', player, params, ...(targets ? { targets } : {}) };
      const next = moved(rig, matchAt(state), move);
      if (next) yield next;
    }
  }
}

/** Returns the match after an opponent has chosen these modes. */
function withModes(rig: Rig, cast: Played, modes: readonly string[]): Played | undefined {
  const [player = ''] = rig.runtime.toAct(cast.match);
  return moved(rig, cast, decided(player, [{ targets: modes.map((id) => ({ kind: 'choice', id })) }]));
}

/** Casts a card in hand, in every way. */
export function* castings(
  rig: Rig,
  state: State,
  { cost = [] }: Pick<CardDefinition, 'cost'>,
  {
    card = IT,
    player = 'you',
    modes,
  }: { readonly card?: string; readonly player?: string; readonly modes?: readonly string[] } = {},
): Generator<Played, void> {
  const definition = rig.rules.definitions.get(cardOf(state, card).publicId);
  // 700.2e: whoever casts it does not choose the modes.
  const isAsked = definition?.spell?.modes?.chooser !== undefined;
  const own = isAsked ? undefined : modes;
  const spec = definition && specFor(definition, own);
  if (!spec?.ok) return;
  const table = tableOf(() => ok(rig.rules));
  for (const X of cost.includes('X') ? [{ X: 2 }, { X: 1 }] : [{}]) {
    const attempt = {
      controller: player,
      source: spellRef(state, card),
      variables: { X: 'X' in X ? X.X : 0 },
    };
    for (const targets of choices(
      onStack(table.rules(state), state, { player, card, ...X }),
      spec.value,
      attempt,
    )) {
      const params = { card, ...X, ...(own ? { modes: own } : {}) };
      const cast = moved(rig, matchAt(state), {
        move: 'cast',
        player,
        params,
        ...(targets ? { targets } : {}),
      });
      const next = cast && isAsked && modes ? withModes(rig, cast, modes) : cast;
      if (next) yield next;
    }
  }
}

/** Removes what was announced from the stack, with everything that it would have done. */
function forgotten({ match, events }: Played, id: string): Played {
  const { state } = match;
  const { [id]: _gone, ...frames } = state.frames ?? {};
  const isSpell = state.cards.some(({ instanceId }) => instanceId === id);
  const without = {
    ...state,
    frames,
    abilities: state.abilities.filter((ability) => ability.id !== id),
    stack: state.stack.filter((found) => found !== id),
  };
  return {
    events,
    match: { ...match, state: isSpell ? changeZone(without, id, 'graveyard', () => undefined) : without },
  };
}

const SHOWING: ReadonlySet<string> = new Set(['lookedAt', 'revealed']);

/**
 * Whether something that was announced does something. It does if it resolves in at least one way, and
 * players then see something else than without it: at once, after damage, destruction or combat, or in the
 * next turn. Being shown cards counts too.
 */
export function doesSomething(rig: Rig, announced: Played, id: string): string | undefined {
  const without = forgotten(announced, id);
  // Ways that end alike are told apart from nothing alike.
  const tried = new Set<string>();
  for (const resolved of resolutionsOf(rig, announced, id)) {
    const end = JSON.stringify(resolved.match);
    const found = tried.has(end) ? undefined : difference(rig, without, resolved);
    tried.add(end);
    if (found !== undefined) return found;
    const news = resolved.events.slice(announced.events.length);
    if (news.some(({ type }) => SHOWING.has(type))) return 'cards are shown';
  }
  return undefined;
}

/**
 * Yields the board with the card where its ability works, among all other things, at every moment. Each board
 * is built when it is needed.
 */
export function* momentsWith(
  definition: CardDefinition,
  zone: 'battlefield' | 'graveyard' | 'hand' = 'battlefield',
): Generator<readonly [name: string, state: State], void> {
  const facts = { zone, order: 99, ...(zone === 'battlefield' ? hostOf(definition) : {}) };
  for (const [name, at] of Object.entries(MOMENTS)) yield [name, at([printed(definition, IT, 'you', facts)])];
}

/** Returns one of those moments. @throws if there is none of that name */
export function moment(
  definition: CardDefinition,
  name: string,
  zone: 'battlefield' | 'hand' = 'battlefield',
): State {
  for (const [one, state] of momentsWith(definition, zone)) if (one === name) return state;
  throw new Error(`No moment ${name}`);
}
