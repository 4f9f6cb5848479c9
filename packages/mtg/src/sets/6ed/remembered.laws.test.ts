import { unwrap } from '@reticle/core';
import { BOTS, type MatchEvent, randomFrom, seatOf, seedRandom } from '@reticle/core/match';
import { describe, expect, inject, it } from 'vitest';
import { mtgMatch } from '../../play/match.js';
import { refresh } from '../../rules/continuous/refresh.js';
import { staticsIn } from '../../rules/continuous/statics.js';
import { executionOf, rulesOf } from '../../rules/execution.js';
import type { MtgRules } from '../../rules/move-execution.js';
import { checkStateBased } from '../../rules/state-based/check.js';
import { advance, passPriority } from '../../rules/turn/advance.js';
import { isUneventful } from '../../rules/turn/uneventful.js';
import { cardWith, playerWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { SIXTH_EDITION } from './index.js';

const runtime = mtgMatch({ id: '6ed', cards: SIXTH_EDITION });
const MOVES = inject('deep') ? 1_200 : 300;

/** The states in which players act in some matches of random bots, and what each does. */
function* statesOf(seed: string, most: number) {
  const random = randomFrom(seedRandom(seed));
  const started = runtime.start({}, seed);
  let match = started.ok ? started.value : undefined;
  for (let count = 0; match && count < most; count++) {
    const [player] = runtime.toAct(match);
    const move = player === undefined ? undefined : BOTS.random(seatOf(runtime, match, player), random);
    if (move === undefined) return;
    yield { state: match.state, move: move.move };
    const applied = runtime.apply(match, move);
    match = applied.ok ? applied.value.match : undefined;
  }
}

/** What comes of it that priority is passed, and what is told. */
function passedBy(rules: MtgRules, state: MtgMatchState) {
  const told: MatchEvent[] = [];
  const play = executionOf(rules, state, {
    random: randomFrom(seedRandom(1)),
    emit: (event) => void told.push(event),
  });
  return { state: advance(passPriority(state, play), play), told };
}

describe('what is remembered of a match makes no difference', () => {
  const known = unwrap(rulesOf(SIXTH_EDITION));
  /** The same rules, of which nothing is remembered. */
  const fresh = (): MtgRules => ({ ...known });

  it('704.3: whatever began since state-based actions came to nothing', () => {
    let remembered = 0;
    for (const { state, move } of statesOf('remembered', MOVES)) {
      if (move !== 'pass') continue;
      if (isUneventful(known, state)) remembered++;
      expect(passedBy(known, state)).toEqual(passedBy(fresh(), state));
    }
    expect(remembered).toBeGreaterThan(20);
  });

  it('704.3: state-based actions do nothing in a state in which they are known to do nothing', () => {
    let checked = 0;
    for (const { state } of statesOf('uneventful', MOVES)) {
      passedBy(known, state);
      // Each change alone would be overlooked by a memory that does not compare these facts.
      const dying = state.cards.map((card) =>
        card.zone === 'battlefield' && card.types.includes('creature')
          ? cardWith(card, { damage: 99 })
          : card,
      );
      const losing = state.players.map((player) => playerWith(player, { life: 0 }));
      for (const changed of [state, { ...state, cards: dying }, { ...state, players: losing }]) {
        if (!isUneventful(known, changed)) continue;
        checked++;
        expect(checkStateBased(changed, () => undefined)).toBe(changed);
      }
    }
    expect(checked).toBeGreaterThan(20);
  });

  it('613: every permanent is what it would be made anew', () => {
    let tapped = 0;
    for (const { state } of statesOf('settled', MOVES)) {
      if (state.cards.some((card) => card.tapped)) tapped++;
      expect(refresh(state, staticsIn(fresh()))).toEqual(state);
    }
    expect(tapped).toBeGreaterThan(50);
  });
});
