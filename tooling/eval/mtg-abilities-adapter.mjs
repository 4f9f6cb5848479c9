// What Reticle reads of whole faces, in the neutral form of the reference of abilities: read(face) -> { abilities, keywords, whole }.
// It says the same in other words and adds nothing: node ABILITIES_SCORER mtg-abilities-adapter.mjs FACES.jsonl
import { unexpressedOf } from '@reticle/mtg';
import { parseCard } from '@reticle/mtg/text';
import { amountOf, costOf, nameOf, onOf } from './neutral/words.mjs';
import { doing, flagged } from './neutral/effects.mjs';
import { eventsOf, isTold } from './neutral/events.mjs';

/** Rules that others are given, which the neutral form names by themselves. */
const GRANTED_RULES = {
  cantBeBlockedBy: 'cantBeBlockedBy',
  mostBlockers: 'cantBeBlockedBy',
  lure: 'lure',
};

/** A change that lasts as static effects of the neutral form. */
function changesOf({ affects, change }) {
  const on = onOf(affects, new Map());
  const { power, toughness, addKeywords = [], removeKeywords, setPower, setToughness, ...others } = change;
  const [prevented, granted] = [true, false].map((is) =>
    addKeywords.filter(({ keyword }) => keyword.startsWith('prevent') === is),
  );
  const [limits, unlimited] = [true, false].map((is) =>
    granted.filter(({ keyword }) => Object.hasOwn(GRANTED_RULES, keyword) === is),
  );
  const [costs, given] = [true, false].map((is) =>
    unlimited.filter(({ keyword }) => (RULES[keyword] === 'costChange') === is),
  );
  return [
    ...costs.map((rule) => ({ kind: 'costChange', amount: costChangeOf(rule) })),
    ...limits.map(({ keyword }) => ({ kind: GRANTED_RULES[keyword], on })),
    ...(power === undefined && toughness === undefined
      ? []
      : [{ kind: 'pump', amount: amountOf(power ?? 0), amount2: amountOf(toughness ?? 0), on }]),
    ...(prevented.length > 0 ? [{ kind: 'preventDamage', on }] : []),
    ...(given.length > 0 ? [{ kind: 'grantKeyword', keywords: given.map(nameOf), on }] : []),
    ...(removeKeywords ? [{ kind: 'loseKeyword', keywords: removeKeywords, on }] : []),
    ...(setPower === undefined && setToughness === undefined ? [] : [{ kind: 'setPT', on }]),
    ...(Object.keys(others).length > 0 ? [{ kind: 'becomeType', on }] : []),
  ];
}

const RULES = {
  spellsCost: 'costChange',
  thisCosts: 'costChange',
  mayStayTapped: 'mayNotUntap',
  mostBlockers: 'cantBeBlockedBy',
  cantBeBlockedIf: 'cantBeBlocked',
  hasAbility: 'other',
};
const ARE_RULES = new Set(
  'cantBlock cantAttack cantBeBlocked cantBeBlockedBy cantBeBlockedIf cantBeCountered doesntUntap mayStayTapped mustAttack mostBlockers eachPlaysAnotherLand diesOntoLibrary spellsCost thisCosts'.split(
    ' ',
  ),
);

/** Keywords of permanents that give their controller a keyword. */
const GIVES = { youHaveHexproof: 'hexproof', youHaveShroud: 'shroud' };

/** Undaunted (rule 702.125a) is a keyword in the neutral form. */
const isUndaunted = ({ keyword, each }) => keyword === 'thisCosts' && each?.numberOf === 'eachOpponent';

/** The limits of boast (rule 702.142a) go without saying in the neutral form. */
const isBoast = ({ perTurn, onlyIf }) => perTurn === 1 && onlyIf?.is?.thisTurn === 'attacked';

const CHOICES = {
  basicLandType: 'type',
  cardName: 'name',
  cardType: 'type',
  color: 'color',
  creatureType: 'type',
  landType: 'type',
  nonlandCardName: 'name',
  opponent: 'player',
  player: 'player',
};
/** How much more a spell costs, or less; counted, or of colours, it is no number. */
function costChangeOf({ less, more, each }) {
  const [only, ...others] = less ?? more;
  if (each !== undefined || others.length > 0 || typeof only !== 'number')
    return each === undefined ? undefined : 'var';
  return less ? -only : only;
}

/** "Can't block or be blocked by": two rules that are one ability of the neutral form. */
const joinedBlocks = (abilities) => {
  const [one, two, ...others] = abilities;
  const kinds = [one, two].map((ability) => ability?.effects[0].kind);
  return others.length === 0 && kinds.every((kind) => kind === 'cantBeBlockedBy')
    ? [{ ...one, effects: [...one.effects, ...two.effects] }]
    : abilities;
};

