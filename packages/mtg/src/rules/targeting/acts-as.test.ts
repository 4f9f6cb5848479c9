import { unwrap, type Attempt } from '@reticle/core';
import { describe, expect, it } from 'vitest';
import {
  activateAt,
  board,
  card,
  change,
  codes,
  creature,
  inHand,
  one,
  pick,
  slot,
  specOf,
} from '../../../test/board.js';
import { matchStateOf } from '../../../test/match.js';
import {
  checkTargetsStillLegal,
  getLegalTargets,
  hasHexproof,
  permanent,
  validateSingleTarget,
  validateTargets,
} from '../../index.js';
import { parseTargetRequirements } from '../../entries/text.js';
import { activationAttempt } from '../abilities/activation-spec.js';
import { printCard } from '../../text/abilities/print-card.js';
import { readCard } from '../../../test/read-card.js';
import { mtgMatchGame } from '../../play/match.js';
import { actsAsIn } from './acts-as.js';

const only = (as: 'spell' | 'ability' | 'activated' | 'triggered') => ({
  keywords: [{ keyword: 'cantBeTargeted' as const, by: { as } }],
});
const state = board(
  inHand('bolt'),
  creature('no-spells', 'foe', only('spell')),
  creature('no-abilities', 'foe', only('ability')),
  creature('mage', 'you'),
  card('grave', 'you', { zone: 'graveyard' }),
);
const aFoe = one(permanent({ type: 'creature', controller: 'opponent' }));
const by = (id: string, as?: string, kind = 'card'): Attempt => ({
  controller: 'you',
  source: { kind, id },
  ...(as === undefined ? {} : { as }),
});
const waiting = activateAt(
  state,
  'ping',
  creature('mage', 'you'),
  specOf([slot('t', permanent(), { min: 0 })]),
  pick([]),
).state;
const legal = (attempt: Attempt, spec = aFoe) => {
  const found = getLegalTargets(waiting, spec, attempt);
  return found.ok ? found.value.map(({ id }) => id) : codes(found);
};

