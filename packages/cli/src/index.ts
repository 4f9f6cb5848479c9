export { run } from './run.js';
export type { Io, TextSink } from './io.js';
export type { Choice, Prompter } from './prompter.js';
