import type { AbilityKindInText } from './requirement.js';

/** A keyword that hides a target (rule 115.1e), as the phrase that its rule says; `<n>` is the number after the keyword. */
export interface KeywordTarget {
  readonly keyword: string;
  readonly kind: AbilityKindInText;
  readonly rule: string;
  readonly phrase: string;
  /** Words after the keyword may say which objects instead: "equip legendary creature", "enchant land you control". */
  readonly quality?: 'of the phrase' | 'whole';
}

export const KEYWORD_TARGETS: readonly KeywordTarget[] = [
  { keyword: 'enchant', kind: 'spell', rule: '702.5a', phrase: 'target permanent', quality: 'whole' },
  {
    keyword: 'equip',
    kind: 'activated',
    rule: '702.6a',
    phrase: 'target creature you control',
    quality: 'of the phrase',
  },
  { keyword: 'fortify', kind: 'activated', rule: '702.67a', phrase: 'target land you control' },
  {
    keyword: 'reconfigure',
    kind: 'activated',
    rule: '702.151a',
    phrase: 'another target creature you control',
  },
  { keyword: 'scavenge', kind: 'activated', rule: '702.97a', phrase: 'target creature' },
  { keyword: 'reinforce', kind: 'activated', rule: '702.77a', phrase: 'target creature' },
  {
    keyword: 'mentor',
    kind: 'triggered',
    rule: '702.134a',
    phrase: "target attacking creature with power less than ~'s power",
  },
  { keyword: 'modular', kind: 'triggered', rule: '702.43a', phrase: 'target artifact creature' },
  {
    keyword: 'soulshift',
    kind: 'triggered',
    rule: '702.46a',
    phrase: 'target Spirit card from your graveyard with mana value <n> or less',
  },
  {
    keyword: 'provoke',
    kind: 'triggered',
    rule: '702.39a',
    phrase: 'target creature defending player controls',
  },
  { keyword: 'haunt', kind: 'triggered', rule: '702.55a', phrase: 'target creature' },
  { keyword: 'backup', kind: 'triggered', rule: '702.165a', phrase: 'target creature' },
  { keyword: 'mutate', kind: 'spell', rule: '702.140a', phrase: 'target non-Human creature you own' },
  { keyword: 'bestow', kind: 'spell', rule: '702.103b', phrase: 'target creature' },
  { keyword: 'awaken', kind: 'spell', rule: '702.113b', phrase: 'target land you control' },
];

/** A keyword action that hides a target: it may stand anywhere in an ability, with its number after it. */
export interface ActionTarget {
  readonly keyword: string;
  readonly rule: string;
  readonly phrase: string;
  /** Where a permanent's ability says it, if that is another phrase. */
  readonly ofPermanent?: string;
}

export const ACTION_TARGETS: readonly ActionTarget[] = [
  {
    keyword: 'support',
    rule: '701.41a',
    phrase: 'up to <n> target creatures',
    ofPermanent: 'up to <n> other target creatures',
  },
  { keyword: 'earthbend', rule: '701.66a', phrase: 'target land you control' },
];
