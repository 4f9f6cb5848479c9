import { library } from '@reticle/build';

export default library(['src/index.ts', 'src/{match,play,text,standard,host,describe,schema}/index.ts']);
