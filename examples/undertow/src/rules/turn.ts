import { objectById, definePlay, refTo, type EventRequest, type Play } from '@reticle/core/play';
import { runner } from './effects.js';
import { game } from './game.js';
import { rival, type State } from '../state/state.js';
import { table, type Undertow } from './table.js';

/** Discards creatures with at least as much damage as toughness, and energy whose creature is gone. */
const checks = (state: State): readonly EventRequest<Undertow>[] => {
  const dead = table.inZone(state, 'play').filter(({ damage, toughness }) => damage >= toughness);
  const loose = table
    .inZone(state, 'attached')
    .filter(({ on }) => on === undefined || objectById(state.objects, on)?.zone !== 'play');
  return [...dead, ...loose].map((card) => ({ type: 'moved', card: refTo(card), to: 'discard' }));
};

/** Whether the match is over: low tide, or a player without lives. */
export const isOver = ({ left, players, endless }: State): boolean =>
  endless || left <= 0 || players.some(({ lives }) => lives <= 0);

/** How abilities resolve: those of the active player first, in the order in which they triggered. */
export const play: Play<Undertow> = definePlay<Undertow>({
  game,
  table,
  effects: runner,
  checks,
  checksAfter: 'effect',
  seats: ({ turn }) => [turn, rival(turn)],
  asksOrder: false,
  isOver,
  endless: (state) => ({ ...state, endless: true }),
});
