import { describe, expect, it } from 'vitest';
import { readCard, sorcery, unreadOf } from '../../../test/read-card.js';
import { printCard } from './print-card.js';

describe('601.2c: "choose target ..." is said of a choice that was made already', () => {
  it.each([
    ['Choose target creature. Tap that creature.', 'Tap target creature.'],
    ['Choose target creature, then tap it.', 'Tap target creature.'],
    [
      'Choose two target Goblins. Sacrifice an Elf. If you do, untap the chosen creatures.',
      'Sacrifice an Elf. If you do, untap two target Goblins.',
    ],
    [
      'Choose target player. You gain 1 life, then that player draws two cards.',
      'You gain 1 life, then target player draws two cards.',
    ],
    [
      'Choose target creature. When that creature dies this turn, you gain 1 life.',
      'When target creature dies this turn, you gain 1 life.',
    ],
    [
      'Choose target creature you control. You gain 2 life. Untap the chosen creature.',
      'You gain 2 life. Untap target creature you control.',
    ],
  ])('%s', (text, inOne) => {
    const { spell } = sorcery(text);
    expect(spell?.targets?.slots).toMatchObject([{ id: 't1' }]);
    expect(spell).toEqual(sorcery(inOne).spell);
  });

  it('stands in abilities, too', () => {
    const card = readCard('{1}: Choose target creature. When that creature dies this turn, you gain 1 life.');
    expect(printCard(card).lines).toEqual(['{1}: When target creature dies this turn, you gain 1 life.']);
  });

  it.each([
    ['nothing is done with it', 'Choose target creature. You gain 2 life.'],
    ['two were chosen', 'Choose target Elf. Choose target Goblin. Tap the chosen creature.'],
    ['one of several is meant', 'Choose two target creatures. Tap the chosen creature.'],
    ['it is no target', 'Choose a creature. Tap the chosen creature.'],
    ['a player was chosen', 'Choose target player. Tap the chosen creature.'],
  ])('is refused if %s', (_why, text) => expect(unreadOf(text)).not.toEqual([]));
});
