import { describe, expect, it } from 'vitest';
import { readCard, sorcery, unreadOf } from '../../../test/read-card.js';
import { printCard } from '../abilities/print-card.js';

const ELF = 'you control an Elf';
const AN_ELF = { what: { each: { subtype: 'Elf', controller: 'self' } } };
const drawing = [{ effect: 'draw' }];
const LATER = 'at the beginning of the next end step';

describe('603.4: the condition of a delayed trigger', () => {
  it.each<[text: string, at: string]>([
    [`At the beginning of the next end step, if ${ELF}, draw a card.`, 'nextEndStep'],
    [`At the beginning of your next upkeep, if ${ELF}, draw a card.`, 'yourNextUpkeep'],
  ])('%s is an intervening "if", and printed as it stands', (text, at) => {
    const card = sorcery(text);
    expect(card.spell?.effects).toEqual([{ effect: 'delayed', at, if: AN_ELF, effects: drawing }]);
    expect(printCard(card).lines).toEqual([text]);
  });

  it('with clauses that only the grammar of verbs reads is an intervening "if" as well', () => {
    const text = `At the beginning of the next end step, if ${ELF}, each opponent may draw two cards.`;
    expect(sorcery(text).spell?.effects).toMatchObject([{ effect: 'delayed', if: AN_ELF }]);
  });

  it('before all of the sentence decides whether there is a trigger at all', () =>
    expect(sorcery(`If ${ELF}, draw a card ${LATER}.`).spell?.effects).toEqual([
      {
        effect: 'if',
        condition: AN_ELF,
        effects: [{ effect: 'delayed', at: 'nextEndStep', effects: drawing }],
      },
    ]));

  it.each([
    ['at its end does not say when it is asked', `Draw a card ${LATER} if ${ELF}.`],
    ['of a reflexive trigger has no words', `You may discard a card. When you do, if ${ELF}, draw a card.`],
    [
      'of a departure has no words',
      `Tap target creature. When that creature dies this turn, if ${ELF}, draw a card.`,
    ],
  ])('%s, and is refused', (_what, text) => expect(unreadOf(text)).not.toEqual([]));
});

describe('603.7: sentences after a delayed trigger', () => {
  it.each([
    'At the beginning of the next end step, draw a card. Then discard a card.',
    'At the beginning of your next upkeep, draw a card. You lose 1 life.',
    'Tap target creature. When that creature dies this turn, draw a card. You lose 1 life.',
    'You gain 1 life. At the beginning of the next end step, draw a card. Discard a card.',
  ])('belong to it, and have no words: %s', (text) => expect(unreadOf(text)).not.toEqual([]));

  it('stand by themselves if the moment ends the first sentence', () =>
    expect(sorcery(`Draw a card ${LATER}. You lose 1 life.`).spell?.effects).toEqual([
      { effect: 'delayed', at: 'nextEndStep', effects: drawing },
      { effect: 'loseLife', amount: 1 },
    ]));
});

