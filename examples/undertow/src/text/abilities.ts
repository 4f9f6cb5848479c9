import { canonicalJson } from '@reticle/core';
import { numberHole, sentence, sentenceTable } from '@reticle/core/text';
import type { Ability } from '@reticle/core/play';
import type { Effect } from '../language/effect.js';
import type { Words } from '../language/words.js';
import { clauses } from './verbs.js';

type UndertowAbility = Ability<Words>;

/** Whether two JSON values are equal. The patterns and filters of printed abilities are few and fixed. */
const isJson = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other);

const ON_HURT = [{ on: 'damaged', card: 'self' }] as const;
const whenHurt = sentence<UndertowAbility, { readonly does: readonly Effect[] }, unknown>({
  words: 'when it is hurt, <does>',
  holes: { does: clauses.hole },
  make: ({ does }) => ({ kind: 'triggered', id: 'hurt', on: ON_HURT, do: does }),
  parts: (made) => (made.kind === 'triggered' && isJson(made.on, ON_HURT) ? { does: made.do } : undefined),
});

const BESIDE = { zone: 'play', type: 'creature', beside: true };
const beside = sentence<UndertowAbility, { readonly by: number }, unknown>({
  words: 'creatures beside it have <by> more strength',
  holes: { by: numberHole('digits') },
  make: ({ by }) => ({ kind: 'static', id: 'beside', affects: BESIDE, gives: [{ change: 'strength', by }] }),
  parts: (made) =>
    made.kind === 'static' && isJson(made.affects, BESIDE) && made.gives[0]
      ? { by: made.gives[0].by }
      : undefined,
});

const SELF = { on: 'damaged', card: 'self' } as const;
const armour = sentence<UndertowAbility, { readonly prevent: number }, unknown>({
  words: 'it is dealt <prevent> less damage',
  holes: { prevent: numberHole('digits') },
  make: ({ prevent }) => ({ kind: 'replacement', id: 'armour', on: SELF, with: { prevent } }),
  parts: (made) =>
    made.kind === 'replacement' &&
    isJson(made.on, SELF) &&
    'prevent' in made.with &&
    made.with.prevent !== 'all'
      ? { prevent: made.with.prevent }
      : undefined,
});

/** The sentences of abilities that work by themselves, which are read and printed. */
export const abilitySentences = sentenceTable<UndertowAbility, unknown>(() => [whenHurt, beside, armour]);
