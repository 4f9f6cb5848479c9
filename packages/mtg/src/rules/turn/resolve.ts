import { type LegalTargets, type PinnedRef, type ResolutionReport, unwrap } from '@reticle/core';
import { hasKeyword } from '../../language/keyword.js';
import { ADVENTURE, OMEN } from '../../language/layouts.js';
import type { PerformedKeyword } from '../../language/performed.js';
import { EPIC, paidFor } from '../../language/spell-paid.js';
import { costPrefix, type SpellDefinition, withSpliced } from '../../language/splice.js';
import type { Zone } from '../../language/vocabulary.js';
import type { MtgCard } from '../../state/card.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { cardById, withCard } from '../../state/cards.js';
import { abilityById } from '../../state/state.js';
import { withMemory } from '../select/this-way.js';
import { triggeredByKeywords } from '../abilities/activated.js';
import { changeZone, shuffleLibrary } from '../actions/change-zone.js';
import { enteringBy } from '../continuous/entering.js';
import { choicesOf, choosing } from '../effects/entering.js';
import { endless, firstInTurn } from './leave.js';
import { chosenStandIn, standingIn } from './stand-in.js';
import { happen } from '../events/happen.js';
import type { MoveExecution, MtgRules, OpenDecision } from '../move-execution.js';
import { type Resolution, beginResolution, leaveStack, legalIn } from '../stack/resolve.js';
import { matchWith, turnWith } from '../../state/copies.js';
import { filterSame, hostOf, movedRef, refOf } from '../../state/refs.js';
import { withoutUndefined } from '../../state/without-undefined.js';
import { asCreatureSpell, backUp, isElseCreature, MUTATE } from '../../state/printed.js';
import { entryAt, sure } from '../../state/sure.js';

type Frame = MtgMatchState['resolving'][number]['frame'];
type Bound = Readonly<Record<string, readonly PinnedRef[]>>;

/**
 * Returns the legal targets of each slot whose id begins with a prefix, by the rest of the id (rule 608.2b).
 */
function boundOf(report: ResolutionReport, prefix = ''): Bound {
  const slots = report.slots.filter(({ slot }) => slot.startsWith(prefix));
  return Object.fromEntries(
    slots.map(({ slot }) => [slot.slice(prefix.length), legalIn(report, slot).map(({ target }) => target)]),
  );
}

/** Returns the choices as a permanent spell enters (rule 614.12a). Returns undefined if there are none. */
function entersWithChoices(
  { definitions }: MtgRules,
  card: MtgCard,
): ReturnType<typeof choicesOf> | undefined {
  const definition = card.faceDown ? undefined : definitions.get(card.publicId);
  const choices = definition ? choicesOf(definition) : [];
  return choices.length === 0 ? undefined : choices;
}

/**
 * Returns what a spell does in addition to, or instead of, the usual for the costs that were paid (rules
 * 702.33g, 702.96b).
 */
const paidIn = ({ announced }: MtgCard, definition: SpellDefinition): ReturnType<typeof paidFor> =>
  paidFor(definition).filter(({ cost }) => announced?.costs.includes(cost) === true);

/**
 * Returns the frames of what resolves, in order: a spell's own effects, then those of each chosen mode with
 * its targets (rule 700.2), then what was paid for, except a gift, which comes first; for an ability, its
 * effects as settled when it was put on the stack. Returns none for a spell that only enters the battlefield.
 */
function framesOf(
  rules: MtgRules,
  state: MtgMatchState,
  { by, announced, report }: Resolution,
): readonly Frame[] {
  if (by.kind === 'ability') {
    const frame = state.frames?.[by.id];
    return frame ? [{ ...frame, bound: Object.assign({}, frame.bound, boundOf(report)) }] : [];
  }
  const card = sure(cardById(state, by.id));
  const printed = rules.definitions.get(card.publicId);
  const definition =
    printed && withSpliced(printed, announced?.costs ?? [], (id) => rules.definitions.get(id));
  const spell = definition?.spell;
  // A spell that merges with a creature enters no zone (rule 702.140c).
  const entering = announced?.costs.includes(MUTATE) ? undefined : entersWithChoices(rules, card);
  if (entering) {
    const frame = {
      controller: card.controller ?? card.owner,
      source: by,
      variables: {},
      bound: {},
    };
    return [{ ...frame, todo: choosing(entering, 'self') }];
  }
  if (!definition || (!spell && paidIn(card, definition).length === 0)) return [];
  const X = announced?.targets.attempt.variables?.X;
  const setting = {
    controller: card.controller ?? card.owner,
    source: by,
    variables: withoutUndefined({ X }),
  };
  const modes = (announced?.modes ?? []).flatMap((mode, index) => {
    const found = spell?.modes?.options.find(({ id }) => id === mode);
    const bound = { ...announced?.chosen, ...boundOf(report, `${mode}${index + 1}_`) };
    return found ? [{ ...setting, bound, todo: found.effects }] : [];
  });
  const paid = paidIn(card, definition);
  const bound = { ...announced?.chosen, ...boundOf(report) };
  const framesFor = (parts: typeof paid) =>
    parts.flatMap(({ cost, effects: todo }) =>
      todo ? [{ ...setting, bound: { ...bound, ...boundOf(report, costPrefix(cost)) }, todo }] : [],
    );
  const isReplaced = paid.some(({ instead }) => instead === true);
  return [
    ...framesFor(paid.filter(({ first }) => first)),
    ...(spell?.effects && !isReplaced ? [{ ...setting, bound, todo: spell.effects }] : []),
    ...modes,
    ...framesFor(paid.filter(({ first }) => !first)),
    ...(hasKeyword(card, 'epic') ? [{ ...setting, bound: {}, todo: EPIC }] : []),
  ];
}

