import { expect, it } from 'vitest';
import { ofGamePackage, ofNewGame, template } from './template.mjs';

it('a new game calls no workflow of another repository', () => {
  expect(template).not.toMatch(/uses: [^@\n]*\.github\/workflows/u);
});

it('a new game does what game-package.yml does where nothing is said otherwise', () => {
  expect(ofNewGame()).toEqual(ofGamePackage());
});
