import { LIMITS } from './limits.js';
import type { EffectVerbs } from './verb.js';

/** What objects are for a while: larger, with keywords, another colour, unable to do something. */
export const changeVerbs: EffectVerbs = [
  {
    subject: 'object',
    words: 'get <pump:pump>',
    means: {
      effect: 'pump',
      what: '$subject',
      power: '$pump.power',
      toughness: '$pump.toughness',
      until: '$until',
    },
    lasts: 'state',
  },
  {
    subject: 'object',
    words: ['gain <keywords:keywords>', 'have <keywords:keywords>'],
    means: { effect: 'gainKeywords', what: '$subject', keywords: '$keywords', until: '$until' },
    lasts: 'state',
  },
  {
    subject: 'object',
    words: 'become <color:color>',
    means: { effect: 'become', what: '$subject', change: { colors: ['$color'] }, until: '$until' },
    lasts: 'state',
  },
  {
    subject: 'object',
    words: [
      'become <type:cardType> in addition to its other types',
      'become <type:cardTypes> in addition to their other types',
    ],
    means: { effect: 'become', what: '$subject', change: { addTypes: ['$type'] }, until: '$until' },
    lasts: 'state',
    standing: 'forever',
  },
  {
    subject: 'object',
    words: 'become colorless',
    means: { effect: 'become', what: '$subject', change: { colors: [] }, until: '$until' },
    lasts: 'state',
  },
  {
    subject: 'object',
    words: 'have base power <power:number>',
    means: { effect: 'become', what: '$subject', change: { setPower: '$power' }, until: '$until' },
    lasts: 'state',
  },
  {
    subject: 'player',
    words: "switch <what:bare> 's power and toughness",
    means: { effect: 'become', what: '$what', change: { switched: true }, until: '$until' },
    lasts: 'state',
  },
  {
    subject: 'object',
    words: 'have base power and toughness <size:size>',
    means: {
      effect: 'become',
      what: '$subject',
      change: { setPower: '$size.power', setToughness: '$size.toughness' },
      until: '$until',
    },
    lasts: 'state',
  },
  {
    subject: 'object',
    aux: "can't",
    words: 'be blocked this turn except by <blockers:quality>',
    means: {
      effect: 'gainKeywords',
      what: '$subject',
      keywords: [{ keyword: 'cantBeBlockedBy', blockers: { not: '$blockers' } }],
      until: 'endOfTurn',
    },
  },
  ...LIMITS.map(({ keywords, ...limit }) => ({
    ...limit,
    subject: 'object' as const,
    means: { effect: 'gainKeywords', what: '$subject', keywords, until: '$until' } as const,
    lasts: 'limit',
  })),
];
