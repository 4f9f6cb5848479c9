import { expect, it } from 'vitest';
import { runSteps } from './steps.mjs';

const world = { cwd: '.', env: {}, values: {} };

it('runs nothing whose meaning it does not know', () => {
  expect(() => runSteps('game-package.yml', 'check', world)).toThrow(
    "The dry run does not know what this is worth: github.event_name == 'pull_request'",
  );
});

it('begins with a step that is there', () => {
  expect(() => runSteps('game-package.yml', 'check', world, 'Dance')).toThrow('has no step "Dance"');
});
