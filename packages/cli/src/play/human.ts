import type { TargetRef, TargetSelection, TargetSlot, TargetSpec } from '@reticle/core';
import { whyNotOf, type HostMatch, type ThingView } from '@reticle/core/host';
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

/**
 * Merges choices that a game gives the same label. The first stands for all, and its label says how many
 * there are.
 */
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

/** The names that a game has for things and slots. Defaults: a thing's kind and id, a slot's id. */
export interface Names {
  readonly nameOf?: NameOf | undefined;
  readonly slotName?: ((slot: TargetSlot, spec: TargetSpec) => string) | undefined;
  /** Returns the thing as people see it, if it is on the table. */
  readonly seenAs?: ((id: string) => ThingView | undefined) | undefined;
  /** Returns the words for choosing nothing at all, such as "keep the hand", if the game has any. */
  readonly noneName?: ((targets: TargetSelection) => string | undefined) | undefined;
}

/**
 * Lets a person choose targets slot by slot, pick by pick, and divide what must be divided. It offers only
 * what leads to a complete choice, and finishes a slot without picks by itself.
 *
 * @returns the choice, or undefined if the person goes back or the spec cannot be asked
 */
export async function pickTargets<State>(
  question: TargetQuestion<State>,
  prompter: Prompter,
  names: Names = {},
  scene?: Scene,
): Promise<TargetSelection | undefined> {
  const { nameOf = plainly, slotName = slotWords, seenAs = () => undefined, noneName } = names;
  const answers: TargetAnswer[] = [];
  for (;;) {
    const found = promptTargets(question, answers);
    if (!found.ok) return undefined;
    const asked = found.value;
    if (asked.kind === 'chosen') return asked.targets;
    const stopName = (): string | undefined => {
      const stopped = noneName && promptTargets(question, [...answers, 'done']);
      return stopped?.ok === true && stopped.value.kind === 'chosen'
        ? noneName?.(stopped.value.targets)
        : undefined;
    };
    const answer = await prompter.select(
      messageOf(asked, nameOf, (slot) => slotName(slot, question.spec)),
      [...choicesOf(asked, nameOf, seenAs, stopName), { label: BACK_LABEL, value: BACK }],
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
  const { chosen, slot, min, max } = asked;
  const targets = chosen.flatMap((each) => each.targets);
  const so = targets.length === 0 ? '' : `, with ${targets.map(nameOf).join(' and ')}`;
  const count = chosen.at(-1)?.targets.length ?? 0;
  const most = max === 'any' ? 'any number' : min === max ? `${max}` : `${min} to ${max}`;
  const many = max === 1 ? '' : ` (${count} chosen of ${most})`;
  return `Choose: ${slotName(slot)}${so}${many}`;
}

function choicesOf(
  asked: OpenPrompt,
  nameOf: NameOf,
  seenAs: (id: string) => ThingView | undefined,
  stopName: () => string | undefined,
): readonly Choice<TargetAnswer | typeof BACK>[] {
  if (asked.kind === 'share') return asked.options.map((share) => ({ label: String(share), value: share }));
  const things = asked.options.map((ref) => {
    const about = seenAs(ref.id);
    return { label: nameOf(ref) + whereabouts(about), value: ref, about };
  });
  const once = oncePerLabel<TargetAnswer | typeof BACK>(things);
  if (!asked.canStop) return once;
  const isNone = (asked.chosen.at(-1)?.targets.length ?? 0) === 0;
  const isNothing = asked.chosen.every(({ targets }) => targets.length === 0);
  const none = (isNothing ? stopName() : undefined) ?? 'none';
  return [...once, { label: isNone ? none : 'no more', value: 'done' }];
}

/** Describes where a thing is on a grid, and its state, because things there share names. */
function whereabouts(thing: ThingView | undefined): string {
  if (!thing?.at) return '';
  const { at, marks } = thing;
  return ` at ${at.x},${at.y}${marks.length === 0 ? '' : ` (${marks.join(', ')})`}`;
}

const plainly = ({ kind, id }: TargetRef): string => `${kind} ${id}`;

const seen = z.object({ cards: z.array(z.object({ instanceId: z.string() })) });

/**
 * Returns the cards that a player sees, what each says, and why it cannot be used now, or nothing if the game
 * does not say.
 */
function readableCards<State>(
  game: HostMatch<State>,
  match: Match<State>,
  player: string,
  seenAs: (id: string) => ThingView | undefined,
): readonly Choice<(() => readonly string[]) | undefined>[] {
  const { runtime, nameOf, cardText } = game;
  if (!nameOf || !cardText) return [];
  const found = seen.safeParse(runtime.view(match, player).state);
  const refs = (found.data?.cards ?? []).map(({ instanceId: id }): TargetRef => ({ kind: 'card', id }));
  const choices = refs.flatMap((ref) => {
    const lines = cardText(match.state, ref);
    if (lines.length === 0) return [];
    const note = () => whyNotOf(game, match, player, ref).map((why) => `Not now: ${why}`);
    return [
      { label: nameOf(match.state, ref), value: () => [...lines, ...note()], about: seenAs(ref.id), note },
    ];
  });
  return oncePerLabel<(() => readonly string[]) | undefined>(choices).toSorted((one, other) =>
    one.label.localeCompare(other.label, 'en'),
  );
}

/** The decision of a person. */
export type Decision =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'undo' }
  | { readonly kind: 'board' }
  /** The person wants to read these lines about a card. */
  | { readonly kind: 'read'; readonly lines: readonly string[] }
  /** The person wants to know what a search would do. */
  | { readonly kind: 'hint' }
  /** The person wants to be asked again later: once something happened, or in the next turn. */
  | { readonly kind: 'goOn'; readonly until: 'something' | 'nextTurn' }
  | { readonly kind: 'quit' }
  /** The menu was closed without an answer: Ctrl-C, or a terminal that is gone. */
  | { readonly kind: 'closed' };

type Entry =
  | Decision
  | { readonly kind: 'offer'; readonly offer: Offer }
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'giveUp'; readonly move: Move }
  | { readonly kind: 'cards' };

