import { finding, type Finding } from '../finding.js';
import { isObject, reasonOf } from '../json.js';
import {
  doorsOf,
  type Door,
  INTRUDERS,
  placesIn,
  planted,
  SCALARS,
  withUnknownKey,
  type Hostile,
  refusalFindings,
} from '../suite/refusal.js';
import type { Suite } from '../suite/suite.js';

const PLACES = 12;

const shapeOf = (value: unknown): string =>
  Array.isArray(value) ? 'list' : isObject(value) ? 'object' : 'neither';

/** Documents that a door must refuse. */
function refused({ valid }: Door): readonly Hostile[] {
  const roots = SCALARS.filter(([, value]) => shapeOf(value) !== shapeOf(valid));
  const places = placesIn(valid, PLACES);
  return [
    ...roots,
    ['nothing at all', undefined],
    ['a key that nothing knows', withUnknownKey(valid)],
    ...INTRUDERS.flatMap(([what, value], at): readonly Hostile[] => {
      const place = places[(at * 5) % places.length] ?? [];
      return [
        [what, value],
        [`${what} at ${place.join('.')}`, planted(valid, place, value)],
      ];
    }),
  ];
}

/** Documents that it may let in where they mean something to it. */
const doubtful = ({ valid }: Door): readonly Hostile[] =>
  placesIn(valid, PLACES).flatMap((place) =>
    SCALARS.map(([what, value]): Hostile => [`${what} at ${place.join('.')}`, planted(valid, place, value)]),
  );

function ofDoor(door: Door): readonly Finding[] {
  const before = door.guarded?.();
  const tried = ([what, raw]: Hostile, mayPass: boolean): readonly Finding[] => {
    try {
      const result = door.read(raw);
      if (result.ok) return mayPass ? [] : [finding('hostile.accepted', { door: door.name, what })];
      return refusalFindings(door.game, `${what} by ${door.name}`, result.issues);
    } catch (error) {
      return [finding('hostile.threw', { door: door.name, what, message: reasonOf(error) })];
    }
  };
  const found = [
    ...refused(door).flatMap((one) => tried(one, false)),
    ...doubtful(door).flatMap((one) => tried(one, true)),
  ];
  return door.guarded?.() === before ? found : [...found, finding('hostile.changed', { door: door.name })];
}

/** Bad input is refused at every door, with codes and words; nothing is thrown, nothing is changed. */
export function hostile<State, MatchState>(suite: Suite<State, MatchState>): readonly Finding[] {
  return doorsOf(suite).flatMap(ofDoor);
}
