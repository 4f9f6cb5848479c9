import type { AbilityGroup } from '../../define.js';
import { activates, enters, triggers } from '../../phrases/abilities.js';
import { regenerate } from '../../phrases/effects.js';

/** Shields against destruction. */
export const regeneration: AbilityGroup = {
  'Drudge Skeletons': activates('regenerate', { mana: '{B}' }, [regenerate('self')]),
  'Gorilla Chieftain': activates('regenerate', { mana: '{1}{G}' }, [regenerate('self')]),
  'Kjeldoran Dead': {
    ...activates('regenerate', { mana: '{B}' }, [regenerate('self')]),
    triggered: [triggers('rise', enters, [{ effect: 'sacrifice', filter: { type: 'creature' } }])],
  },
  'Mischievous Poltergeist': activates('regenerate', { life: 1 }, [regenerate('self')]),
  Regeneration: activates('regenerate', { mana: '{G}' }, [regenerate('host')]),
  'River Boa': activates('regenerate', { mana: '{G}' }, [regenerate('self')]),
  'Uktabi Wildcats': activates('regenerate', { mana: '{G}', sacrifice: { subtype: 'Forest' } }, [
    regenerate('self'),
  ]),
};
