import type { Template, Verb } from '@reticle/core/text';

/** What objects can't, must or can do: its words, and the keywords that say it in the data. */
interface LimitWords extends Pick<Verb, 'words' | 'aux'> {
  readonly keywords: readonly Template[];
}

const plain = (...names: readonly string[]): readonly Template[] => names.map((keyword) => ({ keyword }));

/**
 * Rules about attacking, blocking and targeting, which stand behind any subject: "~ can't block", "creatures
 * you control can't be blocked", "target creature can't block this turn".
 */
export const LIMITS: readonly LimitWords[] = [
  { aux: "can't", words: 'attack', keywords: plain('cantAttack') },
  { aux: "can't", words: 'block', keywords: plain('cantBlock') },
  { aux: "can't", words: 'attack or block', keywords: plain('cantAttack', 'cantBlock') },
  { aux: "can't", words: 'attack alone', keywords: plain('cantAttackAlone') },
  { aux: "can't", words: 'block alone', keywords: plain('cantBlockAlone') },
  { aux: "can't", words: 'attack or block alone', keywords: plain('cantAttackAlone', 'cantBlockAlone') },
  { aux: "can't", words: 'be blocked', keywords: plain('cantBeBlocked') },
  { aux: "can't", words: 'be countered', keywords: plain('cantBeCountered') },
  { aux: "can't", words: 'be regenerated', keywords: plain('cantBeRegenerated') },
  {
    aux: "can't",
    words: 'be blocked as long as defending player controls <what:oneQuality>',
    keywords: [{ keyword: 'cantBeBlockedIf', defenderControls: '$what' }],
  },
  {
    aux: "can't",
    words: 'be blocked by more than one creature',
    keywords: [{ keyword: 'mostBlockers', count: 1 }],
  },
  {
    aux: "can't",
    words: 'be blocked except by <blockers:quality>',
    keywords: [{ keyword: 'cantBeBlockedBy', blockers: { not: '$blockers' } }],
  },
  {
    aux: "can't",
    words: 'be blocked by <blockers:quality>',
    keywords: [{ keyword: 'cantBeBlockedBy', blockers: '$blockers' }],
  },
  {
    aux: "can't",
    words: 'block or be blocked by <which:creatures>',
    keywords: [
      { keyword: 'cantBlock', attackers: '$which' },
      { keyword: 'cantBeBlockedBy', blockers: '$which' },
    ],
  },
  {
    aux: "can't",
    words: 'block <attackers:creatures>',
    keywords: [{ keyword: 'cantBlock', attackers: '$attackers' }],
  },
  {
    words: 'can block only <attackers:creatures>',
    keywords: [{ keyword: 'cantBlock', attackers: { not: '$attackers' } }],
  },
  {
    aux: "can't",
    words: 'attack unless defending player controls <what:oneQuality>',
    keywords: [{ keyword: 'cantAttack', unlessDefenderControls: '$what' }],
  },
  {
    words: ['attack each combat if able', 'attack each turn if able'],
    keywords: plain('mustAttack'),
  },
  { aux: 'must', words: 'be blocked if able', keywords: plain('mustBeBlocked') },
  { words: 'can block an additional creature each combat', keywords: plain('blocksOneMore') },
  { words: 'can block any number of creatures', keywords: plain('blocksAny') },
  {
    words: "can attack as though [it|they] didn't have defender",
    keywords: plain('attacksDespiteDefender'),
  },
  {
    aux: "can't",
    words: ['be the target of <by:aimers>', 'be the targets of <by:aimers>'],
    keywords: [{ keyword: 'cantBeTargeted', by: '$by' }],
  },
];
