import type { PinnedRef } from '@reticle/core';
import { optionDecision } from '@reticle/core/play';
import type { CardDefinition } from '../../language/card-definition.js';
import { withCard } from '../../state/cards.js';
import { cardWith, matchWith } from '../../state/copies.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { knownCard } from '../../state/state.js';
import { askedBy, chosenOption, chosenRefs, refDecision, select } from '../select/select.js';
import type { Kind } from './kind.js';

/** The description of the decision that asks for a mode. */
export const MODE = 'mode';

/**
 * Makes an opponent choose the mode of a spell that was just cast, before anybody gets priority, if the spell
 * says so (rule 700.2e).
 */
export function withModeAsked(
  state: MtgMatchState,
  controller: string,
  source: PinnedRef,
  { spell }: CardDefinition,
): MtgMatchState {
  if (!spell?.modes?.chooser) return state;
  const modes = spell.modes.options.map(({ id }) => id);
  const todo = [{ effect: 'chooseMode' as const, modes }];
  const frame = { controller, source, variables: {}, bound: {}, todo };
  return matchWith(state, { resolving: [...state.resolving, { frame }] });
}

export const chooseMode: Kind<'chooseMode'> = {
  asks({ modes, who }, scene) {
    if (who !== undefined) return optionDecision(askedBy(who, scene), modes, MODE);
    const refs = select('eachOpponent', scene);
    const offer = { refs, min: 1, max: 1, description: 'modeChooser' };
    return refs.length > 1 ? refDecision(scene.controller, offer, scene) : undefined;
  },
  apply(effect, acting) {
    const { state, decided, source } = acting;
    if (effect.who === undefined) {
      const [chosen] = decided ? chosenRefs(decided) : select('eachOpponent', acting);
      return { state, first: chosen ? [{ ...effect, who: chosen.id }] : [] };
    }
    const spell = knownCard(state, source);
    const mode = chosenOption(decided);
    if (!spell?.announced || mode === undefined) return { state };
    return { state: withCard(state, cardWith(spell, { announced: { ...spell.announced, modes: [mode] } })) };
  },
};
