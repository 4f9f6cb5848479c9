import {
  type PinnedRef,
  type ResolutionReport,
  type Result,
  type TargetReport,
  ok,
  refuse,
  shouldSpellFizzle,
  type GameIssue,
  type TargetRef,
  type TargetSelection,
} from '@reticle/core';
import { type MtgKeyword, keywordsNamed } from '../../language/keyword.js';
import { PERMANENT_TYPES, type Zone } from '../../language/vocabulary.js';
import type { Announcement, MtgCard } from '../../state/card.js';
import { cardById, withCard, permanentsIn } from '../../state/cards.js';
import { stateWith, cardWith } from '../../state/copies.js';
import { controllerOf } from '../../state/facts.js';
import { type MtgState, abilityById, playerOf } from '../../state/state.js';
import { moveCard } from '../../state/zones.js';
import { checkTargetsStillLegal } from '../targeting/legal.js';
import { seenBy } from '../targeting/seen-by.js';
import { type StackEvent, becameTargets } from './announce.js';
import { announcedFor, asSelection, judgeFinalSet } from './retarget.js';

/** A spell or ability that begins to resolve, its targets checked (rule 608.2b). */
export interface Resolution {
  readonly by: PinnedRef;
  readonly announced: Announcement | undefined;
  readonly report: ResolutionReport;
  /** It doesn't resolve: an intervening "if" is false, or all its targets are illegal. */
  readonly outcome: 'resolves' | 'illegalTargets' | 'conditionFalse';
}

/** What the caller knows of something that resolves, beside the state. */
export interface ResolveOptions {
  /** Whether the intervening "if" holds now; checked before the targets are (rules 603.4 and 608.2a). */
  readonly condition?: boolean;
  /** Where the spell goes as the last step of its resolution; a permanent spell onto the battlefield. */
  readonly into?: Zone;
  /** A spell that resolves as a creature spell where its target is illegal: bestow, mutate (rule 608.3b). */
  readonly elseAsCreature?: boolean;
}
const NOTHING: ResolutionReport = { slots: [] };

/** Begins to resolve what lies on the stack under that id: first the condition, then every target. */
export function beginResolution(
  state: MtgState,
  id: string,
  options: ResolveOptions = {},
): Result<Resolution> {
  const ability = abilityById(state, id);
  const spell = cardById(state, id);
  if (!ability && spell?.zone !== 'stack') return refuse({ code: 'mtg.noSuchObject', data: { id } });
  const by = { kind: ability ? 'ability' : 'card', id, incarnation: ability ? 0 : (spell?.incarnation ?? 0) };
  const announced = (ability ?? spell)?.announced;
  if (options.condition === false) return ok({ by, announced, report: NOTHING, outcome: 'conditionFalse' });
  if (!announced || announced.spec.slots.length === 0)
    return ok({ by, announced, report: NOTHING, outcome: 'resolves' });
  const checked = checkTargetsStillLegal(state, announced.spec, announced.targets);
  if (!checked.ok) return checked;
  const fizzles = shouldSpellFizzle(checked.value) && options.elseAsCreature !== true;
  return ok({ by, announced, report: checked.value, outcome: fizzles ? 'illegalTargets' : 'resolves' });
}

/** The targets of a slot on which the effect acts; illegal ones are left alone (rule 608.2b). */
export function legalIn({ slots }: ResolutionReport, slot: string): readonly TargetReport[] {
  return slots.find((found) => found.slot === slot)?.targets.filter(({ legal }) => legal) ?? [];
}

/**
 * Resolves the top of the stack: check, `apply` (unless it doesn't resolve), then off the stack. `apply` sees the report
 * of the check; nothing is checked again between its parts (rule 608.2c).
 */
