import { describe, expect, it } from 'vitest';
import { parseTargetRequirements } from './parse.js';

const told = (text: string) =>
  parseTargetRequirements(text, { types: ['action'] }).map(({ words, issues, slot }) => {
    const [query] = slot?.accepts ?? [];
    const { controller } = query && 'filter' in query ? query.filter : {};
    return words === undefined
      ? issues[0]?.code
      : [words, slot?.chooser, ...(typeof controller === 'string' ? [controller] : [])].join(' | ');
  });

const WHO = 'lorcana.unclearReference';
const OPPONENT = 'chosen opponent | controller';

describe('who chooses, and whose it is', () => {
  it.each<[string, readonly (string | undefined)[]]>([
    // Others act on what is yours.
    [
      'Whenever an opponent plays an item, they choose one of your items.',
      ['chosen item of yours | opponent | self'],
    ],
    ['Chosen opponent readies one of your items.', [OPPONENT, 'chosen item of yours | slots.t1 | self']],
    ['Chosen opponent may exert one of your items.', [OPPONENT, 'chosen item of yours | slots.t1 | self']],
    [
      'Each opponent chooses an item, a location, and a character.',
      ['chosen item | eachOpponent', 'chosen location | eachOpponent', 'chosen character | eachOpponent'],
    ],
    ['Chosen opponent chooses an opposing item.', [OPPONENT, WHO]],
    [
      'Chosen opponent moves one of their characters to a location.',
      [OPPONENT, 'chosen character of theirs | slots.t1 | role.chooser', WHO],
    ],
    [
      'Whenever an opponent banishes an item, exert one of your items.',
      ['chosen item of yours | controller | self'],
    ],
    [
      'Whenever an opponent exerts an item, this character deals 1 damage to one of your items.',
      ['chosen item of yours | controller | self'],
    ],
    [
      'Each opponent banishes one of their items and one of your items gains Ward.',
      ['chosen item of theirs | eachOpponent | role.chooser', 'chosen item of yours | controller | self'],
    ],
    // You act on what is theirs.
    [
      'Chosen opponent loses 1 lore. Banish one of their items.',
      [OPPONENT, 'chosen item of theirs | controller | slots.t1'],
    ],
    [
      'Chosen opponent draws a card, then you may banish one of that player’s items.',
      [OPPONENT, 'chosen item of theirs | controller | slots.t1'],
    ],
    [
      'When you play this character, choose an opponent and one of their items.',
      [OPPONENT, 'chosen item of theirs | controller | slots.t1'],
    ],
    ['Chosen opponent chooses one: • Banish one of their items.', [OPPONENT, WHO]],
    ['Chosen opponent draws a card. Each opponent loses 1 lore. Banish one of their items.', [OPPONENT, WHO]],
    ['Each opponent draws a card. You may banish one of their items.', [WHO]],
    ['For each opponent who did, banish one of their items.', [WHO]],
    // Who "they" are.
    [
      'Opponents choose and banish one of their items.',
      ['chosen item of theirs | eachOpponent | role.chooser'],
    ],
    [
      'Each other player banishes one of their items.',
      ['chosen item of theirs | eachOpponent | role.chooser'],
    ],
    ['Each opponent with more lore than you banishes one of their items.', [WHO]],
    ['Each opponent who has no cards chooses one of their items.', [WHO]],
    ['You and each opponent choose one of their items.', [WHO]],
    [
      'Each player exerts one of their items and another one of their items.',
      [
        'chosen item of theirs | eachPlayer | role.chooser',
        'another chosen item of theirs | eachPlayer | role.chooser',
      ],
    ],
    [
      'Chosen opponent chooses an item they control.',
      [OPPONENT, 'chosen item of theirs | slots.t1 | role.chooser'],
    ],
    [
      'One of your opponents banishes one of their items.',
      [OPPONENT, 'chosen item of theirs | slots.t1 | role.chooser'],
    ],
    ['Choose one of your opponents.', [OPPONENT]],
    ['Whenever one of your opponents plays an item, draw a card.', []],
    ['You may have chosen opponent draw a card.', [OPPONENT]],
    ['If you have chosen this character, draw a card.', []],
    // Cards in other zones.
    [
      'Each opponent puts a card from their hand under their deck.',
      ['chosen card from their hand | eachOpponent'],
    ],
    [
      'Chosen player shuffles an item card from their discard into their deck.',
      ['chosen player | controller', 'chosen item card from their discard | slots.t1'],
    ],
    // Nobody.
    ['Exert an opposing item at random.', ['chosen opposing item | random | opponent']],
    ["Opponents can't choose it unless they choose one of your other items.", []],
  ])('%s', (text, expected) => expect(told(text)).toEqual(expected));
});
