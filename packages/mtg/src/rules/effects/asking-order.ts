import type { EffectKind } from '@reticle/core/play';
import type { Effect } from '../../language/effects/effect.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { tryInOrder, replacementChosen, replacementDecision } from '../actions/first-replacement.js';
import { mayContest } from '../actions/instead-of-dying.js';
import { chosenOption } from '../select/select.js';

/**
 * Wraps a kind of effect whose events can be replaced. If the order of replacements matters, it asks the
 * affected player (rule 616.1) and performs the effect afterwards. A try that stops at the question emits no
 * events.
 */
export const askingOrder = <Kind extends Effect>(
  kind: EffectKind<MtgMatchState, Kind, Effect>,
): EffectKind<MtgMatchState, Kind, Effect> => ({
  asks(effect, scene) {
    const { ordering } = scene.state;
    return ordering === undefined ? kind.asks?.(effect, scene) : replacementDecision(scene.state);
  },
  apply(effect, acting) {
    const { state } = acting;
    if (!mayContest(state)) return kind.apply(effect, acting);
    const isAnswer = state.ordering?.open !== undefined;
    const before = isAnswer ? replacementChosen(state, chosenOption(acting.decided)) : state;
    const decided = isAnswer ? state.ordering?.decided : acting.decided;
    const tried = tryInOrder(before, acting.emit, { decided }, (emit) =>
      kind.apply(effect, { ...acting, state: before, decided, emit }),
    );
    return 'done' in tried ? tried.done : { state: tried.asked, first: [effect] };
  },
});
