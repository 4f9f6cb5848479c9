import { nodeProgram } from '@reticle/build';

export default nodeProgram(['src/cli.ts', 'src/index.ts', 'src/worker.ts', 'src/served-games.ts']);
