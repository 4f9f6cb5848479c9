import { describe, expect, it } from 'vitest';
import { creatureCard, define } from '../../test/made-up.js';
import {
  imp,
  ox,
  RITE,
  CREATURE,
  rite,
  dealt,
  gains,
  mana,
  at,
  tapped,
  castOf,
} from '../../test/paid-costs.js';
import { sorcery } from '../../test/read-card.js';
import { cardIn, lands, lifeOf, put, table, zoneOf } from '../../test/table.js';
import type { CardDefinition } from '../language/card-definition.js';
import { target, t1 } from '../language/keyword-parts.js';
import { isWhole } from '../language/unexpressed.js';
import { parseCard } from '../text/abilities/parse-card.js';
import { printSpell } from '../text/abilities/print-parts.js';

describe('what a paid cost copies, and what costs of modes add', () => {
  it('702.56a: for each time that replicate was paid there is a copy, each with targets of its own', () => {
    const copied = rite([{ keyword: 'replicate', costs: mana(2) }], {
      targets: target(CREATURE),
      effects: [dealt(2)],
    });
    const more = creatureCard('Hare', ['G'], 2, 2);
    const start = table(
      [imp, ox, copied, more],
      [put(copied, 'ann', 'hand'), ...lands('Forest', 5), put(ox, 'bob'), put(imp, 'bob'), put(more, 'bob')],
    );
    expect(castOf(start)).toEqual([
      `cast ${RITE}`,
      `cast ${RITE} ["replicate"]`,
      `cast ${RITE} ["replicate","replicate"]`,
    ]);
    const cast = start.does('ann', 'cast', { card: RITE, costs: ['replicate', 'replicate'] }, ['ox']);
    expect(tapped(cast)).toBe(5);
    const asked = cast.bothPass();
    const done = asked
      .does('ann', 'decide', {}, ['yes'])
      .does('ann', 'decide', {}, ['imp'])
      .does('ann', 'decide', {}, ['yes'])
      .does('ann', 'decide', {}, ['hare'])
      .bothPass(3);
    expect(['ox', 'imp', 'hare'].map((id) => zoneOf(done, id))).toEqual([
      'graveyard',
      'graveyard',
      'graveyard',
    ]);
    const plain = start.does('ann', 'cast', { card: RITE }, ['ox']);
    expect(plain.state.stack).toEqual([RITE]);
  });

  it('702.78a: for conspire two creatures that share a colour with it are tapped, and there is a copy', () => {
    const shared = rite(
      [
        {
          keyword: 'conspire',
          costs: [{ cost: 'tapOthers', what: { type: 'creature', color: ['green'] }, count: 2 }],
        },
      ],
      { effects: [gains(1)] },
    );
    const start = at(shared, put(ox, 'ann'), put(imp, 'ann'));
    const cast = start.does('ann', 'cast', { card: RITE, costs: ['conspire'] }, ['ox', 'imp']);
    expect([cardIn(cast, 'ox').tapped, cardIn(cast, 'imp').tapped, tapped(cast)]).toEqual([true, true, 3]);
    expect(lifeOf(cast.bothPass(3), 'ann')).toBe(22);
    expect(lifeOf(start.does('ann', 'cast', { card: RITE }).bothPass(), 'ann')).toBe(21);
  });

  it('702.69a: gravestorm copies it for each permanent that was put into a graveyard this turn, whatever it was', () => {
    const grave = rite([{ keyword: 'gravestorm' }], { effects: [gains(1)] });
    const relic = define('Relic', { types: ['artifact'], cost: [1] });
    const sweep = define('Sweep', {
      types: ['sorcery'],
      cost: ['G'],
      spell: { effects: [{ effect: 'destroy', what: { each: { type: ['artifact', 'creature'] } } }] },
    });
    const home = define('Home', {
      types: ['sorcery'],
      cost: ['G'],
      spell: {
        effects: [{ effect: 'moveCards', what: { each: { type: ['artifact', 'creature'] } }, to: 'hand' }],
      },
    });
    const after = (before: CardDefinition) =>
      lifeOf(
        table(
          [grave, relic, sweep, home, ox, imp],
          [
            put(grave, 'ann', 'hand'),
            put(before, 'ann', 'hand'),
            put(relic, 'ann'),
            put(ox, 'bob'),
            put(imp, 'bob'),
            ...lands('Forest', 3),
          ],
        )
          .does('ann', 'cast', { card: before.id })
          .bothPass()
          .does('ann', 'cast', { card: RITE })
          .bothPass(5),
        'ann',
      );
    expect([after(sweep), after(home)]).toEqual([24, 21]);
  });

  it('700.2h, 702.172a: each mode that is chosen costs what stands before it, and has its targets', () => {
    const spree = rite([], {
      modes: {
        min: 1,
        max: 3,
        options: [
          { id: 'm1', cost: [1], targets: target(CREATURE), effects: [dealt(2)] },
          { id: 'm2', cost: ['G', 'G'], effects: [gains(3)] },
          { id: 'm3', cost: [7], effects: [{ effect: 'draw' }] },
        ],
      },
    });
    const start = at(spree, put(ox, 'bob'));
    expect(castOf(start)).toEqual([
      `cast ${RITE} ["m1","m2"]`,
      `cast ${RITE} ["m1","m3"]`,
      `cast ${RITE} ["m1"]`,
      `cast ${RITE} ["m2"]`,
      `cast ${RITE} ["m3"]`,
    ]);
    const both = start.does('ann', 'cast', { card: RITE, modes: ['m1', 'm2'] }, ['ox']).bothPass();
    expect([tapped(both), lifeOf(both, 'ann'), zoneOf(both, 'ox')]).toEqual([4, 23, 'graveyard']);
    expect(tapped(start.does('ann', 'cast', { card: RITE, modes: ['m2'] }))).toBe(3);
    expect(start.tries('ann', 'cast', { card: RITE, modes: ['m2', 'm3'] })).toBe('mtg.notNow 601.2h');
    expect(start.tries('ann', 'cast', { card: RITE, modes: [] })).toBe('mtg.wrongModes');
  });

  it('700.2i: modes may be chosen again, and are together worth no more than the spell says', () => {
    const paws = rite([], {
      modes: {
        min: 1,
        max: 5,
        repeat: true,
        worth: 5,
        options: [
          { id: 'm1', effects: [gains(1)] },
          { id: 'm2', worth: 2, effects: [gains(10)] },
          { id: 'm3', worth: 4, effects: [gains(100)] },
        ],
      },
    });
    const start = at(paws);
    const gained = (...modes: readonly string[]) =>
      (lifeOf(start.does('ann', 'cast', { card: RITE, modes }).bothPass(), 'ann') ?? 0) - 20;
    expect([gained('m1', 'm2', 'm2'), gained('m1', 'm3'), gained('m1', 'm1', 'm1', 'm1', 'm1')]).toEqual([
      21, 101, 5,
    ]);
    expect(start.tries('ann', 'cast', { card: RITE, modes: ['m2', 'm3'] })).toBe('mtg.wrongModes');
    expect(start.tries('ann', 'cast', { card: RITE, modes: ['m1', 'm1', 'm2', 'm2'] })).toBe(
      'mtg.wrongModes',
    );
    expect(castOf(start)).toHaveLength(13);
    expect(start.tries('ann', 'cast', { card: RITE, modes: ['m1', 'm1', 'm1', 'm1', 'm1', 'm1'] })).toBe(
      'mtg.wrongModes',
    );
  });

  it('702.165a: backup, as a triggered ability, gives counters, and to another creature the abilities below it', () => {
    const squire = creatureCard('Squire', ['G'], 1, 1, ['flying'], {
      triggered: [
        {
          id: 'backup',
          trigger: { on: 'moves', what: 'self', to: 'battlefield' },
          targets: target(CREATURE),
          effects: [
            { effect: 'putCounters', what: t1, counter: '+1/+1', amount: 1 },
            {
              effect: 'if',
              condition: { not: { same: [t1, 'self'] } },
              effects: [
                { effect: 'gainKeywords', what: t1, keywords: [{ keyword: 'flying' }], until: 'endOfTurn' },
              ],
            },
          ],
        },
      ],
    });
    const asked = at(squire, put(ox, 'ann')).does('ann', 'cast', { card: 'squire' }).bothPass();
    const after = (id: string) => cardIn(asked.does('ann', 'decide', {}, [id]).bothPass(), id);
    expect([after('ox').counters, after('ox').keywords]).toEqual([{ '+1/+1': 1 }, [{ keyword: 'flying' }]]);
    expect([after('squire').counters, after('squire').keywords]).toEqual([
      { '+1/+1': 1 },
      [{ keyword: 'flying' }],
    ]);
  });

  it('707.10: a copy of what was paid for does what was paid for', () => {
    const both = rite(
      [
        { keyword: 'replicate', costs: mana(1) },
        { keyword: 'kicker', costs: mana(1) },
      ],
      { effects: [gains(1)], paid: [{ cost: 'kicker', effects: [gains(10)] }] },
    );
    const done = at(both)
      .does('ann', 'cast', { card: RITE, costs: ['kicker', 'replicate'] })
      .bothPass(3);
    expect(lifeOf(done, 'ann')).toBe(42);
  });

  it('702.33c: what counts how often it was kicked counts each time', () => {
    const often = rite([{ keyword: 'multikicker', costs: mana(1) }], {
      effects: [{ effect: 'gainLife', amount: { timesPaid: 'multikicker' } }],
    });
    const gained = (...costs: readonly string[]) =>
      lifeOf(
        at(often)
          .does('ann', 'cast', { card: RITE, ...(costs.length > 0 ? { costs } : {}) })
          .bothPass(),
        'ann',
      );
    expect([gained(), gained('multikicker'), gained('multikicker', 'multikicker', 'multikicker')]).toEqual([
      20, 21, 23,
    ]);
  });

  it('702.96a: overload gives the text with "each" for "target", and is printed back', () => {
    const { spell } = sorcery('Overload {3}\nMoss Rite deals 2 damage to target creature.');
    expect(spell?.paid).toMatchObject([
      {
        cost: 'overload',
        instead: true,
        effects: [{ effect: 'damage', amount: 2, to: { each: { type: 'creature' } } }],
      },
    ]);
    expect(spell?.targets?.slots).toHaveLength(1);
    expect(spell && printSpell(spell).ok).toBe(true);
  });

  it('702.148a: cleave gives the text without the words in brackets, which are not printed back', () => {
    const { card, unexpressed } = parseCard({
      name: 'Moss Rite',
      types: 'Sorcery',
      manaCost: '{1}',
      text: 'Cleave {3}\nDestroy target [tapped] creature.',
    });
    expect(card.spell?.paid).toMatchObject([
      {
        cost: 'cleave',
        instead: true,
        targets: { slots: [{ accepts: [{ kind: 'card', filter: CREATURE }] }] },
        effects: [{ effect: 'destroy', what: t1 }],
      },
    ]);
    expect(card.spell?.targets?.slots).toHaveLength(1);
    expect(unexpressed).toMatchObject([{ code: 'text.notPrintedBack' }]);
  });

  it.each([
    ['Overload {3}\nMoss Rite deals 2 damage to target creature. You may draw a card for target.'],
    ['Overload {3}\nChoose one —\n• Destroy target creature.\n• Destroy target land.'],
    ['Multikicker {1}\nYou gain 1 life.'],
  ])('words that have no such reading are refused: %s', (text) => {
    const { unexpressed } = parseCard({ name: 'Moss Rite', types: 'Sorcery', manaCost: '{1}', text });
    expect(unexpressed.length).toBeGreaterThan(0);
  });

  it.each(['Replicate {2}', 'Gravestorm', 'Awaken 2—{4}'])(
    '%s is read beside what the spell does',
    (keyword) => {
      expect(isWhole(sorcery(`${keyword}\nMoss Rite deals 2 damage to target creature.`))).toBe(true);
    },
  );
});
