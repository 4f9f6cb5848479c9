import type { TargetRef, TargetSelection, TargetSlot, TargetSpec } from '@reticle/core';
import type { HostMatch, ThingView } from '@reticle/core/host';
import {
  promptTargets,
  type OpenPrompt,
  type TargetAnswer,
  type TargetQuestion,
  type Match,
  type Move,
  type Offer,
} from '@reticle/core/match';
import * as z from 'zod';
import { BACK_LABEL, type Choice, type Prompter, type Scene } from '../io.js';

/** What a game calls the same is the same: such choices stand once, with how many they are; the first stands for all. */
export function oncePerLabel<T>(choices: readonly Choice<T>[]): readonly Choice<T>[] {
  const counts = new Map<string, number>();
  for (const { label } of choices) counts.set(label, (counts.get(label) ?? 0) + 1);
  const first = new Map(choices.toReversed().map((choice) => [choice.label, choice]));
  return [...counts].flatMap(([label, count]) => {
    const choice = first.get(label);
    return choice ? [{ ...choice, label: count === 1 ? label : `${label} (${count} of them)` }] : [];
  });
}

const BACK = 'back';

type NameOf = (ref: TargetRef) => string;

/** What a game calls things and slots; where it says nothing, a thing is its kind and id, a slot its id. */
export interface Names {
  readonly nameOf?: NameOf | undefined;
  readonly slotName?: ((slot: TargetSlot, spec: TargetSpec) => string) | undefined;
  /** The thing as people see it, if it lies on the table. */
  readonly seenAs?: ((id: string) => ThingView | undefined) | undefined;
}

/**
 * Lets a person choose targets slot by slot, pick by pick, and divide what is to be divided. Only what leads to a complete
 * choice is offered, and a slot without a pick left is finished by itself.
 *
 * @returns the choice; nothing where the person goes back, or where the spec cannot be asked
 */
export async function pickTargets<State>(
  question: TargetQuestion<State>,
  prompter: Prompter,
  { nameOf = plainly, slotName = slotWords, seenAs = () => undefined }: Names = {},
  scene?: Scene,
): Promise<TargetSelection | undefined> {
  const answers: TargetAnswer[] = [];
  for (;;) {
    const found = promptTargets(question, answers);
    if (!found.ok) return undefined;
    const asked = found.value;
    if (asked.kind === 'chosen') return asked.targets;
    const answer = await prompter.select(
      messageOf(asked, nameOf, (slot) => slotName(slot, question.spec)),
      [...choicesOf(asked, nameOf, seenAs), { label: BACK_LABEL, value: BACK }],
      scene,
    );
    if (answer === undefined || answer === BACK) return undefined;
    answers.push(answer);
  }
}

const slotWords = ({ description, id }: TargetSlot): string => description ?? id;

function messageOf(asked: OpenPrompt, nameOf: NameOf, slotName: (slot: TargetSlot) => string): string {
  if (asked.kind === 'share') {
    return `How many of ${asked.total} for ${nameOf(asked.target)}? ${asked.left} are left`;
  }
  const targets = asked.chosen.flatMap((each) => each.targets);
  const so = targets.length === 0 ? '' : `, with ${targets.map(nameOf).join(' and ')}`;
  return `Choose: ${slotName(asked.slot)}${so}`;
}

function choicesOf(
  asked: OpenPrompt,
  nameOf: NameOf,
  seenAs: (id: string) => ThingView | undefined,
): readonly Choice<TargetAnswer | typeof BACK>[] {
  if (asked.kind === 'share') return asked.options.map((share) => ({ label: String(share), value: share }));
  const things = asked.options.map((ref) => ({ label: nameOf(ref), value: ref, about: seenAs(ref.id) }));
  const once = oncePerLabel<TargetAnswer | typeof BACK>(things);
  return asked.canStop ? [...once, { label: 'no more', value: 'done' }] : once;
}

const plainly = ({ kind, id }: TargetRef): string => `${kind} ${id}`;

const seen = z.object({ cards: z.array(z.object({ instanceId: z.string() })) });

/** The cards that a player sees, and what each says; none where the game does not tell. */
function readableCards<State>(
  { runtime, nameOf, cardText }: HostMatch<State>,
  match: Match<State>,
  player: string,
  seenAs: (id: string) => ThingView | undefined,
): readonly Choice<readonly string[] | undefined>[] {
  if (!nameOf || !cardText) return [];
  const found = seen.safeParse(runtime.view(match, player).state);
  const refs = (found.data?.cards ?? []).map(({ instanceId: id }): TargetRef => ({ kind: 'card', id }));
  const choices = refs.flatMap((ref) => {
    const lines = cardText(match.state, ref);
    return lines.length === 0
      ? []
      : [{ label: nameOf(match.state, ref), value: lines, about: seenAs(ref.id) }];
  });
  return oncePerLabel<readonly string[] | undefined>(choices).toSorted((one, other) =>
    one.label.localeCompare(other.label, 'en'),
  );
}

/** What a person decided. */
export type Decision =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' }
  | { readonly kind: 'board' }
  /** Lines about a card that the person wants to read. */
  | { readonly kind: 'read'; readonly lines: readonly string[] }
  /** What a search would do. */
  | { readonly kind: 'hint' }
  /** To be asked again later: once something happened, or in the next turn. */
  | { readonly kind: 'goOn'; readonly until: 'something' | 'nextTurn' }
  | { readonly kind: 'quit' };

type Entry =
  | Decision
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'cards' };

