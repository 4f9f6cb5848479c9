import { createHash } from 'node:crypto';
import { relative } from 'node:path';

/** Which share of the mutants is drawn; 1 is all of them. It is read here and nowhere else. */
export const oneIn = Number(process.env['RETICLE_MUTANTS_ONE_IN'] ?? '1');
const seed = process.env['RETICLE_SEED'] ?? '1';

/** @typedef {{ id: string, fileName: string, mutatorName: string, replacement: string, location: object }} Mutant */

/**
 * Whether a mutant is drawn: each has the same chance, whatever its file, and always the same luck with the same seed.
 * @param {Mutant} mutant
 */
const isDrawn = ({ fileName, mutatorName, replacement, location }) => {
  const place = relative(process.cwd(), fileName);
  const drawn = createHash('sha256').update(
    JSON.stringify([seed, place, location, mutatorName, replacement]),
  );
  return drawn.digest().readUInt32BE() % oneIn === 0;
};

class Drawn {
  /** Stryker asks a checker what is worth a test. What is not drawn is answered as what does not compile: it is no part of the score. */
  async check(/** @type {readonly Mutant[]} */ mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        isDrawn(mutant) ? { status: 'passed' } : { status: 'compileError', reason: 'not drawn' },
      ]),
    );
  }

  async group(/** @type {readonly Mutant[]} */ mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async init() {}
}

export const strykerPlugins = [{ kind: 'Checker', name: 'drawn', injectableClass: Drawn }];
