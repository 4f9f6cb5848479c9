import { useEffect, useRef } from 'react';
import type { TableState } from './state.js';

/** The sound of a step. */
export type Sound = 'card' | 'harm' | 'turn' | 'yours' | 'over';

type Tone = readonly [frequency: number, at: number, length: number];

/** Our own tones: each a frequency in hertz, when it begins and how long it lasts, in seconds. */
const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [[520, 0, 0.06]],
  harm: [
    [180, 0, 0.12],
    [140, 0.05, 0.14],
  ],
  turn: [
    [392, 0, 0.08],
    [523, 0.09, 0.1],
  ],
  yours: [[659, 0, 0.09]],
  over: [
    [523, 0, 0.14],
    [659, 0.15, 0.14],
    [784, 0.3, 0.3],
  ],
};
const VOLUME = 0.05;

type AudibleState = Pick<TableState, 'step' | 'turn' | 'zones' | 'offers' | 'asked' | 'outcome'>;

/** Maps each thing to its zone. */
const placesOf = ({ zones }: AudibleState): ReadonlyMap<string, string> =>
  new Map(zones.flatMap(({ id, things }) => things.map(({ ref }) => [`${ref.kind} ${ref.id}`, id] as const)));

/** Maps the ids of players to their lives. */
const livesOf = ({ zones }: AudibleState): ReadonlyMap<string, number> =>
  new Map(
    zones
      .filter(({ layout }) => layout === 'players')
      .flatMap(({ things }) => things)
      .flatMap(({ ref, values = [] }) =>
        values.filter(({ sign }) => sign === 'heart').map(({ value }) => [ref.id, Number(value)] as const),
      ),
  );

const isAsked = ({ offers, asked }: AudibleState): boolean => offers.length > 0 || asked !== undefined;

/** Lists the sounds between two moments of a table, the most important first. */
export function soundsOf(before: AudibleState, after: AudibleState): readonly Sound[] {
  if (before.step === after.step) return !isAsked(before) && isAsked(after) ? ['yours'] : [];
  const lives = livesOf(before);
  const places = placesOf(before);
  const isHurt = [...livesOf(after)].some(([id, life]) => life < (lives.get(id) ?? life));
  const hasMoved = [...placesOf(after)].some(([key, zone]) => places.get(key) !== zone);
  return [
    ...(after.outcome && !before.outcome ? (['over'] as const) : []),
    ...(isHurt ? (['harm'] as const) : []),
    ...(after.turn === before.turn ? [] : (['turn'] as const)),
    ...(hasMoved ? (['card'] as const) : []),
    ...(!isAsked(before) && isAsked(after) ? (['yours'] as const) : []),
  ];
}

function play(context: AudioContext, sound: Sound): void {
  for (const [frequency, at, length] of TONES[sound]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const begin = context.currentTime + at;
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(VOLUME, begin);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}

/** Plays the most important sound of each step, if sounds are on. */
export function useSounds(state: TableState, isOn: boolean): void {
  const last = useRef(state);
  const context = useRef<AudioContext>(undefined);
  useEffect(() => {
    const [first] = soundsOf(last.current, state);
    last.current = state;
    if (isOn && first !== undefined) play((context.current ??= new AudioContext()), first);
  }, [state, isOn]);
  useEffect(() => () => void context.current?.close(), []);
}