describe('113.9: a question says as what its source acts', () => {
  it.each([
    ['a card in hand as the spell that it will be', by('bolt', 'spell'), ['no-abilities']],
    ['a card in hand for an ability that works there', by('bolt', 'ability'), ['no-spells']],
    ['a card in a graveyard as a spell', by('grave', 'spell'), ['no-abilities']],
    ['nobody knows which card, but a spell', { controller: 'you', as: 'spell' }, ['no-abilities']],
    ['a permanent, which needs not say it', by('mage'), ['no-spells']],
    ['an ability on the stack, which needs not say it', by('ping', undefined, 'ability'), ['no-spells']],
  ])('%s', (_name, attempt, ids) => {
    expect(legal(attempt)).toEqual(ids);
  });

  it.each([
    ['a card in hand', by('bolt')],
    ['a card in a graveyard', by('grave')],
    ['no source', { controller: 'you' }],
    ['something else', by('bolt', 'wish')],
    ['a permanent as a spell', by('mage', 'spell')],
    ['an ability as a spell', by('ping', 'spell', 'ability')],
  ])('is refused where it does not tell, or tells what is not so: %s', (_name, attempt) => {
    expect(legal(attempt)).toEqual(['mtg.actsAs']);
    expect(codes(validateTargets(waiting, aFoe, attempt, pick(['no-spells'])))).toEqual(['mtg.actsAs']);
    const target = { kind: 'card', id: 'no-spells' };
    expect(codes(validateSingleTarget(waiting, aFoe, attempt, target))).toEqual(['mtg.actsAs']);
  });

  const apart = board(
    inHand('bolt'),
    creature('no-activated', 'foe', only('activated')),
    creature('no-triggered', 'foe', { keywords: [{ keyword: 'hexproof', as: 'triggered' }] }),
    creature('no-abilities', 'foe', { keywords: [{ keyword: 'hexproof', as: 'ability' }] }),
    creature('mage', 'you'),
  );

  it.each([
    ['spell', ['no-activated', 'no-triggered', 'no-abilities']],
    ['activated', ['no-triggered']],
    ['triggered', ['no-activated']],
    ['ability', ['mtg.actsAs']],
  ])('113.3, 702.11d: activated abilities are told from triggered ones: %s', (as, ids) => {
    const found = getLegalTargets(apart, aFoe, by('bolt', as));
    expect(found.ok ? found.value.map(({ id }) => id) : codes(found)).toEqual(ids);
    expect(codes(getLegalTargets(apart, aFoe, by('mage')))).toEqual(['mtg.actsAs']);
  });

  it.each(['activated', 'triggered', 'ability'] as const)(
    '702.11d: hexproof from it alone asks as what it acts: %s',
    (as) => {
      const alone = board(inHand('bolt'), creature('x', 'foe', { keywords: [{ keyword: 'hexproof', as }] }));
      expect(codes(getLegalTargets(alone, aFoe, by('bolt')))).toEqual(['mtg.actsAs']);
    },
  );

  it('702.11d: hexproof from abilities stops opponents only, and lets itself be lifted', () => {
    const own = board(creature('mine', 'you', { keywords: [{ keyword: 'hexproof', as: 'ability' }] }));
    const found = unwrap(getLegalTargets(own, one(permanent()), { controller: 'you', as: 'activated' }));
    expect(found.map(({ id }) => id)).toEqual(['mine']);
    expect(hasHexproof({ keywords: [{ keyword: 'hexproof', as: 'ability' }] })).toBe(false);
  });

  it.each([
    ["Moss Druid can't be the target of activated abilities."],
    ["Moss Druid can't be the target of triggered abilities."],
    ['Hexproof from activated and triggered abilities'],
    ['Hexproof from activated abilities'],
    ['Flying\nHexproof from triggered abilities'],
  ])('is read and printed: %s', (text) => {
    const druid = readCard(text);
    const { lines, unsaid } = printCard(druid);
    expect([unsaid, readCard(lines.join('\n'))]).toEqual([[], druid]);
  });

  it('needs not be told where the answer does not hang on it', () => {
    const plain = board(inHand('bolt'), creature('bear', 'foe'));
    expect(unwrap(getLegalTargets(plain, aFoe, by('bolt'))).map(({ id }) => id)).toEqual(['bear']);
    expect(legal(by('bolt'), one(permanent(), { mode: 'choose' }))).toEqual([
      'no-spells',
      'no-abilities',
      'mage',
    ]);
  });

  it('players are asked as well', () => {
    const guarded = { ...board(inHand('bolt')), players: [{ id: 'you' }, { id: 'foe', ...only('spell') }] };
    const anyone = one({ kind: 'player', filter: {} });
    expect(codes(getLegalTargets(guarded, anyone, by('bolt')))).toEqual(['mtg.actsAs']);
    expect(unwrap(getLegalTargets(guarded, anyone, by('bolt', 'spell'))).map(({ id }) => id)).toEqual([
      'you',
    ]);
  });

  it('608.2b: what was announced without it is refused once it matters', () => {
    const before = change(change(state, 'no-spells', { keywords: [] }), 'no-abilities', { keywords: [] });
    const chosen = unwrap(validateTargets(before, aFoe, by('bolt'), pick(['no-spells'])));
    expect(checkTargetsStillLegal(before, aFoe, chosen).ok).toBe(true);
    expect(codes(checkTargetsStillLegal(state, aFoe, chosen))).toEqual(['mtg.actsAs']);
  });

  it('112.2: a card in hand is judged as the spell of who casts it', () => {
    const quality = { zone: 'stack', controller: 'opponent' } as const;
    const warded = board(
      card('theirs', 'foe', { zone: 'exile' }),
      creature('bear', 'foe', { keywords: [{ keyword: 'cantBeTargeted', by: { quality } }] }),
    );
    const asks = (as: string) => codes(validateTargets(warded, aFoe, by('theirs', as), pick(['bear'])));
    expect([asks('spell'), asks('ability')]).toEqual([['protectedTarget'], 'ok']);
  });

  it('an ability that is activated asks as one, from every zone and in a match', () => {
    expect(activationAttempt(inHand('bolt'), 'you')).toMatchObject({ as: 'activated' });
    const found = mtgMatchGame.resolver(matchStateOf({ cards: state.cards })).legalTargets(aFoe, by('bolt'));
    expect(codes(found)).toEqual(['mtg.actsAs']);
  });

  it.each([
    ['Destroy target creature.', ['instant'], 'spell'],
    ['{T}: Tap target creature.', ['artifact'], 'activated'],
    ['When this creature dies, destroy target creature.', ['creature'], 'triggered'],
  ])('a text tells it: %s', (text, types, as) => {
    expect(parseTargetRequirements(text, { types }).map(({ ability }) => actsAsIn(ability))).toEqual([as]);
  });

  it('a static ability does not, and what is granted is an ability', () => {
    expect([actsAsIn({ kind: 'static' }), actsAsIn({ kind: 'spell', granted: true })]).toEqual([
      undefined,
      'ability',
    ]);
  });
});
