import { sampled } from './mutation/sample.mjs';
import { openSteps } from './steps.mjs';

// Tests a sample of the mutants of each package, or of the named ones: `mutation-sample.mjs lorcana mtg`. One
// in so many (RETICLE_MUTANTS_ONE_IN) is drawn at random (RETICLE_SEED).

const { step, end } = openSteps();
const named = process.argv.slice(2);
const oneIn = process.env['RETICLE_MUTANTS_ONE_IN'] ?? '20';
for (const name of named.length > 0 ? named : ['core', 'mtg', 'lorcana'])
  await step(`one in ${oneIn} mutants: ${name}`, () => sampled(name, oneIn));
end();
