/** What the log says that an ability does, as it is activated, triggers and resolves. */
import { expect, it } from 'vitest';
import { creatureCard } from '../../../test/made-up.js';
import { readCard, sorcery } from '../../../test/read-card.js';
import { lands, put, table } from '../../../test/table.js';
import { mtgNarration } from './narration.js';

const bear = creatureCard('Bear', [1, 'G'], 2, 2);
const doom = sorcery('Destroy target creature.');
const seer = (text: string) => readCard(text, { name: 'Pale Seer', types: 'Enchantment' });

/** Returns the lines about abilities as an ability of that text is activated on bob and resolves. */
function activated(text: string, targets: readonly string[] = [], facts: Parameters<typeof put>[3] = {}) {
  const card = seer(text);
  const { narrate } = mtgNarration({ cards: [card] });
  const first = table([card], [put(card, 'ann', 'battlefield', facts), ...lands('Forest', 2)]).does(
    'ann',
    'activate',
    { card: 'pale-seer', ability: card.activated[0]?.id ?? '' },
    targets,
  );
  const then = first.bothPass();
  return [...told(first, narrate), ...told(then, narrate).slice(-1)];
}
type At = ReturnType<typeof table>;
type Narrate = ReturnType<typeof mtgNarration>['narrate'];
const told = ({ events, match }: At, narrate: Narrate): readonly string[] =>
  events
    .filter(({ type }) => ['activated', 'triggered', 'resolves', 'fizzles'].includes(type))
    .map((event) => narrate(event, match.state));

it.each<[string, string, readonly string[], Parameters<typeof put>[3], string, string]>([
  ['of its own', '{1}: You gain 1 life.', [], {}, '', '{1}: You gain 1 life'],
  [
    'of a stolen card',
    '{1}: You gain 1 life.',
    [],
    { owner: 'bob', controller: 'ann', ownController: 'ann' },
    '',
    '{1}: You gain 1 life',
  ],
  [
    'with a target',
    '{1}: Target player loses 1 life.',
    ['bob'],
    {},
    ' on bob',
    '{1}: Target player loses 1 life',
  ],
  [
    'whose source was sacrificed',
    '{1}, Sacrifice Pale Seer: You gain 1 life.',
    [],
    {},
    '',
    '{1}, Sacrifice it: You gain 1 life',
  ],
])('602.2: an activated ability %s', (_what, text, targets, facts, aim, words) => {
  expect(activated(text, targets, facts)).toEqual([
    `ann activates the ability of Pale Seer${aim}: ${words}.`,
    `The ability of Pale Seer resolves: ${words}.`,
  ]);
});

it('603.3: a triggered ability', () => {
  const card = seer('Whenever a creature dies, you gain 1 life.');
  const { narrate } = mtgNarration({ cards: [card, bear, doom] });
  const first = table(
    [card, bear, doom],
    [put(card, 'ann'), put(bear, 'bob'), put(doom, 'ann', 'hand'), ...lands('Forest', 1)],
  )
    .does('ann', 'cast', { card: 'moss-rite' }, ['bear'])
    .bothPass();
  const words = 'Whenever a creature dies, you gain 1 life';
  expect(told(first, narrate)).toContain(`The ability of Pale Seer triggers: ${words}.`);
  expect(told(first.bothPass(), narrate)).toEqual(
    expect.arrayContaining([`The ability of Pale Seer resolves: ${words}.`]),
  );
});