export function resolveTop(
  state: MtgState,
  apply: (state: MtgState, resolution: Resolution) => MtgState,
  options: ResolveOptions = {},
): Result<{ readonly state: MtgState; readonly resolution: Resolution }> {
  const top = state.stack.at(-1);
  if (top === undefined) return refuse({ code: 'mtg.emptyStack', data: {} });
  const begun = beginResolution(state, top, options);
  if (!begun.ok) return begun;
  const resolves = begun.value.outcome === 'resolves';
  const after = resolves ? apply(state, begun.value) : state;
  return ok({
    state: leaveStack(after, begun.value.by, resolves, moveCard, options.into),
    resolution: begun.value,
  });
}
type Move<State> = (state: State, id: string, zone: Zone, becomes: Partial<MtgCard>) => State;

/**
 * The last step: an ability ceases to exist, a spell goes where it belongs, unless it went elsewhere before (608.2m).
 * `move` is how it goes there; `into` another zone for one that resolved.
 */
export function leaveStack<State extends MtgState>(
  state: State,
  by: PinnedRef,
  resolved: boolean,
  move: Move<State> = moveCard,
  into?: Zone,
): State {
  if (by.kind === 'ability') {
    return stateWith(state, {
      abilities: state.abilities.filter(({ id }) => id !== by.id),
      stack: state.stack.filter((id) => id !== by.id),
    });
  }
  const spell = cardById(state, by.id);
  if (spell?.zone !== 'stack' || spell.incarnation !== by.incarnation) return state;
  const isPermanent = spell.types.some((type) => PERMANENT_TYPES.some((known) => known === type));
  const zone = resolved ? (into ?? (isPermanent ? 'battlefield' : 'graveyard')) : 'graveyard';
  const controlled =
    zone === 'battlefield' && spell.controller !== undefined ? { controller: spell.controller } : {};
  const asToken = spell.copy && zone === 'battlefield' ? { copy: false, token: true } : {};
  return move(state, by.id, zone, { ...controlled, ...asToken });
}

/** Counters a spell or ability: it leaves the stack without any effect, a spell into the graveyard (rule 701.6a). */
export function counter<State extends MtgState>(state: State, by: PinnedRef): State {
  return leaveStack(state, by, false);
}

/** What something may be attached to. */
export interface Host {
  readonly kind: 'card' | 'player';
  readonly id: string;
}

function refusal(rule: string, card: MtgCard, host: Host): GameIssue {
  return { code: 'mtg.cantAttach', data: { rule, attachment: card.instanceId, host } };
}

/** Whether protection keeps it off: it can't be enchanted or equipped by what has the quality (702.16c, 702.16d). */
function shutOut(
  state: MtgState,
  card: MtgCard,
  player: string,
  keywords: readonly MtgKeyword[],
  host: Host,
): boolean {
  const seat = seenBy(state, player);
  const already = card.attachedTo?.kind === host.kind && card.attachedTo.id === host.id;
  return keywordsNamed(keywords, 'protection').some(({ from, fromPlayer, keeps }) => {
    const kept = keeps === 'attached' ? already : (keeps?.includes(card.instanceId) ?? false);
    if (kept) return false;
    if (fromPlayer !== undefined && controllerOf(card) === fromPlayer) return true;
    return from !== undefined && seat.has(card, from);
  });
}

function enchants(state: MtgState, aura: MtgCard, host: Host): boolean {
  const seat = seenBy(state, controllerOf(aura));
  const card = host.kind === 'card' ? cardById(state, host.id) : undefined;
  return keywordsNamed(aura.keywords, 'enchant').every(({ cards, players }) =>
    card === undefined
      ? players !== undefined && seat.context.isPlayer(host.id, players)
      : cards !== undefined && seat.has(card, cards),
  );
}

/** What permanents of a subtype may be attached to; what is neither these nor an Aura, to nothing (rule 704.5p). */
const HOSTS = [
  { subtype: 'Equipment', type: 'creature', rule: '301.5c' },
  { subtype: 'Fortification', type: 'land', rule: '301.6' },
] as const;

