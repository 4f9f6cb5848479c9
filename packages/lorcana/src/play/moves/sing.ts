import { frozenCopy, type TargetSpec } from '@reticle/core';
import { defineMove } from '@reticle/core/match';
import type { LorcanaCardFilter } from '../../language/filter.js';
import { advance } from '../../rules/advance.js';
import { exert } from '../../rules/cards.js';
import { play as playOut } from '../../rules/play.js';
import { inPlay, refTo, theCard } from '../../state/board.js';
import type { LorcanaCard } from '../../state/card.js';
import { lorcanaIssue } from '../../state/issues.js';
import type { LorcanaMatchState } from '../../state/match.js';
import { emitEvents } from '../../state/table.js';
import { oneCard, playable, playableCard } from './when.js';

export const isSong = ({ types }: LorcanaCard): boolean => types.includes('song');
const singTogetherOf = ({ keywords, keywordValues }: LorcanaCard): number | undefined =>
  keywords.includes('sing together') ? keywordValues['sing together'] : undefined;

/** Returns the characters that may not sing. */
const nonSingers = (state: LorcanaMatchState): readonly string[] =>
  inPlay(state)
    .filter(({ cant }) => cant.includes('sing') || cant.includes('exert'))
    .map(({ instanceId }) => instanceId);

const SINGERS: LorcanaCardFilter = frozenCopy({
  zone: 'play',
  controller: 'self',
  type: 'character',
  ready: true,
  drying: false,
});

/**
 * Returns the choice of singers: ready, dry characters of the player. Together, their costs (or Singer,
 * 8.11.1) must reach the song's.
 */
function specOf(state: LorcanaMatchState, song: LorcanaCard): TargetSpec {
  const forbidden = nonSingers(state);
  const filter = forbidden.length === 0 ? SINGERS : { ...SINGERS, not: { instanceId: forbidden } };
  const many = singTogetherOf(song);
  return {
    slots: [
      {
        id: 'singers',
        accepts: [{ kind: 'card', filter }],
        min: 1,
        max: many === undefined ? 1 : 'any',
        chooser: 'controller',
        mode: 'target',
      },
    ],
    relations: [
      { relation: 'sum', property: 'singCost', slots: ['singers'], is: { gte: many ?? song.cost ?? 0 } },
    ],
    timing: 'announcement',
  };
}

/** Plays a song for free: a character exerts to sing it, or several characters do (Sing Together, 8.12.1). */
export const sing = defineMove({
  params: oneCard,
  refuses({ state, player, params: { cardId } }) {
    const found = playableCard(state, player, cardId);
    if ('issues' in found) return found.issues;
    return isSong(found.card) ? [] : [lorcanaIssue('notASong', { cardId })];
  },
  variants: (state: LorcanaMatchState, player: string) =>
    playable(state, player)
      .filter((card) => isSong(card))
      .map((card) => ({ cardId: card.instanceId })),
  variantsAreLegal: true,
  getTargetSpecs({ state, params: { cardId } }) {
    return [specOf(state, theCard(state, cardId))];
  },
  execute({ state, player, params: { cardId }, targets, random, emit }) {
    const tools = { random, emit };
    const song = theCard(state, cardId);
    const chosen = targets.slots.flatMap((slot) => slot.targets);
    const singers = chosen.map(({ id }) => theCard(state, id));
    emit({
      type: 'sang',
      player,
      cardId,
      name: song.name,
      singers: singers.map(({ instanceId, name }) => ({ cardId: instanceId, name })),
    });
    // The song goes from the hand to `resolving` and then to the discard, two zones from here.
    const inDiscard = { kind: 'card', id: cardId, incarnation: song.incarnation + 2 };
    const exerted = singers.reduce((now, card) => exert(now, card, tools), state);
    const sung = emitEvents(
      exerted,
      tools,
      ...singers.map((card) => ({ type: 'sings', card: refTo(card), song: inDiscard }) as const),
    );
    return advance(playOut(sung, cardId, { player, exerted: false }, tools), tools);
  },
});
