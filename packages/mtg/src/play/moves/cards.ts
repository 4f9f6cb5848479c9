import { type GameIssue, type LegalTargets, type Result, unwrap } from '@reticle/core';
import { defineMove, randomFrom, seedRandom } from '@reticle/core/match';
import type { Tools } from '@reticle/core/play';
import * as z from 'zod';
import { activationAttempt, activationSpec } from '../../rules/abilities/activation-spec.js';
import { tryInOrder, type Ordering } from '../../rules/actions/first-replacement.js';
import { mayContest } from '../../rules/actions/instead-of-dying.js';
import { changeZone } from '../../rules/actions/change-zone.js';
import { activateAbility, choiceRefusals } from '../../rules/activating/activate.js';
import { abilityFor } from '../../rules/activating/candidates.js';
import { isHelpSlot } from '../../rules/activating/helps.js';
import { activationLacks } from '../../rules/activating/search.js';
import { enteringBy } from '../../rules/continuous/entering.js';
import { choicesOf, choosing } from '../../rules/effects/entering.js';
import { refOf } from '../../state/refs.js';
import { executionOf } from '../../rules/execution.js';
import type { MoveExecution, MtgRules } from '../../rules/move-execution.js';
import { flagbearersAgainst } from '../../rules/targeting/legal.js';
import { advance, keepsPriority } from '../../rules/turn/advance.js';
import type { MtgMatchState } from '../../state/match-state.js';
import type { MtgCard } from '../../state/card.js';
import { cardById } from '../../state/cards.js';
import {
  askedSpec,
  castCard,
  castIssues,
  handAndPlayable,
  landsAllowed,
  mayPlayFrom,
  specFor,
} from '../cast.js';
import { type Casting, FACES, definitionOf, onStack, spellDefinition, spellRef } from '../proposed.js';
import { type Table, actingIssues, isActing, isSorceryTime } from '../table.js';
import { activateVariants, castVariants } from '../variants.js';
import { hasOtherCosts } from '../ways.js';
import { cardWith, matchWith } from '../../state/copies.js';
import { type Emit, happen } from '../../rules/events/happen.js';
import { sure } from '../../state/sure.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { NUMBERS, backUp, turnedOver } from '../../state/printed.js';
import { landsPlayedBy } from '../../state/teams.js';

/**
 * Tools to try whether something can be done: events are dropped, and the match's random source isn't used.
 */
const dryRun = (): Tools => ({ random: randomFrom(seedRandom(0)), emit: () => undefined });

const activateParams = z.strictObject({
  card: z.string().min(1).max(256),
  ability: z.string().min(1).max(64),
  X: z.int().nonnegative().max(1_000).optional(),
});

/** A spell or ability that a player announces. */
type PlayerAnnounces = NonNullable<Ordering['announced']>;

/** How a spell or ability is announced and paid for, by move. */
const ANNOUNCING: {
  readonly [Name in PlayerAnnounces['move']]: (
    rules: MtgRules,
    state: MtgMatchState,
    announced: PlayerAnnounces,
    targets: LegalTargets,
    tools: Tools,
  ) => Result<MtgMatchState>;
} = {
  cast: castCard,
  activate: ({ registry }, state, { ability = '', ...announced }, targets, tools) =>
    activateAbility(state, registry, { ...announced, ability }, targets, tools, true),
};

/**
 * Announces a spell or ability. If the order of what replaces a payment matters (rule 616.1), or a returned
 * commander may go elsewhere (903.9b), the player is asked first: nothing has happened yet, and the state
 * stores the announcement for later.
 */