/**
 * Why an attachment can't be, or stay, attached to a host; `undefined` where it can. It asks for no target: hexproof and
 * shroud do not count, protection and "enchant" do (rules 303.4c, 303.4f, 301.5c, 301.6, 702.16c, 702.16d).
 */
function attachIssue(state: MtgState, card: MtgCard, host: Host): GameIssue | undefined {
  const found = host.kind === 'card' ? cardById(state, host.id) : undefined;
  const player = host.kind === 'player' ? playerOf(state, host.id) : undefined;
  if (host.kind === 'card' && (found?.zone !== 'battlefield' || found.phasedOut))
    return refusal('303.4c', card, host);
  if (host.kind === 'player' && (!player || player.left === true)) return refusal('303.4c', card, host);
  if (host.id === card.instanceId) return refusal('303.4d', card, host);
  if (card.types.includes('creature')) return refusal('303.4d', card, host);
  const aura = card.subtypes.includes('Aura');
  if (aura && !enchants(state, card, host)) return refusal('702.5a', card, host);
  const unfit = HOSTS.find(
    ({ subtype, type }) => card.subtypes.includes(subtype) && !found?.types.includes(type),
  );
  if (unfit) return refusal(unfit.rule, card, host);
  const attaches = aura || HOSTS.some(({ subtype }) => card.subtypes.includes(subtype));
  if (!attaches) return refusal('704.5p', card, host);
  const keywords = found?.keywords ?? player?.keywords ?? [];
  if (shutOut(state, card, found ? controllerOf(found) : host.id, keywords, host)) {
    return refusal(aura ? '702.16c' : '702.16d', card, host);
  }
  return undefined;
}

/** Every host that an Aura put onto the battlefield without being cast may be attached to (rule 303.4f). */
export function legalHosts(state: MtgState, instanceId: string): readonly Host[] {
  const card = cardById(state, instanceId);
  if (!card) return [];
  const hosts: readonly Host[] = [
    ...state.cards.map((found) => ({ kind: 'card' as const, id: found.instanceId })),
    ...state.players.map(({ id }) => ({ kind: 'player' as const, id })),
  ];
  return hosts.filter((host) => attachIssue(state, card, host) === undefined);
}

/** Attaches; what can't be attached there stays where it is (rules 301.5e, 303.4j). */
export function attach<State extends MtgState>(state: State, instanceId: string, host: Host): State {
  const card = cardById(state, instanceId);
  if (card?.zone !== 'battlefield' || attachIssue(state, card, host)) return state;
  // 613.7e: it gets a new timestamp.
  return withCard(state, cardWith(card, { attachedTo: host }, ['timestamp']));
}

/** An attachment that must go: an Aura into the graveyard, everything else only off its host. */
export interface Loose {
  readonly id: string;
  readonly goes: 'graveyard' | 'unattached';
  readonly why: GameIssue | undefined;
}

/** What the state-based actions about attachments would do now (rules 704.5m, 704.5n, 704.5p). */
export function looseAttachments(state: MtgState): readonly Loose[] {
  return permanentsIn(state).flatMap((card): Loose[] => {
    if (card.phasedOut) return [];
    const aura = card.subtypes.includes('Aura');
    if (!card.attachedTo) return aura ? [{ id: card.instanceId, goes: 'graveyard', why: undefined }] : [];
    const why = attachIssue(state, card, card.attachedTo);
    return why ? [{ id: card.instanceId, goes: aura ? 'graveyard' : 'unattached', why }] : [];
  });
}

/** What copying led to: the state, the copies and their events. */
export interface Copied {
  readonly state: MtgState;
  readonly by: PinnedRef;
  readonly events: readonly StackEvent[];
}

/** Everything announced, as of the copy: its controller asks, and it is its own source where it is a spell. */
function reissued({ targets, ...rest }: Announcement, controller: string, source: PinnedRef): Announcement {
  return { ...rest, targets: { ...targets, attempt: { ...targets.attempt, controller, source } } };
}

