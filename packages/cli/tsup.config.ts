import { nodeProgram } from '@reticle/build';

export default nodeProgram(['src/cli.ts', 'src/index.ts', 'src/game.ts', 'src/worker.ts']);
