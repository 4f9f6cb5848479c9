import type { AutocompletePrompt } from '@clack/core';
import type { Key } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { BACK_LABEL, type Choice, type Prompter, type Scene } from '../io.js';
import type { Terminal } from '../terminal.js';
import { frame, VIEWS, type MenuView, type View } from './frame.js';
import { chosenBy, clackPrompter, closing, fitting, NOWHERE, optionsOf, refusal } from './prompter.js';

/** Switches to a terminal's second screen without a cursor, so that the old content comes back later. */
const ENTER = '\u001B[?1049h\u001B[?25l';
const LEAVE = '\u001B[?25h\u001B[?1049l';
const TOP = '\u001B[H';
const TO_END_OF_LINE = '\u001B[K';
const TO_END = '\u001B[J';

/** The size of a terminal that does not report one. */
const USUAL = { rows: 24, columns: 80 };

/** A terminal that is written to. */
interface Screen extends Writable {
  readonly rows?: number;
  readonly columns?: number;
}

interface Option {
  readonly value: number;
  readonly label: string;
}

/** The empty menu while a chosen move is made. */
const WAITING = {
  typed: '',
  options: [],
  focus: -1,
  total: 0,
  refusal: undefined,
  about: undefined,
  note: [],
} as const;

/** Returns how many lines a page scrolls. */
const pageOf = ({ rows = USUAL.rows }: Screen): number => Math.max(3, Math.floor(rows / 3));

/**
 * Makes a prompter that draws the screen again after each key: the scene above, the menu below. Typed text
 * filters the menu. Escape clears the text, and then goes back if the menu has a way back. Without a scene it
 * asks in lines.
 */
export function screenPrompter(input: Readable, output: Screen, paint: Terminal['paint']): Prompter {
  const lines = clackPrompter(input, output);
  let isOpen = false;
  let view: View = 'table';
  let scrolled = 0;
  /** The text that found a kind of moves by one of its ways. It also filters the menu of the ways. */
  let kept = '';

  function draw(scene: Scene, menu: Omit<MenuView, 'view' | 'scrolled'>): void {
    const { rows = USUAL.rows, columns = USUAL.columns } = output;
    const drawn = frame(scene, { ...menu, view, scrolled }, { rows, columns }, paint);
    const written = drawn.map((line) => `${line}${TO_END_OF_LINE}`).join('\r\n');
    output.write(`${isOpen ? '' : ENTER}${TOP}${written}${TO_END}${TOP}`);
    isOpen = true;
  }
  /** Handles the keys that are not the menu's. */
  function turn({ name }: Key): void {
    if (name === 'tab') {
      view = VIEWS[(VIEWS.indexOf(view) + 1) % VIEWS.length] ?? 'table';
      scrolled = 0;
    }
    const back = view === 'log' ? 'pageup' : 'pagedown';
    const on = view === 'log' ? 'pagedown' : 'pageup';
    if (name === back) scrolled += pageOf(output);
    if (name === on) scrolled = Math.max(0, scrolled - pageOf(output));
  }

  /** Shows one menu until it is answered. Returns `again` if only its text was cleared. */
  async function once<T>(
    message: string,
    choices: readonly Choice<T>[],
    scene: Scene,
  ): Promise<Choice<T> | 'again' | undefined> {
    const { AutocompletePrompt: Prompt, isCancel } = await import('@clack/core');
    const fits = fitting(choices);
    const options: Option[] = [...optionsOf(choices)];
    const begun = kept !== '' && choices.some((_choice, at) => fits(kept, at + 1)) ? kept : '';
    kept = '';
    let pressed = '';
    let menu: AutocompletePrompt<Option> | undefined;
    let byKey: Choice<T> | undefined;
    const closed = closing(input, (key) => {
      byKey = chosenBy(key, menu?.userInput ?? '', choices);
      return byKey !== undefined;
    });
    const show = (now: Pick<AutocompletePrompt<Option>, MenuKey>): void => {
      const { filteredOptions, focusedValue, isNavigating, userInput, state, error } = now;
      const shown = filteredOptions.filter(({ value }) => value !== NOWHERE.value);
      const isGoneTo = isNavigating || shown.length === 1;
      const focus = isGoneTo ? shown.findIndex(({ value }) => value === focusedValue) : -1;
      const found = shown.flatMap(({ value }) => choices[value - 1] ?? []);
      draw(scene, {
        message,
        typed: userInput,
        options: found,
        focus,
        total: choices.length,
        refusal: state === 'error' ? error : undefined,
        about: found[focus]?.about,
        note: found[focus]?.note?.() ?? [],
      });
    };
    try {
      menu = new Prompt<Option>({
        options,
        input,
        output,
        signal: closed.signal,
        ...(begun === '' ? {} : { initialUserInput: begun }),
        filter: (typed, { value }) => typed.startsWith('?') || fits(typed, value),
        validate: () => menu && (menu.userInput.startsWith('?') ? undefined : refusal(menu)),
        render() {
          show(this);
          return '';
        },
      });
      menu.on('key', (_text, key) => {
        pressed = key.name ?? '';
        turn(key);
      });
      const chosen = await menu.prompt();
      const { userInput } = menu;
      if (byKey) return byKey;
      if (typeof chosen === 'number') {
        const choice = choices[chosen - 1];
        if (choice?.search !== undefined) kept = userInput;
        return choice;
      }
      const isEscape = isCancel(chosen) && pressed === 'escape' && !closed.signal.aborted;
      const hasBack = choices.some(({ label }) => label === BACK_LABEL);
      return isEscape && (userInput !== '' || !hasBack) ? 'again' : undefined;
    } finally {
      closed.stop();
    }
  }

  return {
    async select<T>(message: string, choices: readonly Choice<T>[], scene?: Scene): Promise<T | undefined> {
      if (!scene) return lines.select(message, choices);
      scrolled = 0;
      let answer = await once(message, choices, scene);
      while (answer === 'again') answer = await once(message, choices, scene);
      draw(scene, { ...WAITING, message: '…' });
      return answer?.value;
    },
    leave() {
      if (isOpen) output.write(LEAVE);
      isOpen = false;
    },
  };
}

type MenuKey = 'filteredOptions' | 'focusedValue' | 'isNavigating' | 'userInput' | 'state' | 'error';