/** Returns what the next effect asks. Returns undefined if it asks nothing. */
export function resolvingDecision({ asking }: MtgRules, state: MtgMatchState): OpenDecision | undefined {
  const top = state.resolving.at(-1);
  const decision = top && asking.decision(state, top.frame);
  // The choices for a card that is cast during a resolution are made while it is on the stack (rule 601.2a).
  return decision && { state, ...standingIn(state, top.frame, decision), kind: 'effect' };
}

/**
 * The most effects that a resolution performs between two decisions; more would take longer than anybody
 * waits.
 */
const MOST_EFFECTS = 9_999;

/** Gives the active player priority after something has resolved (rule 117.3b). */
const afterwards = (state: MtgMatchState): MtgMatchState => {
  const { turn } = state;
  const priority = withoutUndefined({ priority: firstInTurn(state) });
  return matchWith(state, { turn: turnWith(turn, { passes: 0, ...priority }, ['priority']) });
};

/**
 * Returns how a permanent spell enters: tapped if it says so, and an Aura attached to its target (rules
 * 303.4a, 608.3).
 */
function asItEnters(rules: MtgRules, state: MtgMatchState, card: MtgCard | undefined): Partial<MtgCard> {
  if (!card) return {};
  // 708.4: a face-down spell becomes a face-down permanent.
  if (card.faceDown && card.sides) return { ...backUp(card), faceDown: true };
  const [host] = card.announced?.targets.slots.flatMap(({ targets }) => targets) ?? [];
  const on = host && card.subtypes.includes('Aura') ? hostOf(host) : undefined;
  const costs = card.announced?.costs ?? [];
  // 712.8: a card cast as its back enters with its back up.
  return Object.assign({}, backUp(card), enteringBy(rules, state, card), {
    ...(costs.length === 0 ? {} : { paid: costs }),
    ...withoutUndefined({ castFrom: card.castFrom, spent: card.spent, attachedTo: on }),
  });
}

/**
 * Whether it is a spell with rebound that was cast from a hand, which is exiled as it resolves (rule
 * 702.88a).
 */
const isRebounding = (card: MtgCard | undefined): boolean =>
  card !== undefined && card.castFrom === 'hand' && hasKeyword(card, 'rebound');

/** Lets the player cast it without paying its mana cost at the beginning of the player's next upkeep. */
function withRebound(state: MtgMatchState, spell: PinnedRef): MtgMatchState {
  const card = cardById(state, spell.id);
  if (card?.zone !== 'exile') return state;
  const source = movedRef(spell);
  const frame = {
    controller: card.owner,
    source,
    variables: {},
    bound: {},
    todo: [{ effect: 'castCard' as const, what: 'self' as const }],
  };
  return matchWith(state, { delayed: [...state.delayed, { at: 'yourNextUpkeep', frame }] });
}

/**
 * Where a spell goes as it resolves that was cast as an Adventure or an Omen, by its subtype (rules 715.3d,
 * 720.3d).
 */
const AFTERWARDS: ReadonlyMap<string, Zone> = new Map([
  [ADVENTURE, 'exile'],
  [OMEN, 'library'],
]);
const afterAdventure = ({ original, subtypes }: MtgCard): Zone | undefined =>
  original && subtypes.flatMap((subtype) => AFTERWARDS.get(subtype) ?? [])[0];

/**
 * Permits the controller of an Adventure to cast it while it remains exiled, but not as an Adventure
 * (715.3d). Shuffles an Omen into the library.
 */
