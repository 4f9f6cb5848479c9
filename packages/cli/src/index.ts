export { run } from './run.js';
export type { Io, TextSink, Choice, Prompter } from './io.js';
