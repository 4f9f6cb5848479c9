import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describeIssue } from '@reticle/core/describe';
import { describe, expect, it } from 'vitest';
import { basics, bestiary, creatureCard, define } from '../../test/made-up.js';
import { SIXTH_EDITION } from '../sets/6ed/index.js';
import { mtgMatch } from '../play/match.js';
import { PERFORMED_KEYWORDS } from './performed.js';
import { type CardDefinition, cardDefinition } from './card-definition.js';
import { isWhole, unexpressedOf } from './unexpressed.js';

const word = (value: unknown): string => (typeof value === 'string' ? value : '');
/** Returns what a card lacks, each with its path: `keyword wombat at keywords.0.keyword`. */
const lacks = (card: CardDefinition): readonly string[] =>
  unexpressedOf(cardDefinition.parse(card)).map(
    ({ data: { what, value, words }, path = [] }) =>
      `${word(what)} ${word(value ?? words)} at ${path.join('.')}`,
  );
const gain = { effect: 'gainLife', amount: 1 } as const;
const bear = (parts: Partial<CardDefinition>) => creatureCard('Bear', ['G'], 2, 2, [], parts);

describe('what a match does not perform', () => {
  it.each<[string, CardDefinition, readonly string[]]>([
    ['nothing', bear({ keywords: [{ keyword: 'flying' }, { keyword: 'cantBeBlocked' }] }), []],
    [
      'a keyword',
      bear({ keywords: [{ keyword: 'ward', cost: '{2}' }] }),
      ['keyword ward at keywords.0.keyword'],
    ],
    [
      'an unknown keyword, and one in other letters',
      bear({ keywords: [{ keyword: 'wombat' }, { keyword: 'Flying' }] }),
      ['keyword wombat at keywords.0.keyword', 'keyword Flying at keywords.1.keyword'],
    ],
    [
      '107.3a, 702.35a X of what is cast as something resolves: nobody is asked for it',
      bear({
        keywords: [
          { keyword: 'madness', costs: [{ cost: 'mana', mana: ['X', 'R'] }] },
          { keyword: 'madness', costs: [{ cost: 'mana', mana: [1, 'R'] }] },
          { keyword: 'flashback', costs: [{ cost: 'mana', mana: ['X', 'R'] }] },
        ],
      }),
      ['mana X at keywords.0'],
    ],
    [
      '702.24a what is paid for each age counter, where it is neither mana nor life',
      bear({
        keywords: [
          { keyword: 'cumulative upkeep', costs: [{ cost: 'discard', what: {} }] },
          { keyword: 'cumulative upkeep', costs: [{ cost: 'life', amount: 1 }] },
        ],
      }),
      ['keyword cumulative upkeep at keywords.0.keyword'],
    ],
    [
      '702.24a and the same that it gives to others',
      bear({
        static: [
          {
            id: 's1',
            affects: 'host',
            change: {
              addKeywords: [{ keyword: 'cumulative upkeep', costs: [{ cost: 'discard', what: {} }] }],
            },
          },
        ],
      }),
      ['keyword cumulative upkeep at static.0.change.addKeywords.0.keyword'],
    ],
    [
      'one that it gives to others',
      bear({
        static: [
          {
            id: 'gives',
            affects: 'self',
            change: { addKeywords: [{ keyword: 'wombat' }], addTypes: ['battle'] },
          },
        ],
      }),
      [
        'type battle at static.0.change.addTypes.0',
        'keyword wombat at static.0.change.addKeywords.0.keyword',
      ],
    ],
    [
      'one that an effect gives, at whatever depth, and a token',
      define('Rite', {
        types: ['sorcery'],
        cost: ['G'],
        spell: {
          effects: [
            {
              effect: 'may',
              effects: [
                {
                  effect: 'gainKeywords',
                  what: 'self',
                  keywords: [{ keyword: 'wombat' }],
                  until: 'endOfTurn',
                },
                { effect: 'createToken', token: { types: ['battle'], subtypes: ['Siege', 'Elf'] } },
              ],
            },
          ],
        },
      }),
      [
        'keyword wombat at spell.effects.0.effects.0.keywords.0.keyword',
        'type battle at spell.effects.0.effects.1.token.types.0',
        'subtype Siege at spell.effects.0.effects.1.token.subtypes.0',
      ],
    ],
    [
      'types and supertypes',
      define('Walker', {
        supertypes: ['world', 'snow'],
        types: ['battle', 'kindred'],
        subtypes: ['Siege', 'Goat'],
      }),
      ['supertype world at supertypes.0', 'type battle at types.0', 'subtype Siege at subtypes.0'],
    ],
    [
      'an ability that would work elsewhere',
      bear({
        triggered: [
          { id: 'falls', trigger: { on: 'moves', what: 'self', to: 'graveyard' }, effects: [gain] },
          {
            id: 'dies',
            trigger: { on: 'moves', what: 'self', from: 'battlefield', to: 'graveyard' },
            effects: [gain],
          },
          { id: 'enters', trigger: { on: 'moves', what: 'self', to: 'battlefield' }, effects: [gain] },
        ],
      }),
      ['ability falls at triggered.0'],
    ],
    [
      'abilities of an instant, but for those in its own zones',
      define('Spark', {
        types: ['instant'],
        cost: ['R'],
        triggered: [{ id: 'sees', trigger: { on: 'casts', who: 'you', what: {} }, effects: [gain] }],
        static: [{ id: 'grows', affects: 'self', change: {} }],
        activated: (['battlefield', 'graveyard'] as const).map((zone) => ({
          id: `from-${zone}`,
          costs: [{ cost: 'tap' }],
          effects: [gain],
          isManaAbility: false,
          zone,
        })),
      }),
      ['ability sees at triggered.0', 'ability grows at static.0', 'ability from-battlefield at activated.0'],
    ],
    ['what its data leave out', bear({ unexpressed: ['a dance'] }), [' a dance at unexpressed.0']],
  ])('%s', (_name, card, expected) => {
    expect(lacks(card)).toEqual(expected);
    expect(isWhole(card)).toBe(expected.length === 0);
  });

  it('its zones are those of the game', () => {
    const trigger = { on: 'moves', what: 'self', to: 'pocket' };
    const raw = { ...bear({}), triggered: [{ id: 'falls', trigger, effects: [gain] }] };
    expect(cardDefinition.safeParse(raw).success).toBe(false);
  });

  it('is put into no deck, and the refusal says what it is', () => {
    const wombat = bear({ keywords: [{ keyword: 'wombat' }], unexpressed: ['a dance'] });
    const runtime = mtgMatch({ cards: [...basics, ...bestiary, wombat] });
    const forests = Array<string>(7).fill('forest');
    const decks = { ann: ['bear', ...forests], bob: forests };
    const refused = runtime.start({ decks }, 'seed');
    expect(refused.ok ? [] : refused.issues.map((found) => describeIssue(found, runtime.game))).toEqual([
      'decks.ann.0: bear can\'t be played: its definition does not say a dance; a match does not perform the keyword "wombat".',
    ]);
    const drawn = mtgMatch({ cards: [...basics, wombat] }).start({}, 'seed');
    expect(drawn.ok ? [] : drawn.issues.map(({ code }) => code)).toEqual(['mtg.tooFewCards']);
  });

  it('is in the sixth edition only what its data say themselves', () => {
    expect(SIXTH_EDITION.filter((card) => unexpressedOf(card).length !== card.unexpressed.length)).toEqual(
      [],
    );
  });
});

it('every keyword of the list is looked at by a rule', () => {
  const folder = join(import.meta.dirname, '..');
  const rules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/test|^sets|^text|^words|performed|keyword\.ts$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
  expect(PERFORMED_KEYWORDS.filter((keyword) => !new RegExp(`['\\s]${keyword}[':]`).test(rules))).toEqual([]);
});
