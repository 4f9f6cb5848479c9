import type { defineConfig } from 'tsup';

type Config = ReturnType<typeof defineConfig>;

/** A package for any runtime: Node, browsers, workers. */
export function library(entry?: string[]): Config;

/** A program or library that needs Node. */
export function nodeProgram(entry: string[]): Config;