/** Puts a bare copy on the stack, and tells what was announced for it (707.10): nothing is cast or activated. */
function placed(
  state: MtgState,
  of: PinnedRef,
  copyId: string,
  controller: string,
):
  | { readonly state: MtgState; readonly by: PinnedRef; readonly announced: Announcement | undefined }
  | undefined {
  const by = { kind: of.kind, id: copyId, incarnation: 0 };
  const stack = [...state.stack, copyId];
  const ability = of.kind === 'ability' ? abilityById(state, of.id) : undefined;
  if (ability) {
    const announced = ability.announced && reissued(ability.announced, controller, by);
    const copy = { ...ability, id: copyId, controller };
    return { state: stateWith(state, { abilities: [...state.abilities, copy], stack }), by, announced };
  }
  const spell = cardById(state, of.id);
  if (spell?.zone !== 'stack') return undefined;
  const announced = spell.announced && reissued(spell.announced, controller, by);
  const copy = cardWith(spell, {
    instanceId: copyId,
    incarnation: 0,
    copy: true,
    owner: controller,
    controller,
  });
  return { state: stateWith(state, { cards: [...state.cards, copy], stack }), by, announced };
}

/**
 * Copies a spell or ability on the stack. With `newTargets` some targets are new: unchanged ones may be illegal, new ones
 * must be legal, and the copy is put on the stack with the final set, which becomes targets once (rule 707.10c).
 */
export function copyOnStack(
  state: MtgState,
  of: PinnedRef,
  copyId: string,
  controller: string,
  newTargets?: TargetSelection,
): Result<Copied> {
  if (state.stack.includes(copyId)) return refuse({ code: 'mtg.idTaken', data: { id: copyId } });
  const copy = placed(state, of, copyId, controller);
  if (!copy) return refuse({ code: 'mtg.noSuchObject', data: { id: of.id } });
  const { by, announced } = copy;
  const copied: StackEvent = { type: 'copied', by, controller };
  if (!announced) return ok({ state: copy.state, by, events: [copied] });
  const final =
    newTargets === undefined ? ok(announced.targets) : judgeFinalSet(copy.state, announced, newTargets);
  if (!final.ok) return final;
  return ok({
    state: withFinal(copy.state, by, { ...announced, targets: final.value }),
    by,
    events: [...becameTargets(copy.state, by, final.value), copied],
  });
}

function withFinal(state: MtgState, by: PinnedRef, announced: Announcement): MtgState {
  const spell = by.kind === 'ability' ? undefined : cardById(state, by.id);
  if (spell) return withCard(state, cardWith(spell, { announced }));
  const abilities = state.abilities.map((found) => (found.id === by.id ? { ...found, announced } : found));
  return stateWith(state, { abilities });
}

/** A copy all of whose targets are one specified thing; no copy where that is not legal for every target (707.10e). */
export function copyWithTarget(
  state: MtgState,
  of: PinnedRef,
  copyId: string,
  controller: string,
  target: TargetRef,
): Result<Copied> {
  const announced = announcedFor(state, of);
  const selection: TargetSelection = announced
    ? asSelection(announced.targets).map(({ targets }) => ({ targets: targets.map(() => target) }))
    : [];
  return copyOnStack(state, of, copyId, controller, selection);
}

/**
 * A copy for each thing that the spell or ability could target, each with that one as its target everywhere; a thing that
 * is not legal for every instance of "target" gets none (rule 707.10d).
 */
export function copyForEach(
  state: MtgState,
  of: PinnedRef,
  controller: string,
  candidates: readonly TargetRef[],
  idOf: (index: number) => string,
): Result<{ readonly state: MtgState; readonly copies: readonly Copied[] }> {
  const copies: Copied[] = [];
  let now = state;
  for (const target of candidates) {
    const copy = copyWithTarget(now, of, idOf(copies.length), controller, target);
    if (!copy.ok) continue;
    copies.push(copy.value);
    now = copy.value.state;
  }
  return ok({ state: now, copies });
}
