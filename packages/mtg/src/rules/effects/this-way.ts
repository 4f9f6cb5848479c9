import type { PinnedRef } from '@reticle/core';
import type { MatchEvent } from '@reticle/core/match';
import type { EffectKind } from '@reticle/core/play';
import type { Effect } from '../../language/effects/effect.js';
import { THIS_WAY, type ThisWay } from '../../language/this-way.js';
import { cardById } from '../../state/cards.js';
import type { MtgMatchState } from '../../state/match-state.js';
import { refOf } from '../../state/refs.js';
import { nameOfThisWay } from '../select/this-way.js';
import { withListener } from '../events/happen.js';
import { refIn, wordIn } from '../actions/event-parts.js';

type DoneReader = (effect: Effect, event: MatchEvent, before: MtgMatchState) => PinnedRef | undefined;

const cardOfEvent =
  (type: string): DoneReader =>
  (_effect, event) =>
    event.type === type ? refIn(event, 'card') : undefined;

/**
 * Finds what moved to or from a zone because of such effects. What a replacement effect puts elsewhere
 * doesn't count.
 */
const movedByEffects =
  (key: 'from' | 'to', zone: string, by: (effect: Effect) => boolean): DoneReader =>
  (effect, event) =>
    event.type === 'moved' && wordIn(event, key) === zone && by(effect) ? refIn(event, 'card') : undefined;

const exiles = (effect: Effect): boolean =>
  effect.effect === 'moveCards' ? effect.to === 'exile' : effect.effect === 'digUntil';

/**
 * Finds the object to which something was done, from the events of an effect. What regenerated or is
 * indestructible was not destroyed (rule 701.8c). A milled card was milled wherever it went (701.17c).
 */
const DONE: Readonly<Record<ThisWay, DoneReader>> = {
  dealtDamage(_effect, event) {
    const to = event.type === 'damage' ? refIn(event, 'to') : undefined;
    return to?.kind === 'card' ? to : undefined;
  },
  destroyed: cardOfEvent('destroyed'),
  discarded: cardOfEvent('discarded'),
  exiled: movedByEffects('to', 'exile', exiles),
  milled: movedByEffects('from', 'library', ({ effect }) => effect === 'mill'),
  putIntoGraveyard: movedByEffects('to', 'graveyard', () => true),
  sacrificed: cardOfEvent('sacrificed'),
  tapped({ effect }, event, before) {
    const id = event.type === 'becameTapped' && effect === 'tap' ? wordIn(event, 'card') : undefined;
    const card = id === undefined ? undefined : cardById(before, id);
    return card && refOf(card);
  },
};

/**
 * Wraps a kind of effect so that it remembers what it did to which objects, if later effects of the ability
 * ask (rules 608.2c, 608.2h).
 */
export const withRecord = <Kind extends Effect>(
  kind: EffectKind<MtgMatchState, Kind, Effect>,
): EffectKind<MtgMatchState, Kind, Effect> => ({
  ...kind,
  apply(effect, acting) {
    const asked = THIS_WAY.filter((done) => acting.bound[nameOfThisWay(done)] !== undefined);
    if (asked.length === 0) return kind.apply(effect, acting);
    const events: MatchEvent[] = [];
    const emit = withListener(acting.emit, (event) => {
      events.push(event);
    });
    const done = kind.apply(effect, { ...acting, emit });
    const bind = Object.fromEntries(
      asked.map((one) => {
        const name = nameOfThisWay(one);
        const more = events.flatMap((event) => DONE[one](effect, event, acting.state) ?? []);
        return [name, [...(acting.bound[name] ?? []), ...more]];
      }),
    );
    return { ...done, bind: { ...bind, ...done.bind } };
  },
});
