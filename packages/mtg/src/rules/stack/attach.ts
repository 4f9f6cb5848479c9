import type { GameIssue } from '@reticle/core';
import { type MtgKeyword, keywordsNamed } from '../../language/keyword.js';
import type { MtgCard } from '../../state/card.js';
import { controllerOf } from '../../state/facts.js';
import { isInRange } from '../../state/range.js';
import { cardById, permanentsIn, withCard } from '../../state/cards.js';
import { type MtgState, playerInGame } from '../../state/state.js';
import { seenBy } from '../targeting/seen-by.js';
import { attachedTo, isBestowed } from '../../state/printed.js';

/** What something may be attached to. */
export interface Host {
  readonly kind: 'card' | 'player';
  readonly id: string;
}

function refusal(rule: string, card: MtgCard, host: Host): GameIssue {
  return { code: 'mtg.cantAttach', data: { rule, attachment: card.instanceId, host } };
}

const isAttachedTo = ({ attachedTo: host }: MtgCard, { kind, id }: Host): boolean =>
  host?.kind === kind && host.id === id;

/**
 * Whether protection forbids it: an object can't be enchanted or equipped by something with the quality
 * (702.16c, 702.16d).
 */
function shutOut(
  state: MtgState,
  card: MtgCard,
  player: string,
  keywords: readonly MtgKeyword[],
  host: Host,
): boolean {
  const seat = seenBy(state, player);
  const already = isAttachedTo(card, host);
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

/**
 * What permanents of a subtype can be attached to. Other permanents that aren't Auras can't be attached to
 * anything (rule 704.5p).
 */
const HOSTS = [
  { subtype: 'Equipment', type: 'creature', rule: '301.5c' },
  { subtype: 'Fortification', type: 'land', rule: '301.6' },
] as const;

/** Whether Equipment can be attached to planeswalkers as well, by "equip planeswalker" (rule 702.6e). */
const equipsPlaneswalkers = ({ keywords }: MtgCard): boolean =>
  keywords.some(
    (found) => found.keyword === 'equip' && 'what' in found && found.what?.type === 'planeswalker',
  );

/** Whether a permanent of the subtype can't be attached to that object. */
const isUnfit = (
  card: MtgCard,
  found: MtgCard | undefined,
  { subtype, type }: (typeof HOSTS)[number],
): boolean =>
  card.subtypes.includes(subtype) &&
  found?.types.includes(type) !== true &&
  !(found?.types.includes('planeswalker') === true && equipsPlaneswalkers(card));

/**
 * Finds why an attachment can't be, or stay, attached to a host. Returns undefined if it can. Attaching
 * doesn't target: hexproof and shroud don't apply; protection, "enchant" and the range of influence do (rules
 * 303.4c, 303.4f, 301.5c, 301.6, 702.16c, 702.16d, 801.8, 801.9).
 */
function attachIssue(state: MtgState, card: MtgCard, host: Host): GameIssue | undefined {
  const found = host.kind === 'card' ? cardById(state, host.id) : undefined;
  const player = host.kind === 'player' ? playerInGame(state, host.id) : undefined;
  if (host.kind === 'card' && (found?.zone !== 'battlefield' || found.phasedOut))
    return refusal('303.4c', card, host);
  if (host.kind === 'player' && !player) return refusal('303.4c', card, host);
  if (host.id === card.instanceId) return refusal('303.4d', card, host);
  if (card.types.includes('creature')) return refusal('303.4d', card, host);
  const aura = card.subtypes.includes('Aura');
  if (aura && !enchants(state, card, host)) return refusal('702.5a', card, host);
  const unfit = HOSTS.find((hosts) => isUnfit(card, found, hosts));
  if (unfit) return refusal(unfit.rule, card, host);
  const attaches = aura || HOSTS.some(({ subtype }) => card.subtypes.includes(subtype));
  if (!attaches) return refusal('704.5p', card, host);
  const keywords = found?.keywords ?? player?.keywords ?? [];
  const whose = found ? controllerOf(found) : host.id;
  if (!isInRange(state, controllerOf(card), whose)) return refusal(aura ? '801.8' : '801.9', card, host);
  if (shutOut(state, card, whose, keywords, host)) {
    return refusal(aura ? '702.16c' : '702.16d', card, host);
  }
  return undefined;
}

/** Returns every host for an Aura that is put onto the battlefield without being cast (rule 303.4f). */
export function legalHosts(state: MtgState, instanceId: string): readonly Host[] {
  const card = cardById(state, instanceId);
  if (!card) return [];
  const hosts: readonly Host[] = [
    ...state.cards.map((found) => ({ kind: 'card' as const, id: found.instanceId })),
    ...state.players.map(({ id }) => ({ kind: 'player' as const, id })),
  ];
  return hosts.filter((host) => attachIssue(state, card, host) === undefined);
}

/**
 * Finds a permanent that an effect attaches to a host. Returns undefined if it can't be attached there (rules 301.5e,
 * 303.4j), or is attached there already: then nothing happens (701.3b).
 */
export function attachable(state: MtgState, instanceId: string, host: Host): MtgCard | undefined {
  const card = cardById(state, instanceId);
  const stays = card?.zone !== 'battlefield' || isAttachedTo(card, host) || attachIssue(state, card, host);
  return stays ? undefined : card;
}

/**
 * Attaches a permanent to a host, for games that play no match of ours: a match emits the event `attached`. Returns the
 * same state if nothing happens (see {@link attachable}).
 */
export function attach<State extends MtgState>(state: State, instanceId: string, host: Host): State {
  const card = attachable(state, instanceId, host);
  return card ? withCard(state, attachedTo(card, host)) : state;
}

/** An attachment that can't stay: an Aura goes to the graveyard, everything else becomes unattached. */
export interface Loose {
  readonly id: string;
  readonly goes: 'graveyard' | 'unattached';
  readonly why: GameIssue | undefined;
}

/** Whether a permanent is attached, or should be. */
export const mayComeOff = (card: MtgCard): boolean =>
  !card.phasedOut && (card.attachedTo !== undefined || card.subtypes.includes('Aura'));

/** Finds what the state-based actions about attachments would do now (rules 704.5m, 704.5n, 704.5p). */
export function looseAttachments(state: MtgState): readonly Loose[] {
  return permanentsIn(state).flatMap((card): Loose[] => {
    if (!mayComeOff(card)) return [];
    // 702.103f, 702.103g: a bestowed Aura becomes a creature again instead.
    const goes = card.subtypes.includes('Aura') && !isBestowed(card) ? 'graveyard' : 'unattached';
    if (!card.attachedTo) return [{ id: card.instanceId, goes, why: undefined }];
    const why = attachIssue(state, card, card.attachedTo);
    return why ? [{ id: card.instanceId, goes, why }] : [];
  });
}