function withAdventurer(state: MtgMatchState, spell: MtgCard, play: MoveExecution): MtgMatchState {
  const card = cardById(state, spell.instanceId);
  if (card?.zone === 'library') return shuffleLibrary(state, card.owner, play);
  if (card?.zone !== 'exile') return state;
  const { controller: player = card.owner } = spell;
  const playable = [...(state.playable ?? []), { card: refOf(card), player, adventure: true as const }];
  return matchWith(state, { playable });
}

const HAUNT: PerformedKeyword = 'haunt';

/** Exiles a spell with haunt that goes to a graveyard after resolving, haunting a creature (rule 702.55a). */
function withHaunt(state: MtgMatchState, { id, incarnation }: PinnedRef): MtgMatchState {
  const card = cardById(state, id);
  if (card?.zone !== 'graveyard') return state;
  const haunts = entryAt(triggeredByKeywords([{ keyword: HAUNT }]), 0);
  const source = { kind: 'card' as const, id, incarnation };
  const frame = {
    controller: card.owner,
    source,
    variables: {},
    bound: { it: [refOf(card)] },
    todo: haunts.ability.effects,
  };
  return matchWith(state, { waiting: [...state.waiting, { ability: haunts.name, frame }] });
}

/**
 * Performs the last step of resolving: off the stack (rules 608.2m, 608.3a). A spell moves as every card
 * moves, with its event.
 */
function finish(
  state: MtgMatchState,
  { by }: Pick<Resolution, 'by'>,
  resolved: boolean,
  play: MoveExecution,
): MtgMatchState {
  const { rules, emit } = play;
  const spell = by.kind === 'card' ? cardById(state, by.id) : undefined;
  const entering = asItEnters(rules, state, spell);
  // 702.27a: buyback.
  const back = spell?.announced?.costs.includes('buyback') === true;
  const rebounds = resolved && isRebounding(spell);
  const away = resolved && spell ? afterAdventure(spell) : undefined;
  const left = leaveStack(
    state,
    by,
    resolved,
    (at, id, zone, becomes) =>
      changeZone(at, id, zone, emit, zone === 'battlefield' ? Object.assign({}, becomes, entering) : becomes),
    back ? 'hand' : rebounds ? 'exile' : away,
  );
  if (away && spell) return afterwards(withAdventurer(left, spell, play));
  if (resolved && spell && hasKeyword(spell, HAUNT)) return afterwards(withHaunt(left, by));
  return afterwards(rebounds ? withRebound(left, by) : left);
}

/**
 * Resolves the top of the stack (rule 608): checks its targets, then performs its effects, one frame after
 * another.
 */
export function resolveNext(state: MtgMatchState, play: MoveExecution): MtgMatchState {
  const top = sure(state.stack.at(-1));
  const begun = unwrap(beginResolution(state, top));
  const spell = cardById(state, top);
  // 608.3b, 702.103e, 702.140b: without its target, it resolves as a creature spell.
  if (begun.outcome === 'illegalTargets' && spell && isElseCreature(spell))
    return resolveNext(withCard(state, asCreatureSpell(spell)), play);
  const resolves = begun.outcome === 'resolves';
  const { source = begun.by, name: ability } = abilityById(state, top) ?? {};
  const type = resolves ? 'resolves' : 'fizzles';
  const told = happen(state, { type, by: begun.by, source, ...withoutUndefined({ ability }) }, play.emit);
  const frames = resolves ? framesOf(play.rules, told, begun) : [];
  if (frames.length === 0) return finish(told, begun, resolves, play);
  const resolving = frames
    .toReversed()
    .map((frame, index) => (index === 0 ? { by: begun.by, frame } : { frame }));
  const turn = turnWith(state.turn, {}, ['priority']);
  return matchWith(told, { turn, resolving: [...told.resolving, ...resolving] });
}

/** Continues what resolves, to its end or to the next decision. `decided` answers the open decision. */
export function goOn(state: MtgMatchState, play: MoveExecution, decided?: LegalTargets): MtgMatchState {
  const top = sure(state.resolving.at(-1));
  const named = chosenStandIn(play.rules, state, decided);
  if (named) return named;
  let done = 0;
  const run = play.runner.run(state, withMemory(top.frame), play, decided, () => ++done >= MOST_EFFECTS);
  if (done >= MOST_EFFECTS && run.frame.todo.length > 0) return endless(run.state, play.emit);
  const rest = filterSame(run.state.resolving, (entry) => entry !== top);
  if (run.decision) return matchWith(run.state, { resolving: [...rest, { ...top, frame: run.frame }] });
  const after = matchWith(run.state, { resolving: rest });
  return top.by ? finish(after, { by: top.by }, true, play) : after;
}