/** The person to ask, and how to ask. */
export interface Asking {
  readonly player: string;
  readonly prompter: Prompter;
  /** The content around the menus on a screen. Absent if everything is printed in lines. */
  readonly scene?: Scene | undefined;
  /** The choices offered besides the moves. */
  readonly beside: readonly ('hint' | 'goOn' | 'undo')[];
}

/** The most ways of a kind of move that are listed one by one. More are a menu of their own. */
const MOST_WAYS = 6;

/**
 * Asks a person for a decision: first the move, or its kind if there are many ways of it; then the way; then
 * its targets slot by slot. Only legal moves are offered. Going back starts over.
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
      .find((thing) => thing?.face ?? thing?.at);
  const passes = game.pace?.passes ?? [];
  const passing = offers.filter(({ move, spec }) => passes.includes(move) && spec.slots.length === 0);
  const choiceOf = (offer: Offer): Choice<Offer> => ({
    label: words(offer),
    about: about(offer),
    value: offer,
    ...(passing.length === 1 && passing[0] === offer ? { key: 'Space' } : {}),
  });
  const cards = readableCards(game, match, player, seenAs);
  const mayGoOn = beside.includes('goOn') && passing.length > 0;
  const { leaves } = game.runtime;
  const others: readonly Choice<Entry>[] = [
    ...(mayGoOn ? GOING_ON : []),
    ...(cards.length === 0 ? [] : [READING]),
    ...(beside.includes('hint') ? [HINT] : []),
    // A screen always shows the board.
    ...(scene ? [] : [{ label: 'show the board', value: { kind: 'board' as const } }]),
    ...(beside.includes('undo') ? [UNDO] : []),
    // If the game supports it, the others play on.
    ...(leaves === undefined
      ? []
      : [{ label: 'give up', value: { kind: 'giveUp' as const, move: { move: leaves, player } } }]),
    { label: 'leave the match', value: { kind: 'quit' } },
  ];
  const moves = movesIn(offers, choiceOf, game.moveKind ?? spoken);
  // A single possible move is asked about at once. Going back leads to the menu.
  const [only] = offers.length === 1 ? offers : [];
  const forced = only && (await withTargets(only, match, game, { prompter, scene, seenAs }, 'asked'));
  if (forced) return { kind: 'move', move: forced };
  for (;;) {
    const entry = await prompter.select(`You are ${player}. What now?`, [...moves, ...others], scene);
    if (entry === undefined) return { kind: 'closed' };
    if (entry.kind === 'cards') {
      const back = { label: BACK_LABEL, value: undefined };
      const card = await prompter.select('Which card?', [...cards, back], scene);
      if (card) return { kind: 'read', lines: card() };
      continue;
    }
    if (entry.kind === 'giveUp') {
      const sure = [
        { label: 'give up', value: true },
        { label: BACK_LABEL, value: false },
      ];
      const isSure = await prompter.select('You lose the match. Give up?', sure, scene);
      if (isSure === true) return { kind: 'move', move: entry.move };
      continue;
    }
    if (entry.kind !== 'offers' && entry.kind !== 'offer') return entry;
    const offer =
      entry.kind === 'offer' ? entry.offer : await oneOf(entry.offers.map(choiceOf), prompter, scene);
    const move = offer && (await withTargets(offer, match, game, { prompter, scene, seenAs }));
    if (move) return { kind: 'move', move };
  }
}

const READING: Choice<Entry> = { label: 'read a card', value: { kind: 'cards' }, key: 'Ctrl-R' };
const HINT: Choice<Entry> = { label: 'ask for a hint', value: { kind: 'hint' }, key: 'Ctrl-T' };
const UNDO: Choice<Entry> = { label: 'take back my last move', value: { kind: 'undo' }, key: 'Ctrl-B' };

const GOING_ON: readonly Choice<Entry>[] = [
  { label: 'go on until something happens', value: { kind: 'goOn', until: 'something' } },
  { label: 'go on to the next turn', value: { kind: 'goOn', until: 'nextTurn' } },
];

/**
 * Returns the offered moves, in the order of their kinds. A few ways of a kind are listed one by one; many
 * are one entry, which is found by each of them.
 */
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

