import type { Random } from '@reticle/core/match';
import { cardNamed } from '../state/holding.js';
import type { TaktikPlayer, TaktikState } from '../state/state.js';

/** Takes so many of the first cards that may be held in secret: a malus lies open as soon as it is drawn. */
function takeSecret(state: TaktikState, pool: string[], count: number): readonly string[] {
  const taken: string[] = [];
  while (taken.length < count && pool.length > 0) {
    const at = pool.findIndex((id) => cardNamed(state, id)?.kind !== 'malus');
    taken.push(...pool.splice(Math.max(0, at), 1));
  }
  return taken;
}

/** A state that the player can't tell from this one: the decks are shuffled, together with what others hold in secret. */
export function determinize(state: TaktikState, player: string, random: Random): TaktikState {
  const secret = ({ id, drawn, stored }: TaktikPlayer) => ({
    stored: id === player ? [] : stored,
    drawn: id !== player && drawn !== null && cardNamed(state, drawn)?.kind !== 'malus' ? [drawn] : [],
  });
  const held = state.players.map((one) => secret(one)).flatMap(({ stored, drawn }) => [...stored, ...drawn]);
  const pool = random.shuffle([...state.deck, ...held].toSorted());
  const dealt = (one: TaktikPlayer): TaktikPlayer => {
    const { stored, drawn } = secret(one);
    const [first] = takeSecret(state, pool, drawn.length);
    return {
      ...one,
      ...(stored.length > 0 ? { stored: takeSecret(state, pool, stored.length) } : {}),
      ...(first === undefined ? {} : { drawn: first }),
    };
  };
  const [red, blue] = state.players;
  const players = [dealt(red), dealt(blue)] as const;
  return { ...state, players, deck: pool, tacticDeck: random.shuffle(state.tacticDeck.toSorted()) };
}
