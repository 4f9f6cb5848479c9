#!/usr/bin/env node
import { spawnSync } from 'node:child_process';
import { node22 } from './path.mjs';

const { status, error } = spawnSync(node22(), process.argv.slice(2), { stdio: 'inherit' });
if (error) throw error;
process.exit(status ?? 1);