describe('603.3d: what is targeted after the moment is chosen as the delayed trigger is put on the stack', () => {
  const slots = (id: string) => ({ slots: [{ id }] });
  it.each<[text: string, at: unknown]>([
    ['At the beginning of the next end step, target player draws two cards.', 'nextEndStep'],
    ['At the beginning of your next upkeep, destroy target creature.', 'yourNextUpkeep'],
    ['At end of combat, destroy target creature. You gain 1 life.', 'endOfCombat'],
    [`At the beginning of the next end step, if ${ELF}, destroy target creature.`, 'nextEndStep'],
  ])('%s', (text, at) => {
    const card = sorcery(text);
    expect(card.spell).not.toHaveProperty('targets');
    expect(card.spell?.effects).toMatchObject([{ effect: 'delayed', at, targets: slots('t1') }]);
    expect(printCard(card).lines).toEqual([text]);
  });

  it.each([
    '{1}: At the beginning of the next end step, destroy target creature.',
    '{1}: Draw a card. At the beginning of your next upkeep, destroy target creature.',
    'Whenever Moss Druid attacks, at end of combat, tap target creature.',
    '{1}: You may pay {2}. If you do, at the beginning of your next upkeep, target player draws a card.',
  ])('is of the trigger in abilities, too: %s', (text) => {
    const card = readCard(text);
    const [ability] = [...card.activated, ...card.triggered];
    expect(ability).not.toHaveProperty('targets');
    expect(JSON.stringify(ability)).toContain('"targets"');
    expect(printCard(card).lines).toEqual([text]);
  });

  it('has ids of its own after earlier targets, for a departure as well', () => {
    const text = 'Tap target creature. When that creature dies this turn, destroy target artifact.';
    const { spell } = sorcery(text);
    expect(spell).toMatchObject({
      targets: slots('t1'),
      effects: [
        { effect: 'tap' },
        { effect: 'delayed', at: { goes: { bound: 't1' } }, targets: slots('t2') },
      ],
    });
  });

  it('is chosen with the spell if the moment stands after it', () => {
    const { spell } = sorcery('Destroy target creature at the beginning of the next end step.');
    expect(spell).toMatchObject({ targets: slots('t1'), effects: [{ effect: 'delayed' }] });
    expect(spell?.effects?.[0]).not.toHaveProperty('targets');
  });

  it.each([
    ['may be another than either', 'Tap target artifact. At end of combat, destroy another target artifact.'],
    ['of two triggers', 'At end of combat, tap target artifact. At end of combat, untap target artifact.'],
  ])('is refused if it %s', (_why, text) => expect(unreadOf(text)).not.toEqual([]));
});

describe('603.7b: "whenever ... this turn" is a delayed trigger on an event', () => {
  const died = { on: 'moves', what: { type: 'creature' }, from: 'battlefield', to: 'graveyard' };
  const spell = (what: object) => ({ on: 'casts', who: 'you', what });
  it.each<[text: string, at: object]>([
    ['Whenever a creature dies this turn, you gain 1 life.', { event: died }],
    ['Draw a card. Whenever a creature dies this turn, you gain 1 life.', { event: died }],
    [
      'When you next cast a creature spell this turn, draw a card.',
      { event: spell({ type: 'creature' }), next: true },
    ],
    ['Whenever a creature dies this turn, destroy target artifact. You gain 1 life.', { event: died }],
    [
      'Whenever you gain life this turn, each opponent loses that much life.',
      { event: { on: 'gainsLife', who: 'you' } },
    ],
  ])('%s', (text, at) => {
    const card = readCard(`{1}: ${text}`);
    expect(card.activated[0]?.effects.at(-1)).toMatchObject({ effect: 'delayed', at });
    expect(card.activated[0]).not.toHaveProperty('targets');
    expect(printCard(card).lines).toEqual([`{1}: ${text}`]);
  });

  it.each([
    ['of a spell', 'When you cast your next Goblin spell this turn, draw a card.'],
    [
      'of a mode',
      'Choose one \u2014\n\u2022 Whenever a creature dies this turn, you gain 1 life.\n\u2022 Draw a card.',
    ],
    ['about what takes part', 'Whenever a creature attacks this turn, it gains lifelink until end of turn.'],
  ])('%s is read, too', (_of, text) => expect(JSON.stringify(sorcery(text).spell)).toContain('"event"'));

  it.each([
    [
      'is about an earlier target',
      'Tap target creature. Whenever that creature deals damage this turn, you gain 1 life.',
    ],
    [
      'has a target beside another',
      'Tap target creature. Whenever a creature dies this turn, destroy target artifact.',
    ],
    ['waits once without saying so', 'When a creature dies this turn, draw a card.'],
    ['waits for the spell itself', 'Whenever Moss Rite deals damage this turn, draw a card.'],
    ['has a turn that is not this one', 'Whenever a creature dies that turn, draw a card.'],
    [
      'waits for cards from anywhere',
      'Whenever a card is put into a graveyard from anywhere this turn, draw a card.',
    ],
  ])('is refused if it %s', (_why, text) => expect(unreadOf(text)).not.toEqual([]));
});
