import type { TargetSlot } from '@reticle/core';
import {
  MARK,
  mapStrings,
  someWithin,
  type PhraseClause,
  type TargetPhrase,
  type Token,
} from '@reticle/core/text';

/** The marker of the lexicon for the earlier target to which a phrase refers. */
const EARLIER = 'EARLIER';
const THAT_PLAYER = 'role.thatPlayer';

type Accepts = TargetPhrase['accepts'];

const isThatPlayer = (word: string): boolean => word === THAT_PLAYER;
/** It stands alone, or as the slot in a path: "slots.EARLIER.power". */
const isEarlier = (word: string): boolean => word.includes(EARLIER);
const holds = (accepts: Accepts, isIt: (word: string) => boolean): boolean =>
  someWithin(accepts, (value) => typeof value === 'string' && isIt(value));

/** Whether something in a phrase is "that player's", and nothing before it names the player. */
export const speaksOfThatPlayer = (accepts: readonly unknown[]): boolean =>
  someWithin(accepts, (value) => typeof value === 'string' && isThatPlayer(value));

/** What a phrase may refer to: the player and the object named before it, and the card itself. */
export interface Antecedents {
  readonly player: string | undefined;
  readonly earlier: string | undefined;
  readonly name: string | undefined;
  /** Whether an opponent chooses; then "they" is that opponent. */
  readonly choosing: boolean;
}

/**
 * Finds the slots that "that player" and "it" mean: the nearest earlier slot with one player, or with one
 * object.
 */
export function antecedentsAmong(
  earlier: readonly TargetSlot[],
  name: string | undefined,
  chooser?: string,
): Antecedents {
  const single = earlier.filter(({ max }) => max === 1);
  const player = single.findLast(({ accepts }) => accepts.some(({ kind }) => kind === 'player'));
  return { player: player?.id, earlier: single.at(-1)?.id, name, choosing: chooser === 'opponent' };
}

/**
 * Replaces references in a phrase's filters. "That player controls" after a target player means that player,
 * otherwise the one whom the event names. Returns undefined if an earlier target is needed and missing.
 */
export function leaningOn(
  accepts: Accepts,
  { player, earlier, name, choosing }: Antecedents,
): Accepts | undefined {
  const [leans, speaksOfPlayer] = [holds(accepts, isEarlier), holds(accepts, isThatPlayer)];
  if (leans && earlier === undefined) return undefined;
  if (!leans && !speaksOfPlayer && !holds(accepts, (word) => word === '~')) return accepts;
  // "Target opponent or planeswalker they control" means an opponent's. For "target player" nothing would be
  // left to ask.
  const players = accepts.filter(({ kind }) => kind === 'player');
  const among = players.length > 0 && speaksOfPlayer;
  if (among && !players.every(({ filter }) => filter['is'] === 'opponent')) return undefined;
  const change = (word: string): string => {
    if (word === THAT_PLAYER && among) return 'opponent';
    if (word === THAT_PLAYER && choosing) return 'role.chooser';
    if (word === THAT_PLAYER) return player === undefined ? word : `slots.${player}`;
    if (word === '~') return name ?? word;
    return earlier === undefined ? word : word.replace(EARLIER, earlier);
  };
  return accepts.map(({ kind, filter }) => ({ kind, filter: mapStrings(filter, change) }));
}

/** Words that name a player whom "that player" may mean. */
const PLAYER_WORDS: ReadonlySet<string> = new Set([
  'player',
  'players',
  'opponent',
  'opponents',
  'controller',
  'controllers',
  'owner',
  'owners',
]);

/** Whether a phrase refers to "that player" although the words before it name none. */
export function leansOnNobody(accepts: Accepts, before: readonly Token[]): boolean {
  return holds(accepts, isThatPlayer) && !before.some(({ text }) => PLAYER_WORDS.has(text));
}

const UNCLEAR = 'unclear';
const MANY: ReadonlySet<string> = new Set(['opponents', 'players']);

/**
 * Finds who chooses if a word before the phrase says that the controller doesn't: "an opponent chooses target
 * ...".
 */
export function chooserBefore(tokens: readonly Token[], from: number): string | undefined {
  // "Your opponents choose target creature": it isn't said which of them.
  if (tokens[from - 1]?.text === 'choose' && MANY.has(tokens[from - 2]?.text ?? '')) return UNCLEAR;
  const at = choosesAt(tokens, from);
  if (at === undefined) return undefined;
  const [article, who] = [2, 1].map((back) => tokens[at - back]?.text);
  if (article === 'an' && who === 'opponent') return 'opponent';
  return article === 'that' && who === 'player' ? THAT_PLAYER : UNCLEAR;
}

const STOPS: ReadonlySet<string> = new Set(['.', ',', ':', 'then', MARK.line]);

/**
 * Finds "chooses" before a phrase, or before one to which it is joined: "chooses target land and target
 * battle".
 */
function choosesAt(tokens: readonly Token[], from: number): number | undefined {
  const text = (at: number): string => tokens[at]?.text ?? MARK.line;
  let at = from - 1;
  if (text(at) === 'and') while (text(at) !== 'chooses' && !STOPS.has(text(at))) at--;
  return text(at) === 'chooses' ? at : undefined;
}

/** Returns who chooses, as a slot says it. Returns undefined if it isn't clear. */
export function chooserOf(
  chooser: string | undefined,
  { player }: Antecedents,
): TargetSlot['chooser'] | undefined {
  if (chooser === UNCLEAR) return undefined;
  if (chooser === 'opponent' || chooser === 'random') return chooser;
  if (chooser === THAT_PLAYER) return player === undefined ? THAT_PLAYER : `slots.${player}`;
  return 'controller';
}

/**
 * Whether "blocking it" or "it's blocking" may mean the card itself, since that was named before and no other
 * target was.
 */
export function leansUnclearly(
  tokens: readonly Token[],
  { from, to }: PhraseClause,
  earlier: readonly TargetSlot[],
): boolean {
  const blockingIt = tokens
    .slice(from, to)
    .some(
      ({ text }, index) =>
        text === "it's" || (text === 'it' && tokens[from + index - 1]?.text === 'blocking'),
    );
  if (!blockingIt) return false;
  const line = tokens.slice(0, from).findLastIndex(({ text }) => text === MARK.line);
  return earlier.length > 0 || !tokens.slice(line + 1, from).some(({ text }) => text === '~');
}