/** Whom a decision is asked of, and how. */
export interface Asking {
  readonly player: string;
  readonly prompter: Prompter;
  /** What stands around the menus on a screen; absent if all is told in lines. */
  readonly scene?: Scene | undefined;
  /** What there is beside the moves. */
  readonly beside: readonly ('hint' | 'goOn')[];
}

/** A kind of move with more ways than these stands once; its ways are a menu of their own. */
const MOST_WAYS = 6;

/**
 * Asks a person for a decision: first the move, or its kind where there are many ways of it, then which, then its targets slot by
 * slot. Only what is legal is offered. Going back starts over.
 */
export async function decide<State>(
  game: HostMatch<State>,
  match: Match<State>,
  { player, prompter, scene, beside }: Asking,
): Promise<Decision> {
  const offers = [...game.runtime.offers(match, player)];
  const seenAs = thingsSeen(game, match, player);
  const words = (offer: Offer) => game.describeMove(match.state, moveOf(offer));
  const about = (offer: Offer) =>
    idsIn(offer.params)
      .map(seenAs)
      .find((thing) => thing?.face);
  const choiceOf = (offer: Offer) => ({ label: words(offer), about: about(offer), value: offer });
  const cards = readableCards(game, match, player, seenAs);
  const passes = game.pace?.passes ?? [];
  const mayGoOn = beside.includes('goOn') && offers.some(({ move }) => passes.includes(move));
  const { leaves } = game.runtime;
  const others: readonly Choice<Entry>[] = [
    ...(mayGoOn ? GOING_ON : []),
    ...(cards.length === 0 ? [] : [{ label: 'read a card', value: { kind: 'cards' as const } }]),
    ...(beside.includes('hint') ? [{ label: 'ask for a hint', value: { kind: 'hint' as const } }] : []),
    // Where there is a screen, the board is always to be seen.
    ...(scene ? [] : [{ label: 'show the board', value: { kind: 'board' as const } }]),
    { label: 'take back my last move', value: { kind: 'undo' } },
    // Where the game knows how, others play on.
    ...(leaves === undefined
      ? []
      : [{ label: 'give up', value: { kind: 'move' as const, move: { move: leaves, player } } }]),
    { label: 'leave the match', value: { kind: 'quit' } },
  ];
  const moves = movesIn(offers, choiceOf, game.moveKind ?? spoken);
  for (;;) {
    const entry = await prompter.select(`You are ${player}. What now?`, [...moves, ...others], scene);
    if (entry === undefined) return { kind: 'quit' };
    if (entry.kind === 'cards') {
      const back = { label: BACK_LABEL, value: undefined };
      const lines = await prompter.select('Which card?', [...cards, back], scene);
      if (lines) return { kind: 'read', lines };
      continue;
    }
    if (entry.kind !== 'offers' && entry.kind !== 'offer') return entry;
    const offer =
      entry.kind === 'offer'
        ? entry.offer
        : await prompter.select(
            'Which?',
            [
              ...oncePerLabel<Offer | undefined>(entry.offers.map(choiceOf)),
              { label: BACK_LABEL, value: undefined },
            ],
            scene,
          );
    const move = offer && (await withTargets(offer, match, game, { prompter, scene, seenAs }));
    if (move) return { kind: 'move', move };
  }
}

const GOING_ON: readonly Choice<Entry>[] = [
  { label: 'go on until something happens', value: { kind: 'goOn', until: 'something' } },
  { label: 'go on to the next turn', value: { kind: 'goOn', until: 'nextTurn' } },
];

/** The moves on offer, in the order of their kinds: few ways of a kind one by one, many as one entry that is found by each of them. */
function movesIn(
  offers: readonly Offer[],
  choiceOf: (offer: Offer) => Choice<Offer>,
  kindOf: (move: string) => string,
): readonly Choice<Entry>[] {
  return [...new Set(offers.map(({ move }) => move))].flatMap((name): readonly Choice<Entry>[] => {
    const some = offers.filter(({ move }) => move === name);
    const ways = oncePerLabel(some.map(choiceOf));
    if (ways.length <= MOST_WAYS)
      return ways.map((way) => ({ ...way, value: { kind: 'offer' as const, offer: way.value } }));
    const label = `${kindOf(name)} (${ways.length} ways)`;
    const search = ways.map((way) => way.label).join(' ');
    return [{ label, search, value: { kind: 'offers' as const, offers: some } }];
  });
}

/** The things that a player sees, by their ids. */
function thingsSeen<State>(
  { runtime, zones }: HostMatch<State>,
  match: Match<State>,
  player: string,
): (id: string) => ThingView | undefined {
  const all = zones?.(runtime.view(match, player).state) ?? [];
  const known = new Map(all.flatMap(({ things }) => things).map((thing) => [thing.ref.id, thing]));
  return (id) => known.get(id);
}

/** Every text in what a move says: the ids of what it is about are among them. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

async function withTargets<State>(
  offer: Offer,
  match: Match<State>,
  { runtime, nameOf, slotName }: HostMatch<State>,
  { prompter, scene, seenAs }: Pick<Asking, 'prompter' | 'scene'> & Pick<Names, 'seenAs'>,
): Promise<Move | undefined> {
  const opened = runtime.open(match, offer);
  if (!opened.ok) return undefined;
  const { choices, state } = opened.value;
  if (!choices) return moveOf(offer);
  const names = { nameOf: nameOf && ((ref: TargetRef) => nameOf(state, ref)), slotName, seenAs };
  const targets = await pickTargets(opened.value, prompter, names, scene);
  return targets && { ...moveOf(offer), targets };
}

const moveOf = ({ move, player, params }: Offer): Move => ({ move, player, params });

/** `moveUnit`: move unit */
const spoken = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
