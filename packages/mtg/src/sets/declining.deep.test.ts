/**
 * Each whole face is played in a match of three players who decline whatever may be declined. The faces are those
 * of the file of `RETICLE_MTG_FACES`, one JSON object a line, as `parseCard` takes them; or the Sixth Edition.
 */
import { readFileSync } from 'node:fs';
import { env } from 'node:process';
import { seedRandom } from '@reticle/core/match';
import { type Declined, playDeclining } from '@reticle/vitest-preset/declining';
import { expect, it } from 'vitest';
import { basics, bestiary, creatureCard, define } from '../../test/made-up.js';
import { matchStateOf } from '../../test/match.js';
import { lands, put } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';
import { unexpressedOf } from '../language/unexpressed.js';
import { SIXTH_EDITION } from './6ed/index.js';
import { type CardFace, parseCard } from '../text/abilities/parse-card.js';
import { mtgMatch } from '../play/match.js';

/** How many cards are known to one match, because making the rules of a match takes long. */
const AT_ONCE = 64;
const CAST = JSON.stringify(['cast', '', '']);
const MOST_MOVES = 900;
const TURNS = 4;
/** The share of the cards that must have been played. */
const LEAST_PLAYED = 0.7;

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const relic = define('Relic', { types: ['artifact'], cost: [1] });
const ON_THE_TABLE = [...basics, ...bestiary, bear, relic];
const IDLE = ['pass', 'doneAttacking', 'doneBlocking'];
const PLAYERS = ['ann', 'bob', 'cat'];

/** The events that tell of effects which nobody may decline, of an amount that is a number. */
const TOLD: Readonly<Record<string, string>> = {
  createToken: 'tokenCreated',
  draw: 'drew',
  gainLife: 'lifeGained',
  loseLife: 'lifeLost',
};
/** The effects that ask a player. */
const ASKED = new Set(['may']);
const ALWAYS_THERE = new Set<unknown>([undefined, 'you', 'eachPlayer', 'eachOpponent']);

/** What a spell must do, or ask, once it resolves. */
function lackingOf({ spell }: CardDefinition, { done, events, asked }: Declined): readonly string[] {
  const after = events.slice(done.get(CAST));
  const turn = after.slice(
    0,
    after.findIndex(({ type }) => type === 'turnBegan'),
  );
  return (spell?.effects ?? []).flatMap((effect) => {
    const { amount = 1, count = 1, who }: Readonly<Record<string, unknown>> = effect;
    if (!ALWAYS_THERE.has(who)) return [];
    const type = TOLD[effect.effect];
    const isSome = typeof amount === 'number' && amount > 0 && typeof count === 'number' && count > 0;
    if (type !== undefined && isSome && !turn.some((event) => event.type === type))
      return [`${effect.effect} was not done`];
    return ASKED.has(effect.effect) && !asked.has(effect.effect) ? [`${effect.effect} was not asked`] : [];
  });
}

/** The whole cards of a file of faces. A face that lacks nothing but its back counts. */
const cardsIn = (file: string): readonly CardDefinition[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => parseCard(JSON.parse(line) as CardFace).card)
    .filter((card) => unexpressedOf(card).every(({ code }) => code === 'mtg.noBack'));

function cardsPlayed(): readonly CardDefinition[] {
  const file = env['RETICLE_MTG_FACES'];
  const cards =
    file === undefined ? SIXTH_EDITION.filter((card) => unexpressedOf(card).length === 0) : cardsIn(file);
  const others = new Map(cards.map((card) => [card.id, card]));
  for (const { id } of ON_THE_TABLE) others.delete(id);
  return [...others.values()];
}

/** Plays a card, uses each of its abilities once, and ends some turns later. Returns whether it was played, and what went wrong. */
function playedWith(runtime: ReturnType<typeof mtgMatch>, card: CardDefinition) {
  const board = PLAYERS.flatMap((owner) => [
    put(bear, owner, 'battlefield', { instanceId: `${owner}-bear` }),
    put(relic, owner, 'battlefield', { instanceId: `${owner}-relic` }),
    put(bear, owner, 'graveyard', { instanceId: `${owner}-old-bear` }),
    ...lands('Forest', 9, owner, 'library').map((one) => ({
      ...one,
      instanceId: `${owner}-l-${one.instanceId}`,
    })),
    ...lands('Island', 2, owner, 'hand').map((one) => ({
      ...one,
      instanceId: `${owner}-h-${one.instanceId}`,
    })),
  ]);
  const mine = basics.flatMap(({ name }) => lands(name, 4));
  const state = matchStateOf({
    players: PLAYERS.map((id) => ({ id })),
    activePlayer: 'ann',
    cards: [put(card, 'ann', 'hand', { instanceId: 'played' }), ...mine, ...board],
    turn: { number: 3, step: 'main1', priority: 'ann' },
  });
  const played = playDeclining({
    runtime,
    match: { game: 'mtg', version: 1, step: 0, random: seedRandom(1), state },
    idle: IDLE,
    most: MOST_MOVES,
    isOver: ({ turn }) => turn.number >= 3 + TURNS,
    wanted: ({ move, player, params = {} }) =>
      player === 'ann' && params['card'] === 'played' && ['cast', 'playLand', 'activate'].includes(move)
        ? JSON.stringify([move, params['ability'] ?? '', params['face'] ?? ''])
        : undefined,
    asks: ({ resolving }) => resolving.at(-1)?.frame.todo[0]?.effect,
  });
  const { findings, done, events } = played;
  const isCountered = events.some(({ type }) => type === 'countered');
  const resolved = done.has(CAST) && findings.length === 0 && !isCountered;
  const said = [...findings, ...(resolved ? lackingOf(card, played) : [])];
  return { isPlayed: done.size > 0, problems: said.map((what) => `${card.name}: ${what}`) };
}

it(
  'each whole face is played by three players who decline',
  () => {
    const cards = cardsPlayed();
    const problems: string[] = [];
    let count = 0;
    for (let from = 0; from < cards.length; from += AT_ONCE) {
      const some = cards.slice(from, from + AT_ONCE);
      const runtime = mtgMatch({ cards: [...ON_THE_TABLE, ...some] });
      for (const card of some) {
        const played = playedWith(runtime, card);
        problems.push(...played.problems);
        if (played.isPlayed) count++;
      }
    }
    expect(problems).toEqual([]);
    // Some can't be played here, for want of a target or of a board.
    expect(count).toBeGreaterThan(cards.length * LEAST_PLAYED);
  },
  24 * 3_600_000,
);