export function announce(
  state: MtgMatchState,
  announced: PlayerAnnounces,
  targets: LegalTargets,
  play: MoveExecution,
): MtgMatchState {
  const announcing = (emit: Emit) =>
    unwrap(ANNOUNCING[announced.move](play.rules, state, announced, targets, { ...play, emit }));
  if (!mayContest(state)) return advance(keepsPriority(announcing(play.emit)), play);
  const tried = tryInOrder(state, play.emit, { decided: targets, announced }, (emit) => ({
    state: announcing(emit),
  }));
  return 'done' in tried ? advance(keepsPriority(tried.done.state), play) : tried.asked;
}

/** Activates an ability (rule 602), including mana abilities (605.3). Mana is paid as for a spell. */
export const activate = (table: Table) => {
  const registryOf = (state: MtgMatchState) => table.rules(state).registry;
  return defineMove({
    params: activateParams,
    refuses({ state, player, params: announced }) {
      const issues = actingIssues(table, state, player, 'priority');
      if (issues.length > 0) return issues;
      const found = abilityFor(state, registryOf(state), { player, ...announced });
      if (!found.ok) return found.issues;
      const search = table.search(state, player);
      return search ? activationLacks(search, found.value, announced.X) : [];
    },
    variants: (state: MtgMatchState, player: string) => activateVariants(table, state, player),
    variantsAreLegal: true,
    getTargetSpecs({ state, player, params: announced }) {
      const found = abilityFor(state, registryOf(state), { player, ...announced });
      return found.ok ? [activationSpec(found.value.ability)] : [];
    },
    attempt({ state, player, params: { card, X } }) {
      const source = cardById(state, card);
      return source ? activationAttempt(source, player, X) : { controller: player };
    },
    refusesTargets: ({ state, player, params: announced }, targets) =>
      choiceRefusals(state, registryOf(state), { player, ...announced }, targets),
    execute({ state, player, params: announced, targets, random, emit }) {
      const play = executionOf(table.rules(state), state, { random, emit });
      return announce(state, { move: 'activate', player, ...announced }, targets, play);
    },
  });
};

const castParams = z.strictObject({
  card: z.string().min(1).max(256),
  X: z.int().nonnegative().max(1_000).optional(),
  modes: z.array(z.string().max(64)).max(16).readonly().optional(),
  costs: z.array(z.string().max(80)).max(24).readonly().optional(),
  /** The second face of a card: a back, a half, an Adventure. */
  face: z.literal('other').optional(),
});

/** Casts a card (rule 601). Mana is paid from the pool and from what can be tapped for it. */
export const cast = (table: Table) =>
  defineMove({
    params: castParams,
    refuses({ state, player, params: announced }) {
      const issues = actingIssues(table, state, player, 'priority');
      return issues.length > 0 ? issues : castIssues(table, state, { player, ...announced });
    },
    variants: castVariants(table),
    variantsAreLegal: true,
    getTargetSpecs({ state, params: { card, modes, costs, face } }) {
      const definition = spellDefinition(table.rules(state), cardById(state, card), { face, costs });
      if (!definition) return [];
      const spec = specFor(definition, modes, costs);
      return spec.ok ? [askedSpec(state, definition, spec.value)] : [];
    },
    attempt: ({ state, player, params: { card, X } }) => ({
      controller: player,
      source: spellRef(state, card),
      variables: { X: X ?? 0 },
    }),
    choosesIn: ({ state, player, params: announced }) =>
      onStack(table.rules(state), state, { player, ...announced }),
    /**
     * Targets may still be refused because another object must be targeted (rule 601.2c), or because two
     * costs want the same object (118.3).
     */
    refusesTargets({ state, player, params: announced }, targets) {
      const definition = spellDefinition(table.rules(state), cardById(state, announced.card), announced);
      const isAsked = targets.slots.some(({ slot }) => isHelpSlot(slot));
      const isPlain = !definition || !(isAsked || hasOtherCosts(definition));
      if (isPlain && flagbearersAgainst(state, { controller: player }).length === 0) return [];
      const tried = castCard(table.rules(state), state, { player, ...announced }, targets, dryRun());
      return tried.ok ? [] : tried.issues;
    },
    execute({ state, player, params: announced, targets, random, emit }) {
      const play = executionOf(table.rules(state), state, { random, emit });
      return announce(state, { move: 'cast', player, ...announced }, targets, play);
    },
  });

