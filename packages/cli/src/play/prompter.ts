import type { Key } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import type { Choice, KeyName, Prompter } from '../io.js';

/** The most lines of a menu that are shown at once. */
const LINES = 12;

/**
 * The first entry of a menu of several, so that Enter takes nothing before a choice is selected. Its number
 * is 0; choices begin with 1.
 */
export const NOWHERE = { value: 0, label: '…' };

/** The state of a menu as Enter is pressed. */
export interface Menu {
  readonly userInput: string;
  readonly isNavigating: boolean;
  readonly filteredOptions: readonly unknown[];
  readonly focusedValue: number | undefined;
}

/**
 * Says why Enter chooses nothing: nothing is selected, and the typed text matches nothing or several choices.
 */
export function refusal(menu: Menu): string | undefined {
  const { userInput, isNavigating, filteredOptions, focusedValue } = menu;
  const typed = userInput.trim();
  const { length } = filteredOptions;
  if (length === 0) return `Nothing fits "${typed}".`;
  if (length === 1 || (isNavigating && focusedValue !== NOWHERE.value)) return undefined;
  return typed === ''
    ? 'Nothing is chosen yet: go to a choice with the arrow keys, or type its letters.'
    : `${length} fit "${typed}": type more, or go to one with the arrow keys.`;
}

/** Returns the choices as options of a menu, by numbers from 1 on, so that the values may be anything. */
export function optionsOf(
  choices: readonly Choice<unknown>[],
): readonly { readonly value: number; readonly label: string; readonly hint?: string }[] {
  const options = choices.map(({ label, hint }, at) => ({
    value: at + 1,
    label,
    ...(hint === undefined ? {} : { hint }),
  }));
  return choices.length > 1 ? [NOWHERE, ...options] : options;
}

/** Whether a choice, by its number, has all words that were typed. */
export function fitting(
  choices: readonly Pick<Choice<unknown>, 'label' | 'hint' | 'search'>[],
): (typed: string, number: number) => boolean {
  const found = choices.map(({ label, hint = '', search = '' }) =>
    `${label} ${hint} ${search}`.toLowerCase(),
  );
  return (typed, number) =>
    typed
      .toLowerCase()
      .split(/\s+/)
      .every((word) => found[number - 1]?.includes(word));
}

/** The keys as Node names them. */
const KEYS: Readonly<Record<KeyName, Key>> = {
  Space: { name: 'space', ctrl: false },
  'Ctrl-R': { name: 'r', ctrl: true },
  'Ctrl-T': { name: 't', ctrl: true },
  'Ctrl-B': { name: 'b', ctrl: true },
};

/** Returns the choice that a key takes. Once something is typed, Space is an ordinary character. */
export function chosenBy<T>(
  { name, ctrl = false }: Key,
  typed: string,
  choices: readonly Choice<T>[],
): Choice<T> | undefined {
  return choices.find(({ key }) => {
    if (key === undefined || (key === 'Space' && typed !== '')) return false;
    return KEYS[key].name === name && KEYS[key].ctrl === ctrl;
  });
}

/**
 * Makes a prompter for a terminal: typed text filters the menu, and Enter takes only the selected choice, or
 * the only one left.
 */
export function clackPrompter(input: Readable, output: Writable): Prompter {
  return {
    async select<T>(message: string, choices: readonly Choice<T>[]): Promise<T | undefined> {
      const { autocomplete, isCancel } = await import('@clack/prompts');
      const options = [...optionsOf(choices.map(withKey))];
      const fits = fitting(choices);
      let menu: Menu | undefined;
      let byKey: Choice<T> | undefined;
      const closed = closing(input, (key) => {
        byKey = chosenBy(key, menu?.userInput ?? '', choices);
        return byKey !== undefined;
      });
      const remember = (open: Menu): void => {
        menu = open;
      };
      try {
        const chosen = await autocomplete<number>({
          message,
          input,
          output,
          maxItems: LINES,
          signal: closed.signal,
          options() {
            remember(this);
            return options;
          },
          filter: (typed, { value }) => fits(typed, value),
          validate: () => menu && refusal(menu),
        });
        return isCancel(chosen) ? byKey?.value : choices[chosen - 1]?.value;
      } finally {
        closed.stop();
      }
    },
  };
}

/** Adds to a choice the key that takes it. */
const withKey = <T>(choice: Choice<T>): Choice<T> =>
  choice.key === undefined ? choice : { ...choice, label: `${choice.label}  [${choice.key}]` };

/**
 * Reports when a menu must be closed: the input ends (Ctrl-D, a terminal that is gone), for which the
 * question alone would wait for ever, or a key that answers is pressed.
 */
export function closing(
  input: Readable,
  answers: (key: Key) => boolean,
): { readonly signal: AbortSignal; readonly stop: () => void } {
  const closed = new AbortController();
  const close = () => closed.abort();
  const press = (_text: unknown, key: Key) => {
    if (closed.signal.aborted) return;
    if ((key.ctrl === true && key.name === 'd') || answers(key)) close();
  };
  input.on('keypress', press).on('end', close);
  if (input.readableEnded) close();
  return { signal: closed.signal, stop: () => void input.off('keypress', press).off('end', close) };
}