/**
 * Asks for one of many ways of a kind of move: first for the thing, if there are several, then for the way.
 */
async function oneOf(
  ways: readonly Choice<Offer>[],
  prompter: Prompter,
  scene: Scene | undefined,
): Promise<Offer | undefined> {
  const back = { label: BACK_LABEL, value: undefined };
  const things = new Map(ways.flatMap(({ about }) => (about ? [[about.ref.id, about] as const] : [])));
  const among = (id: string) => ways.filter(({ about }) => about?.ref.id === id);
  const isGrouped = things.size > 1 && ways.every(({ about }) => about);
  const groups = [...things].map(([id, about]) => {
    const some = oncePerLabel(among(id));
    const search = some.map(({ label }) => label).join(' ');
    return { label: `${about.name} (${some.length} ways)`, about, search, value: id };
  });
  const id = isGrouped
    ? await prompter.select<string | undefined>('With which?', [...groups, back], scene)
    : undefined;
  if (isGrouped && id === undefined) return undefined;
  const which = oncePerLabel<Offer | undefined>(id === undefined ? ways : among(id));
  return prompter.select('Which?', [...which, back], scene);
}

/** Returns the things that a player sees, by their ids. */
function thingsSeen<State>(
  { runtime, zones }: HostMatch<State>,
  match: Match<State>,
  player: string,
): (id: string) => ThingView | undefined {
  const all = zones?.(runtime.view(match, player).state) ?? [];
  const known = new Map(all.flatMap(({ things }) => things).map((thing) => [thing.ref.id, thing]));
  return (id) => known.get(id);
}

/** Returns every text in a move's data, which includes the ids that it is about. */
function idsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}

async function withTargets<State>(
  offer: Offer,
  match: Match<State>,
  { runtime, nameOf, slotName, describeMove }: HostMatch<State>,
  { prompter, scene, seenAs }: Pick<Asking, 'prompter' | 'scene'> & Pick<Names, 'seenAs'>,
  made: 'asked' | 'taken' = 'taken',
): Promise<Move | undefined> {
  const opened = runtime.open(match, offer);
  if (!opened.ok) return undefined;
  const { choices, state } = opened.value;
  if (!choices) return made === 'taken' ? moveOf(offer) : undefined;
  const bare = describeMove(match.state, moveOf(offer));
  const noneName = (targets: TargetSelection): string | undefined => {
    const words = describeMove(match.state, { ...moveOf(offer), targets });
    return words === bare ? undefined : words;
  };
  const names = { nameOf: nameOf && ((ref: TargetRef) => nameOf(state, ref)), slotName, seenAs, noneName };
  const targets = await pickTargets(opened.value, prompter, names, scene);
  return targets && { ...moveOf(offer), targets };
}

const moveOf = ({ move, player, params }: Offer): Move => ({ move, player, params });

/** Turns a move's name into words: `moveUnit` becomes "move unit". */
const spoken = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
