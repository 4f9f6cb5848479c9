import { describe, expect, it } from 'vitest';
import type { MtgKeyword } from '../../language/keyword.js';
import { restrictionWords } from './states.js';

describe('rules about a card in words', () => {
  it.each<[MtgKeyword, string | undefined]>([
    [{ keyword: 'cantBlock' }, "~ can't block."],
    [
      { keyword: 'cantBlock', attackers: { power: { lte: 2 } } },
      "~ can't block creatures with power 2 or less.",
    ],
    [{ keyword: 'cantAttack' }, "~ can't attack."],
    [
      { keyword: 'cantAttack', unlessDefenderControls: { subtype: 'Island' } },
      "~ can't attack unless defending player controls an Island.",
    ],
    [{ keyword: 'cantBeBlockedBy', blockers: { subtype: 'Wall' } }, "~ can't be blocked by Walls."],
    [
      { keyword: 'cantBeBlockedBy', blockers: { not: { subtype: 'Wall' } } },
      "~ can't be blocked except by Walls.",
    ],
    [{ keyword: 'mostBlockers', count: 1 }, "~ can't be blocked by more than one creature."],
    [{ keyword: 'mostBlockers', count: 3 }, undefined],
    [
      { keyword: 'cantBeBlockedBy', blockers: { color: 'red', not: { subtype: 'Wall' } } },
      "~ can't be blocked by red non-Wall permanents.",
    ],
    [{ keyword: 'blocksOneMore' }, '~ can block an additional creature each combat.'],
    [{ keyword: 'blocksAny' }, '~ can block any number of creatures.'],
    [{ keyword: 'noMaximumHandSize' }, 'You have no maximum hand size.'],
    [{ keyword: 'playsAnotherLand' }, 'You may play an additional land on each of your turns.'],
    [{ keyword: 'flying' }, undefined],
  ])('508.1c, 509.1b %j', (keyword, words) => {
    expect(restrictionWords(keyword)).toBe(words);
  });
});
