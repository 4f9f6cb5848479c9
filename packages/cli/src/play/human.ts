import type { TargetRef, TargetSelection, TargetSlot, TargetSpec } from '@reticle/core';
import type { HostMatch } from '@reticle/core/host';
import {
  promptTargets,
  type OpenPrompt,
  type TargetAnswer,
  type TargetQuestion,
  type Match,
  type Move,
  type Offer,
} from '@reticle/core/match';
import type { Key } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import * as z from 'zod';
import type { Choice, Prompter } from '../io.js';

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
  { nameOf = plainly, slotName = slotWords }: Names = {},
): Promise<TargetSelection | undefined> {
  const answers: TargetAnswer[] = [];
  for (;;) {
    const found = promptTargets(question, answers);
    if (!found.ok) return undefined;
    const asked = found.value;
    if (asked.kind === 'chosen') return asked.targets;
    const answer = await prompter.select(
      messageOf(asked, nameOf, (slot) => slotName(slot, question.spec)),
      [...choicesOf(asked, nameOf), { label: 'back', value: BACK }],
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

function choicesOf(asked: OpenPrompt, nameOf: NameOf): readonly Choice<TargetAnswer | typeof BACK>[] {
  if (asked.kind === 'share') return asked.options.map((share) => ({ label: String(share), value: share }));
  const things = asked.options.map((ref) => ({ label: nameOf(ref), value: ref }));
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
): readonly Choice<readonly string[] | undefined>[] {
  if (!nameOf || !cardText) return [];
  const found = seen.safeParse(runtime.view(match, player).state);
  const refs = (found.data?.cards ?? []).map(({ instanceId: id }): TargetRef => ({ kind: 'card', id }));
  const choices = refs.flatMap((ref) => {
    const lines = cardText(match.state, ref);
    return lines.length === 0 ? [] : [{ label: nameOf(match.state, ref), value: lines }];
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
  | { readonly kind: 'quit' };

type Entry =
  | Decision
  | { readonly kind: 'offers'; readonly offers: readonly Offer[] }
  | { readonly kind: 'cards' };

/**
 * Asks a person for a decision: first the kind of move, then which, then its targets slot by slot. Only what is legal is
 * offered. Going back starts over.
 */
export async function decide<State>(
  game: HostMatch<State>,
  match: Match<State>,
  player: string,
  prompter: Prompter,
): Promise<Decision> {
  const offers = [...game.runtime.offers(match, player)];
  const words = (offer: Offer) => game.describeMove(match.state, moveOf(offer));
  const kindOf = game.moveKind ?? spoken;
  const kinds = [...new Set(offers.map(({ move }) => move))].map((name): Choice<Entry> => {
    const some = offers.filter(({ move }) => move === name);
    const [only] = some;
    const inWords = some.map(words);
    const ways = new Set(inWords).size;
    const label = only && ways === 1 ? words(only) : `${kindOf(name)} (${ways} ways)`;
    return { label, search: inWords.join(' '), value: { kind: 'offers', offers: some } };
  });
  const cards = readableCards(game, match, player);
  const others: readonly Choice<Entry>[] = [
    ...(cards.length === 0 ? [] : [{ label: 'read a card', value: { kind: 'cards' as const } }]),
    { label: 'show the board', value: { kind: 'board' } },
    { label: 'take back my last move', value: { kind: 'undo' } },
    { label: 'leave the match', value: { kind: 'quit' } },
  ];
  for (;;) {
    const entry = await prompter.select(`You are ${player}. What now?`, [...kinds, ...others]);
    if (entry === undefined) return { kind: 'quit' };
    if (entry.kind === 'cards') {
      const lines = await prompter.select('Which card?', [...cards, { label: 'back', value: undefined }]);
      if (lines) return { kind: 'read', lines };
      continue;
    }
    if (entry.kind !== 'offers') return entry;
    const offer = await whichOf(entry.offers, words, prompter);
    const move = offer && (await withTargets(offer, match, game, prompter));
    if (move) return { kind: 'move', move };
  }
}

async function whichOf(
  offers: readonly Offer[],
  words: (offer: Offer) => string,
  prompter: Prompter,
): Promise<Offer | undefined> {
  const choices = oncePerLabel<Offer | undefined>(
    offers.map((offer) => ({ label: words(offer), value: offer })),
  );
  if (choices.length === 1) return choices[0]?.value;
  return prompter.select('Which?', [...choices, { label: 'back', value: undefined }]);
}

async function withTargets<State>(
  offer: Offer,
  match: Match<State>,
  { runtime, nameOf, slotName }: HostMatch<State>,
  prompter: Prompter,
): Promise<Move | undefined> {
  const opened = runtime.open(match, offer);
  if (!opened.ok) return undefined;
  const { choices, state } = opened.value;
  if (!choices) return moveOf(offer);
  const targets = await pickTargets(opened.value, prompter, {
    nameOf: nameOf && ((ref) => nameOf(state, ref)),
    slotName,
  });
  return targets && { ...moveOf(offer), targets };
}

const moveOf = ({ move, player, params }: Offer): Move => ({ move, player, params });

/** `moveUnit`: move unit */
const spoken = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** So many lines of a menu are shown at once. */
const LINES = 12;

/** What a menu knows of itself as Enter is pressed. */
interface Menu {
  readonly userInput: string;
  readonly isNavigating: boolean;
  readonly filteredOptions: readonly unknown[];
}

/** Why Enter chooses nothing yet: what was typed fits nothing, or several, and none of them was gone to. */
function refusal({ userInput, isNavigating, filteredOptions: { length } }: Menu): string | undefined {
  const typed = userInput.trim();
  if (length === 0) return `Nothing fits "${typed}".`;
  if (typed === '' || isNavigating || length === 1) return undefined;
  return `${length} fit "${typed}": type more, or go to one with the arrow keys.`;
}

/** Asks in a terminal: what is typed narrows the menu, and Enter takes only what was gone to, or what alone is left. */
export function clackPrompter(input: Readable, output: Writable): Prompter {
  return {
    async select<T>(message: string, choices: readonly Choice<T>[]): Promise<T | undefined> {
      const { autocomplete, isCancel } = await import('@clack/prompts');
      // By number, from 1 on, so that the values may be anything.
      const options = choices.map(({ label, hint }, at) => ({
        value: at + 1,
        label,
        ...(hint === undefined ? {} : { hint }),
      }));
      const found = choices.map(({ label, hint = '', search = '' }) =>
        `${label} ${hint} ${search}`.toLowerCase(),
      );
      const closed = closing(input);
      let menu: Menu | undefined;
      const remember = (open: Menu): void => {
        menu = open;
      };
      try {
        const chosen = await autocomplete<number>({
          message,
          input,
          output,
          maxItems: LINES,
          signal: closed.signal,
          options() {
            remember(this);
            return options;
          },
          filter: (typed, { value }) =>
            typed
              .toLowerCase()
              .split(/\s+/)
              .every((word) => found[value - 1]?.includes(word)),
          validate: () => menu && refusal(menu),
        });
        return isCancel(chosen) ? undefined : choices[chosen - 1]?.value;
      } finally {
        closed.stop();
      }
    },
  };
}

/** Tells when a person closes the input (Ctrl-D, a terminal that is gone): by itself the question would wait for ever. */
function closing(input: Readable): { readonly signal: AbortSignal; readonly stop: () => void } {
  const closed = new AbortController();
  const close = () => closed.abort();
  const key = (_text: unknown, { ctrl, name }: Key) => {
    if (ctrl === true && name === 'd') close();
  };
  input.on('keypress', key).on('end', close);
  if (input.readableEnded) close();
  return { signal: closed.signal, stop: () => void input.off('keypress', key).off('end', close) };
}