/**
 * Returns a card as the land that is played, with its back up if that face is played (rule 712.12). Returns
 * undefined if the face is no land.
 */
function landOf(rules: MtgRules, card: MtgCard, face: Casting['face']): MtgCard | undefined {
  if (face === undefined) return card.types.includes('land') ? card : undefined;
  const up = definitionOf(rules, card)?.other?.layout === 'modal' ? turnedOver(card) : undefined;
  return up?.types?.includes('land') ? cardWith(card, up, NUMBERS) : undefined;
}

/** Finds why a card can't be played as a land now (rules 305.1 to 305.3). */
function landIssues(
  rules: MtgRules,
  state: MtgMatchState,
  player: string,
  { card: id, face }: { readonly card: string; readonly face?: Casting['face'] },
): readonly GameIssue[] {
  const card = cardById(state, id);
  const refused = (rule: string): readonly GameIssue[] => [
    { code: 'mtg.notNow', data: { rule, source: id } },
  ];
  if (!card || !mayPlayFrom(state, player, card)) return [{ code: 'mtg.noSuchObject', data: { id } }];
  if (!landOf(rules, card, face) || !isSorceryTime(state, player)) return refused('305.1');
  return landsPlayedBy(state, player) >= landsAllowed(state, player) ? refused('305.2') : [];
}

/** Plays a land: a special action, which never uses the stack (rules 116.2a, 305.1). */
export const playLand = (table: Table) =>
  defineMove({
    params: z.strictObject({ card: z.string().min(1).max(256), face: z.literal('other').optional() }),
    refuses({ state, player, params }) {
      const issues = actingIssues(table, state, player, 'priority');
      return issues.length > 0 ? issues : landIssues(table.rules(state), state, player, params);
    },
    variants: (state: MtgMatchState, player: string) =>
      isActing(table, state, player, 'priority') &&
      isSorceryTime(state, player) &&
      landsPlayedBy(state, player) < landsAllowed(state, player)
        ? handAndPlayable(state)
            .filter((card) => (card.types.includes('land') || card.sides) && mayPlayFrom(state, player, card))
            .flatMap((card) =>
              FACES.filter((face) => landOf(table.rules(state), card, face)).map((face) => ({
                card: card.instanceId,
                ...withoutUndefined({ face }),
              })),
            )
        : [],
    variantsAreLegal: true,
    execute({ state, player, params: { card, face }, random, emit }) {
      const play = executionOf(table.rules(state), state, { random, emit });
      const held = sure(cardById(state, card));
      const land = sure(landOf(table.rules(state), held, face));
      const under = { controller: player };
      const now = happen(state, { type: 'landPlayed', player, card, publicId: land.publicId }, play.emit);
      const definition = table.rules(state).definitions.get(land.publicId);
      const choices = definition ? choicesOf(definition) : [];
      if (choices.length > 0) {
        // The choices as it enters come first (rule 614.12a); then it enters.
        const frame = {
          controller: player,
          source: refOf(land),
          variables: {},
          bound: {},
          todo: [
            ...choosing(choices, 'self'),
            {
              effect: 'moveCards' as const,
              what: 'self' as const,
              to: 'battlefield' as const,
              under: 'you' as const,
              asked: true as const,
            },
          ],
        };
        const begun = matchWith(now, { resolving: [...now.resolving, { frame }] });
        return advance(keepsPriority(begun), play);
      }
      const entering = enteringBy(table.rules(state), now, cardWith(land, under));
      const becomes = Object.assign({}, backUp(land), entering, under);
      const entered = changeZone(now, card, 'battlefield', play.emit, becomes);
      return advance(keepsPriority(entered), play);
    },
  });
