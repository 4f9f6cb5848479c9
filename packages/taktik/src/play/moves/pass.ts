import { defineMove } from '@reticle/core/match';
import * as z from 'zod';
import { taktikIssue } from '../../language/issue.js';
import type { TaktikState } from '../../state/state.js';
import { closeWindow } from '../../rules/advance.js';
import { passWindow } from '../../rules/window.js';

/** Plays nothing in the open window. */
export const pass = defineMove({
  params: z.strictObject({}),
  refuses: ({ state: { window, phase } }) => (window ? [] : [taktikIssue('noWindow', { phase })]),
  variants: ({ window }: TaktikState) => (window ? [{}] : []),
  variantsAreLegal: true,
  execute({ state, random, emit }) {
    const tools = { random, emit };
    if (state.window) emit({ type: 'passed', window: state.window.name, player: state.window.player });
    const passed = passWindow(state, tools);
    return passed.window ? passed : closeWindow(passed, tools);
  },
});
