import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { folder, said } from '../../test/call.js';
import type { Unseen } from './unseen.js';

const page = (name: string, oracle: string) => ({
  name,
  types: 'Creature — Human',
  cost: '{W}',
  power: '1',
  toughness: '1',
  oracle,
});
/** Made up: the ability of the first does nothing, nor does the lord of creatures that are in neither deck. */
const CARDS = [
  page('Dull Page', 'When Dull Page enters, you gain 0 life.'),
  page('Keen Page', 'When Keen Page enters, you gain 1 life.\nDragons you control get +1/+1.'),
  page('Late Page', '{9}{9}: You gain 1 life.'),
];

it('lists abilities of own cards that were never used, and those that were and changed nothing', async () => {
  const here = folder();
  const [cards, deck] = [join(here, 'cards.json'), join(here, 'deck.txt')];
  writeFileSync(cards, JSON.stringify(CARDS));
  writeFileSync(deck, '10 Dull Page\n10 Keen Page\n4 Late Page\n16 Plains');
  const out = join(here, 'run.jsonl');
  const command = (more: string) =>
    `simulate mtg --games 2 --workers 2 --cards ${cards} --decks ${deck} --options {"turnLimit":12} --quiet --unseen ${more}`;
  const called = await said(command(`--json --out ${out}`));
  expect(called).toMatchObject({ code: 0, stderr: '' });
  const { unseen } = JSON.parse(called.stdout) as { unseen: Unseen };
  expect(unseen).toMatchObject({ of: { cards: 4, abilities: 4 }, cards: [] });
  const named = (abilities: Unseen['idle']) => abilities.map(({ card, words }) => [card, words]);
  expect(named(unseen.idle)).toEqual([['Late Page', '{9}{9}: You gain 1 life.']]);
  expect(named(unseen.unchanged)).toEqual([
    ['Dull Page', 'When Dull Page enters the battlefield, you gain 0 life.'],
    ['Keen Page', 'Dragons you control get +1/+1.'],
  ]);
  // Nothing is played again: what was shown stands in the file.
  const again = await said(command(`--out ${out} --resume`));
  expect(again.stdout).toMatch(
    /abilities not used +1 of 4\n +Late Page: .*\nchanged nothing +2 of 4\n +Dull Page: .* you gain 0 life\. \(\d+ times\)/u,
  );
});
