import { ok, refuse, type GameIssue, type PinnedRef, type Result, type TargetSelection } from '@reticle/core';
import type { Announcement } from '../state/announcement.js';
import { abilityById, cardById, type MtgState } from '../state/state.js';
import { withCard } from '../state/zones.js';
import { withAbility } from '../stack/announce.js';
import { becameTargets, type StackEvent } from '../stack/event.js';
import { asSelection, changedPlaces, judgeFinalSet } from './final-set.js';
import { WANTS, type Retargeting } from './permission.js';

/** What changing targets led to: the state and its events. */
export interface Retargeted {
  readonly state: MtgState;
  readonly changed: number;
  readonly events: readonly StackEvent[];
}

/** What is announced for a spell or ability on the stack. */
export function announcedFor(state: MtgState, { kind, id }: PinnedRef): Announcement | undefined {
  return (kind === 'ability' ? abilityById(state, id) : cardById(state, id))?.announced;
}

/** The state with another announcement for what lies on the stack. */
function withAnnouncement(state: MtgState, { kind, id }: PinnedRef, announced: Announcement): MtgState {
  const ability = kind === 'ability' ? abilityById(state, id) : undefined;
  if (ability) return withAbility(state, { ...ability, announced });
  const card = cardById(state, id);
  return card ? withCard(state, { ...card, announced }) : state;
}

/**
 * Changes targets of a spell or ability, by one of the four permissions of rule 115.7. Refused where the permission
 * does not allow so many changes, or the final set is not legal; then every target stays what it was, illegal ones too
 * (rule 115.7a). `selection` names all targets, changed or not, place by place.
 */
export function changeTargets(
  state: MtgState,
  by: PinnedRef,
  permission: Retargeting,
  selection: TargetSelection,
): Result<Retargeted> {
  const announced = announcedFor(state, by);
  if (!announced) return refuse({ code: 'mtg.noSuchObject', data: { id: by.id } });
  const before = asSelection(announced.targets);
  const changed = changedPlaces(before, selection);
  const all = before.reduce((sum, { targets }) => sum + targets.length, 0);
  if (changed === undefined || !WANTS[permission](changed, all)) {
    const issue: GameIssue = {
      code: 'mtg.wrongChange',
      data: { permission, changed: changed ?? null, of: all },
    };
    return refuse(issue);
  }
  const judged = judgeFinalSet(state, announced, selection);
  if (!judged.ok) return judged;
  const old = announced.targets.slots.flatMap(({ targets }) => targets);
  return ok({
    state: withAnnouncement(state, by, { ...announced, targets: judged.value }),
    changed,
    events: becameTargets(state, by, judged.value, old),
  });
}
