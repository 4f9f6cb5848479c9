import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import { readCard } from '../../test/read-card.js';
import { cardIn, lands, put, table, zoneOf } from '../../test/table.js';
import { unexpressedOf } from '../language/unexpressed.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printCard } from '../text/abilities/print-card.js';

const SHELL =
  'As Moss Shell enters, it becomes your choice of a 3/1 artifact creature, or a 0/5 Wall artifact creature with defender in addition to its other types.';
const shell = readCard(SHELL, {
  name: 'Moss Shell',
  types: 'Artifact Creature — Golem',
  power: '0',
  toughness: '0',
});
const tide = readCard(
  'Enchant land\nAs Moss Tide enters the battlefield, choose a basic land type.\nEnchanted land is the chosen type.',
  { name: 'Moss Tide', types: 'Enchantment — Aura' },
);
const hue = readCard(
  'As Moss Hue enters the battlefield, choose a color.\nCreatures of the chosen color get +1/+1.',
  { name: 'Moss Hue', types: 'Enchantment' },
);
const den = define('Moss Den', { types: ['land'], entersChoosing: ['creatureType'] });
const exiler = readCard('Put target artifact card from your graveyard onto the battlefield.', {
  name: 'Moss Rise',
  types: 'Sorcery',
});
const elf = creatureCard('Moss Elf', [1], 1, 1, [], { subtypes: ['Elf'] });
const red = creatureCard('Moss Imp', ['R'], 1, 1);

const at = (definition: typeof shell, ...more: readonly ReturnType<typeof put>[]) =>
  table(
    [shell, tide, hue, den, exiler, elf, red],
    [...lands('Forest', 3), put(elf, 'ann'), put(red, 'ann'), put(definition, 'ann', 'hand'), ...more],
  );

describe('607.2d: what nobody chose', () => {
  it('is nothing: the host of what names no land type is what it is', () => {
    const attachedTo = { kind: 'card', id: 'forest-1', incarnation: 0 } as const;
    const there = at(shell, put(tide, 'ann', 'battlefield', { attachedTo }));
    const after = there.does('ann', 'cast', { card: 'moss-shell' });
    expect(cardIn(after, 'forest-1').subtypes).toEqual(['Forest']);
  });
});

describe('614.12a: what is chosen as a permanent enters', () => {
  it('614.1c: is chosen while the spell is on the stack, and the permanent is that; 707.2', () => {
    const asked = at(shell).does('ann', 'cast', { card: 'moss-shell' }).bothPass();
    expect(zoneOf(asked, 'moss-shell')).toBe('stack');
    const wall = asked.does('ann', 'decide', {}, ['0/5 (2)']);
    expect(cardIn(wall, 'moss-shell')).toMatchObject({
      zone: 'battlefield',
      power: 0,
      toughness: 5,
      subtypes: ['Golem', 'Wall'],
      keywords: [{ keyword: 'defender' }],
    });
    const other = asked.does('ann', 'decide', {}, ['3/1 (1)']);
    expect(cardIn(other, 'moss-shell')).toMatchObject({ power: 3, toughness: 1, keywords: [] });
  });

  it('400.7: is forgotten as it leaves, and chosen anew as it is put onto the battlefield', () => {
    const dead = put(shell, 'ann', 'graveyard', { instanceId: 'old' });
    const asked = at(exiler, dead).does('ann', 'cast', { card: 'moss-rise' }, ['old']).bothPass();
    expect(zoneOf(asked, 'old')).toBe('graveyard');
    const here = asked.does('ann', 'decide', {}, ['3/1 (1)']);
    expect(cardIn(here, 'old')).toMatchObject({
      zone: 'battlefield',
      power: 3,
      chosen: { form: '3/1 (1)' },
    });
  });

  it('305.7: the chosen land type is that of the land', () => {
    const asked = at(tide).does('ann', 'cast', { card: 'moss-tide' }, ['forest-1']).bothPass();
    const done = asked.does('ann', 'decide', {}, ['Island']);
    expect(cardIn(done, 'forest-1').subtypes).toEqual(['Island']);
    expect(cardIn(done, 'moss-tide').chosen).toEqual({ subtype: 'Island' });
  });

  it.each<[string, object, string]>([
    ['its owner, who will control it', {}, 'bob'],
    ['whoever is to control it', { under: 'you' }, 'ann'],
  ])('614.12a: is asked of %s', (_who, under, asked) => {
    const rise = define('Moss Call', {
      types: ['sorcery'],
      cost: [1],
      spell: {
        effects: [
          { effect: 'moveCards', what: { each: { zone: 'graveyard' } }, to: 'battlefield', ...under },
        ],
      },
    });
    const start = table(
      [shell, rise],
      [put(shell, 'bob', 'graveyard'), put(rise, 'ann', 'hand'), ...lands('Forest', 1)],
    );
    const open = start.does('ann', 'cast', { card: 'moss-call' }).bothPass();
    expect(open.runtime.toAct(open.match)).toEqual([asked]);
    const done = open.does(asked, 'decide', {}, ['3/1 (1)']);
    expect(cardIn(done, 'moss-shell')).toMatchObject({ zone: 'battlefield', controller: asked, power: 3 });
  });

  it('607.2d: abilities speak of the chosen colour', () => {
    const asked = at(hue).does('ann', 'cast', { card: 'moss-hue' }).bothPass();
    const done = asked.does('ann', 'decide', {}, ['red']);
    expect([cardIn(done, 'moss-imp').power, cardIn(done, 'moss-elf').power]).toEqual([2, 1]);
  });

  it('116.2a: of a land as it is played; only types of which cards speak are offered', () => {
    const asked = at(den).does('ann', 'playLand', { card: 'moss-den' });
    expect(zoneOf(asked, 'moss-den')).toBe('hand');
    const done = asked.does('ann', 'decide', {}, ['Elf']);
    expect(cardIn(done, 'moss-den')).toMatchObject({
      zone: 'battlefield',
      chosen: { subtype: 'Elf' },
    });
    expect(done.state.turn.landsPlayed).toBe(1);
  });
});

describe('words', () => {
  it.each([
    [SHELL, 'Artifact Creature — Golem'],
    ['Nonbasic lands are Islands.', 'Enchantment'],
    ['Lands you control are Plains.', 'Enchantment'],
  ])('%s', (text, types) => {
    const { card, unexpressed } = parseCard({ name: 'Moss Shell', types, text });
    expect(unexpressed).toEqual([]);
    expect(printCard(card)).toEqual({ lines: [text], unsaid: [] });
  });

  it('the chosen colour as a quality of a keyword is not performed', () => {
    const card = define('Moss Ward', {
      types: ['creature'],
      keywords: [{ keyword: 'protection', from: { chosen: 'color' } }],
    });
    expect(unexpressedOf(card)).toMatchObject([{ code: 'mtg.notPerformed', data: { what: 'choice' } }]);
  });

  it.each([
    [
      'As Moss Shell enters, it becomes your choice of a 3/1 artifact creature in addition to its other types.',
    ],
    [
      'As Moss Shell enters, it becomes your choice of a 3/1 red creature, or a 0/5 creature in addition to its other types.',
    ],
  ])('is refused: %s', (text) => {
    expect(parseCard({ name: 'Moss Shell', types: 'Creature', text }).unexpressed).not.toEqual([]);
  });
});
