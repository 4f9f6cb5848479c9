import { useMemo } from 'preact/hooks';
import type { ThingView, ZoneView } from '@reticle/core/host';
import type { OfferShown } from '../engine/play/shown.js';
import { ZoneGrid, type Field, type ThingState } from '../ui/zone.js';
import { offersByThing } from './offer-groups.js';
import type { Choosing } from './use-choosing.js';

const ways = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

/** The offer that leads a thing to a field, where there is just one. */
function offerTo(offers: readonly OfferShown[], about: string | undefined, { x, y }: Field) {
  if (about === undefined) return undefined;
  const found = offers.filter(
    ({ things, fields }) => things.includes(about) && fields.some((field) => field.x === x && field.y === y),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** The table: what is on it can be chosen where it may be, and looked at else. */
export function Table({
  zones,
  choosing,
  onAbout,
  onTaken,
}: {
  readonly zones: readonly ZoneView[];
  readonly choosing: Choosing;
  /** A thing was chosen whose moves are listed now. */
  readonly onAbout: () => void;
  /** Something was answered on the table. */
  readonly onTaken: () => void;
}) {
  const { offers, asked, about, setAbout, take, answer } = choosing;
  const counts = useMemo(() => offersByThing(offers), [offers]);
  const optionOf = ({ ref: { kind, id } }: ThingView) =>
    asked?.options.find(
      (option) => typeof option.answer === 'object' && option.answer.kind === kind && option.answer.id === id,
    );
  const stateOf = (thing: ThingView): ThingState | undefined => {
    const { kind, id } = thing.ref;
    if (asked) {
      const isChosen = asked.chosen.some((ref) => ref.kind === kind && ref.id === id);
      if (isChosen) return { look: 'chosen', sign: 'chosen' };
      return optionOf(thing) ? { look: 'offered', sign: 'can be chosen' } : undefined;
    }
    const count = counts.get(id);
    if (count === undefined) return undefined;
    return about === id
      ? { look: 'chosen', sign: `its ${ways(count)}`, current: true }
      : { look: 'offered', sign: ways(count) };
  };
  const choose = (thing: ThingView): void => {
    const option = optionOf(thing);
    if (option) {
      answer(option.answer);
      onTaken();
    } else if (!asked && counts.has(thing.ref.id)) {
      setAbout(thing.ref.id);
      onAbout();
    }
  };
  const chooseField = (field: Field): void => {
    const offer = asked ? undefined : offerTo(offers, about, field);
    if (!offer) return;
    take(offer);
    onTaken();
  };
  return (
    <section class="panel table" aria-labelledby="table">
      <h2 id="table">Table</h2>
      {zones.map((zone) => (
        <ZoneGrid
          key={zone.id}
          zone={zone}
          stateOf={stateOf}
          onChoose={choose}
          fieldStateOf={(field) =>
            !asked && offerTo(offers, about, field) ? { look: 'offered', sign: 'can go here' } : undefined
          }
          onChooseField={chooseField}
        />
      ))}
    </section>
  );
}