/** The abilities that are said in one line of a text, by themselves. */
function ofLine(face, line, index) {
  const { card } = parseCard({ ...face, text: line });
  const rules = card.keywords.filter((rule) => ARE_RULES.has(rule.keyword) && !isUndaunted(rule));
  const given = card.keywords.flatMap(({ keyword }) => GIVES[keyword] ?? []);
  return [
    ...card.activated.map((ability) => ({
      class: 'activated',
      line: index,
      cost: costOf(ability.costs),
      ...(ability.zone && ability.zone !== 'battlefield' ? { zone: ability.zone } : {}),
      timing: {
        ...(ability.timing?.sorcery ? { sorcery: true } : {}),
        ...(ability.perTurn && !isBoast(ability) ? { perTurn: ability.perTurn } : {}),
        ...(ability.once ? { once: true } : {}),
        ...(ability.timing?.turn ? { turn: ability.timing.turn === 'yours' ? 'you' : 'opponent' } : {}),
        ...(ability.timing?.during ? { phase: ability.timing.during } : {}),
      },
      ...(ability.onlyIf && !isBoast(ability) ? { if: true } : {}),
      ...doing(ability),
    })),
    ...card.triggered.map((ability) => ({
      class: 'triggered',
      line: index,
      events: eventsOf(ability.trigger),
      ...(ability.perTurn ? { perTurn: ability.perTurn } : {}),
      ...(ability.zone && !isTold(ability.trigger) ? { zone: ability.zone } : {}),
      ...(ability.if || ability.trigger.others || ability.trigger.saddled ? { if: true } : {}),
      ...doing(ability),
    })),
    ...card.static.map((ability) => ({
      class: 'static',
      line: index,
      effects: flagged(changesOf(ability), ability.if ? { cond: true } : {}),
      targets: 0,
    })),
    ...([card.power, card.toughness].some((part) => typeof part === 'object')
      ? [{ class: 'static', line: index, effects: [{ kind: 'setPT', on: 'self' }], targets: 0 }]
      : []),
    ...joinedBlocks(
      rules.map(({ keyword, attackers, ...rule }) => ({
        class: 'static',
        line: index,
        ...((rule.if ?? rule.defenderControls) ? { if: true } : {}),
        effects: [
          attackers
            ? { kind: 'cantBeBlockedBy', on: 'each' }
            : RULES[keyword] === 'costChange'
              ? { kind: 'costChange', amount: costChangeOf(rule) }
              : { kind: RULES[keyword] ?? keyword, on: 'self' },
        ],
        targets: 0,
      })),
    ),
    ...given.map((keyword) => ({
      class: 'static',
      line: index,
      effects: [{ kind: 'grantKeyword', keywords: [keyword], on: 'each' }],
      targets: 0,
    })),
    ...card.keywords
      .filter(({ keyword, prevent }) => keyword === 'changesDamage' && prevent !== undefined)
      .map(() => ({
        class: 'replacement',
        line: index,
        kind: 'damagePrevention',
        effects: [],
        targets: 0,
      })),
    ...(card.entersWith
      ? [
          {
            class: 'replacement',
            line: index,
            kind: 'entersWithCounters',
            counter: card.entersWith.counter,
            amount: amountOf(card.entersWith.amount),
            effects: [],
            targets: 0,
          },
        ]
      : []),
    ...(card.entersChoosing ?? []).map((choice) => ({
      class: 'replacement',
      line: index,
      kind: 'entersChoosing',
      thing: CHOICES[choice],
      effects: [],
      targets: 0,
    })),
    ...(card.entersTapped
      ? [{ class: 'replacement', line: index, kind: 'entersTapped', effects: [], targets: 0 }]
      : []),
  ];
}

/** What a spell costs in addition. */
function costOfSpell(keywords) {
  const costs = keywords.flatMap((found) => (found.keyword === 'additionalCost' ? found.costs : []));
  return costs.length > 0 ? { cost: costOf(costs) } : {};
}

/** What a spell does, and what more if a cost was paid for it. */
function ofSpell({ paid = [], ...spell }) {
  const parts = [
    ...(spell.effects || spell.modes ? [doing(spell)] : []),
    ...paid
      .filter(({ instead }) => !instead)
      .map(doing)
      .map((part) => ({ ...part, effects: flagged(part.effects, { cond: true }) })),
  ];
  return {
    effects: parts.flatMap(({ effects }) => effects),
    targets: parts.reduce((sum, { targets }) => sum + targets, 0),
  };
}

const isModal = (line) => /^(?:when|whenever|at) .*—$/iu.test(line.replace(/^[^—]{1,40} — /u, '').trim());

/** A face of the reference as Reticle reads it. */
export function read({ name, types, manaCost, pt, loyalty, oracle }) {
  const [power, toughness] = pt?.split('/') ?? [];
  const face = {
    name,
    types,
    text: oracle,
    ...(manaCost && manaCost !== 'no cost' ? { manaCost } : {}),
    ...(power === undefined ? {} : { power, toughness }),
    ...(loyalty ? { loyalty } : {}),
  };
  const { card } = parseCard(face);
  const lines = oracle.split('\n');
  // The modes of an ability stand on lines of their own below it.
  const below = (from) => lines.slice(from + 1).findIndex((line) => !line.startsWith('•'));
  const abilities = lines.flatMap((line, index) => {
    const more = below(index);
    const modes = isModal(line) ? lines.slice(index + 1, more < 0 ? undefined : index + 1 + more) : [];
    return line.startsWith('•') ? [] : ofLine({ name, types }, [line, ...modes].join('\n'), index);
  });
  // The reference has each face by itself: that the other one is not given is no lack of its words.
  const whole = unexpressedOf(card).every(({ code }) => code === 'mtg.noBack');
  // An instant or sorcery of keywords alone does nothing as it resolves, which is an ability of the neutral form.
  const isSpell = card.spell ?? (whole && /Instant|Sorcery/u.test(types));
  const spell = isSpell
    ? [{ class: 'spell', line: null, ...costOfSpell(card.keywords), ...ofSpell(card.spell ?? {}) }]
    : [];
  return { abilities: [...spell, ...abilities], whole };
}
