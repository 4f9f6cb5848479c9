import { fixtures, harbor } from '../../test/harbor.js';
import { describeGame } from './describe-game.js';

describeGame(harbor, { ...fixtures, runs: 30 });
